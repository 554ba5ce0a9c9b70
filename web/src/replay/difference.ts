// Differences between JSON values, as the house writes them (src/serai/wire/difference.py).
import type { Difference } from '../wire';

type Members = Record<string, unknown>;

/** The other value; the one before is left as it was, and what did not change is shared with it. */
export function changed(before: unknown, by: Difference): unknown {
  if ('to' in by) return by.to;
  return Array.isArray(before) ? changedList(before, by) : changedObject(before as Members, by);
}

function changedList(before: readonly unknown[], { of = {}, at = 0, drop = 0, put = [] }: Difference): unknown[] {
  const items = [...before.slice(0, at), ...put, ...before.slice(at + drop)];
  for (const [place, inner] of Object.entries(of)) items[Number(place)] = changed(items[Number(place)], inner);
  return items;
}

function changedObject(before: Members, { of = {}, gone = [] }: Difference): Members {
  const members = new Map(Object.entries(before));
  for (const key of gone) members.delete(key);
  for (const [key, inner] of Object.entries(of)) members.set(key, changed(before[key], inner));
  return Object.fromEntries(members);
}
