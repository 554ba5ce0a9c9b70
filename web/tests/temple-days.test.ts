// Two rooms that are tapped one after the other, the bars of the calendar, and what one keeps in mind of tokens.
import { expect, it } from 'vitest';
import { bring, MODULES } from '../src/games/temple/modules';
import { barOf, wakeable } from '../src/games/temple/modules/calendar/days';
import { calendar } from '../src/games/temple/modules/calendar/gallery/positions';
import { jewels } from '../src/games/temple/modules/jewels/gallery/positions';
import { notesOf } from '../src/games/temple/modules/jewels/notes';
import { targetsOf } from '../src/games/temple/targets';
import { readPosition } from '../src/games/temple/view';
import type { Move } from '../src/games/temple/wire';

await bring(MODULES);
const swap = (place: number, other: number): Move => ({ type: 'swap-days', place, other, double_keys: 0 });
const SWAPS = [swap(1, 2), swap(1, 4), swap(2, 5)];
const targets = (first: number | null) => targetsOf(SWAPS, readPosition(calendar), first);

it('every room of a pair may be tapped first, and nothing is sent yet', () => {
  expect(targets(null).map((one) => one.place)).toEqual([1, 2, 4, 5]);
  expect(targets(null).every((one) => one.half)).toBe(true);
});

it('then those that go with it, which send the swap, and itself, which takes the tap back', () => {
  expect(targets(1)).toEqual([
    { place: 1, move: swap(1, 2), half: true },
    { place: 2, move: swap(1, 2), half: false },
    { place: 4, move: swap(1, 4), half: false },
  ]);
});

it('a room that one act leads to is tapped once', () => {
  expect(targetsOf([{ type: 'tell', place: 2 }], readPosition(jewels), null)).toEqual([
    { place: 2, move: { type: 'tell', place: 2 }, half: false },
  ]);
});

it('the bar of the next slam, and the days that are missing', () => {
  const { view } = calendar;
  const part = view.parts.calendar;
  if (!part) throw new Error('no calendar');
  const slams = [
    { at: 1, what: 'slam', number: 1 },
    { at: 2, what: 'slam', number: 2 },
    { at: 3, what: 'collapse', number: 3 },
  ] as const;
  const bar = (next_cue: number) => barOf({ ...view, timeline: [...slams], next_cue }, part);
  expect([bar(0), bar(1), bar(2)]).toEqual([{ number: 1, left: 0 }, { number: 2, left: 3 }, null]);
  expect(wakeable(view)).toEqual([2]);
});

it('what only the reader has seen is kept in mind, and where the own gem belongs; nothing by who looks on', () => {
  const temple = readPosition(jewels);
  expect(notesOf(temple)).toEqual([{ place: 2, jewel: 'onyx', told: false, owner: 1 }]);
  expect(notesOf({ ...temple, me: 4 })).toEqual([{ place: 3, jewel: 'emerald', told: true, owner: 4 }]);
  expect(notesOf({ ...temple, me: null })).toEqual([]);
});
