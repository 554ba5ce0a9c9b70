// Buttons that stay under the finger: one that goes leaves its place empty for a while and comes back to it, and new ones
// never push others aside.
/** The key of each place; the others of the alphabet do something else. */
export const LETTERS = 'abcdefghjkl';

export interface Slot<T> {
  /** Whose place it is, or was. */
  readonly id: string;
  /** Null: empty since that moment. */
  readonly act: T | null;
  readonly since: number;
}

/** How long an empty place is kept, in ms; and how long at least, where all places in sight are taken or kept. */
export const KEPT_FREE = 1500;
export const LEAST_FREE = 400;
/** Places that are in sight without a stroke. */
export const IN_SIGHT = 4;

export function arranged<T extends { id: string }>(before: readonly Slot<T>[], acts: readonly T[], now: number): Slot<T>[] {
  const left = [...acts];
  const slots = before.map((slot): Slot<T> => {
    const at = left.findIndex((act) => act.id === slot.id);
    const [act] = at < 0 ? [] : left.splice(at, 1);
    if (act) return { ...slot, act };
    return slot.act ? { ...slot, act: null, since: now } : slot;
  });
  for (const act of left) {
    const patience = slots.length < IN_SIGHT ? KEPT_FREE : LEAST_FREE;
    const free = slots.findIndex((slot) => !slot.act && now - slot.since >= patience);
    const slot = { id: act.id, act, since: now };
    if (free < 0) slots.push(slot);
    else slots[free] = slot;
  }
  let end = slots.length;
  while (end > 0 && !slots[end - 1]?.act && now - (slots[end - 1]?.since ?? 0) >= KEPT_FREE) end--;
  return slots.slice(0, end);
}
