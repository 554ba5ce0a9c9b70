// Ten positions a second, and most of each is as it was: what did not change stays the very same thing, so that nothing is drawn again.
function steady<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after))
    return same(
      before,
      after.map((one, i) => steady(before[i], one) as unknown),
    ) as T;
  if (isRecord(before) && isRecord(after)) {
    return same(before, Object.fromEntries(Object.entries(after).map(([key, value]) => [key, steady(before[key], value)]))) as T;
  }
  return after;
}

type Known = Record<string, unknown>;
const isRecord = (thing: unknown): thing is Known => typeof thing === 'object' && thing !== null && !Array.isArray(thing);

/** The old one, where every part of the new one is a part of it. */
function same<T extends object>(before: T, after: T): T {
  const keys = Object.keys(after);
  const equal = keys.length === Object.keys(before).length && keys.every((key) => (before as Known)[key] === (after as Known)[key]);
  return equal ? before : after;
}

/** Remembers what it was shown last. */
export class Steady<T> {
  #last: T | undefined;

  of(next: T): T {
    this.#last = steady(this.#last, next);
    return this.#last;
  }
}
