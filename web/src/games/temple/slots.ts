// Buttons that stay under the finger: four places for the acts of most use. One that goes leaves its place empty and comes back
// to it; a better one takes an empty place, else that of the worst. All others are behind "more".
/** The key of each act: first those of the four places, then those behind "more". */
export const LETTERS = 'abcdefghjkl';

export interface Slot<T> {
  /** Whose place it is, or was; empty where it never was anybody's. */
  readonly id: string;
  readonly act: T | null;
  /** When whoever stands here came, or the last one went. */
  readonly since: number;
  /** Somebody else stood here just before: a finger on its way meant that one. */
  readonly taken: boolean;
}

/** Acts in sight. */
export const IN_SIGHT = 4;
/** How long a finger may still be on its way to what stood in a place before, in ms. */
export const LATE = 350;
const EMPTY: Slot<never> = { id: '', act: null, since: -LATE, taken: false };

/** The four places after the acts have changed; `ranked` begins with the best. */
export function arranged<T extends { id: string }>(before: readonly Slot<T>[], ranked: readonly T[], now: number): Slot<T>[] {
  const best = ranked.slice(0, IN_SIGHT);
  const slots = Array.from({ length: IN_SIGHT }, (_, at) => kept(before[at] ?? EMPTY, best, now));
  for (const act of best) {
    if (slots.some((slot) => slot.act?.id === act.id)) continue;
    const at = placeFor(slots, act.id);
    slots[at] = { id: act.id, act, since: now, taken: slots[at]?.id !== act.id && now - (slots[at]?.since ?? 0) < LATE };
  }
  return slots;
}

/** A place keeps its act while it is one of the best. */
function kept<T extends { id: string }>(slot: Slot<T>, best: readonly T[], now: number): Slot<T> {
  const act = best.find((one) => one.id === slot.id);
  if (act && slot.act) return { ...slot, act };
  return slot.act ? { id: slot.id, act: null, since: now, taken: false } : slot;
}

/** Its own old place if that is empty, else the one that has been empty for longest. */
function placeFor<T>(slots: readonly Slot<T>[], id: string): number {
  const empty = slots.flatMap((slot, at) => (slot.act ? [] : [at]));
  const own = empty.find((at) => slots[at]?.id === id);
  return own ?? empty.reduce((oldest, at) => ((slots[at]?.since ?? 0) < (slots[oldest]?.since ?? 0) ? at : oldest), empty[0] ?? 0);
}

/** Whether a tap now may have been meant for what stood there before. */
export function tooSoon<T>(slot: Slot<T>, now: number): boolean {
  return slot.taken && now - slot.since < LATE;
}
