import { describe, expect, it } from 'vitest';
import { early, late } from '../src/games/quicksand/gallery/positions';
import { bedBetween, tensionAt, ticksBetween } from '../src/games/quicksand/bed';
import { turnedIn } from '../src/games/quicksand/brief';
import { heightOf, leftAt, leftIfTurned, moodOf, secondsOf } from '../src/games/quicksand/sand';
import { archOf, inward, standing } from '../src/games/quicksand/track';
import { callsFor, cardOf, gearsOf, mayPlay, newestCard, playOf, readPosition, turnedBy } from '../src/games/quicksand/view';
import type { SandTimer } from '../src/games/quicksand/wire';

const sand = (left: number, since = 0): SandTimer => ({
  sort: 'slow',
  full: 60_000,
  left,
  since,
  tile: 1,
  lost: false,
  turned_by: [],
});

describe('the sand', () => {
  it('runs from the moment it was turned over, and never below nothing', () => {
    expect([900, 1000, 11_000, 99_000].map((now) => leftAt(sand(20_000, 1000), now))).toEqual([20_000, 20_000, 10_000, 0]);
    expect(leftIfTurned(sand(20_000), 5_000)).toBe(45_000);
  });

  it('counts seconds as people do: none only when nothing is left', () => {
    expect([0, 1, 1000, 1001].map(secondsOf)).toEqual([0, 1, 1, 2]);
    expect([10_000, 9_999, 1, 0].map(moodOf)).toEqual(['calm', 'low', 'low', 'out']);
  });

  it('fills a bulb from its neck', () => {
    expect([-1, 0, 0.25, 1, 2].map(heightOf)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('ticks on whole seconds under ten, on halves under five, by the timer that is nearest to its end', () => {
    const ticks = (timers: SandTimer[]): number[] => ticksBetween(timers, 0, 2000).map(({ at }) => at);
    expect(ticks([sand(40_000), sand(12_001)])).toEqual([]);
    expect(ticks([sand(40_000), sand(9_300)])).toEqual([300, 1300]);
    expect(ticks([sand(9_300), sand(4_700)])).toEqual([200, 700, 1200, 1700]);
    expect(ticks([sand(0), sand(30_000)])).toEqual([]);
  });
});

describe('the bed', () => {
  const strokes = (left: number): number => bedBetween([sand(left), sand(58_000)], 0, 4000).length;
  it('follows the timer that is nearest to its end, layer by layer', () => {
    expect([50_000, 21_000, 14_000, 9_000, 4_000].map((left) => tensionAt([sand(left), sand(58_000)], 0))).toEqual([0, 1, 2, 3, 4]);
    const counted = [50_000, 21_000, 14_000, 9_000, 4_500].map(strokes);
    expect(counted).toEqual([...counted].sort((one, other) => one - other));
    expect(new Set(counted).size).toBe(counted.length);
  });
  it('calms down when that timer is turned over', () => {
    expect([tensionAt([sand(4_000)], 0), tensionAt([sand(56_000)], 0)]).toEqual([4, 0]);
  });
  it('is never silent while sand runs, and silent when none does', () => {
    for (let from = 0; from < 42_000; from += 1000) expect(bedBetween([sand(42_000)], from, from + 1000).length).toBeGreaterThan(0);
    expect(tensionAt([sand(0)], 0)).toBe(null);
    expect(bedBetween([sand(0)], 0, 4000)).toEqual([]);
  });
  it('is the same in whatever portions it is played', () => {
    const timers = [sand(12_345), sand(40_000)];
    const parts = Array.from({ length: 120 }, (_, i) => bedBetween(timers, i * 100, i * 100 + 100)).flat();
    expect(parts).toEqual(bedBetween(timers, 0, 12_000));
  });
});

it('a story is told in a breath by the timers that it turned', () => {
  const told = (name: string, timer: number) => ({ at: 0, name, details: { timer, tile: 1, left: 0 } });
  expect(turnedIn([told('advanced', 2), told('turned', 0), told('lost', 1)])).toEqual([1, 3]);
});

const PLACES: readonly (readonly [string, number, number])[] = [
  ['phone', 374, 430],
  ['laptop', 900, 520],
  ['table screen', 950, 950],
];

describe.each(PLACES)('the arch on a %s', (_, width, height) => {
  it.each([13, 16, 19])('holds %i gears side by side, all of them in sight', (count) => {
    const arch = archOf(count, width, height);
    for (const { x, y } of arch.gears) {
      expect(x).toBeGreaterThan(arch.pitch / 2);
      expect(x).toBeLessThan(width - arch.pitch / 2);
      expect(y).toBeGreaterThan(arch.pitch / 2);
      expect(y).toBeLessThan(height - arch.pitch / 2);
    }
    arch.gears.slice(1).forEach((gear, i) => {
      const before = arch.gears[i] ?? gear;
      const apart = Math.hypot(gear.x - before.x, gear.y - before.y);
      expect(apart).toBeGreaterThan(arch.pitch * 0.96);
      expect(apart).toBeLessThan(arch.pitch * 1.04);
    });
  });

  it.each([1, 4, 8, 12, 15])('keeps five timers in a row from tile %i apart, inside the ring', (first) => {
    const arch = archOf(19, width, height);
    const places = standing(
      arch,
      Array.from({ length: 5 }, (_, i) => ({ ...sand(1), tile: first + i })),
    );
    places.forEach((one, i) => {
      expect(Math.abs(one.x - arch.centre.x)).toBeLessThan(arch.radius);
      for (const other of places.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(arch.glass * 0.9);
      }
    });
  });

  it('puts lost timers outside the ring, each at a place of its own', () => {
    const arch = archOf(19, width, height);
    const [one, other] = standing(arch, [
      { ...sand(1), tile: 2, lost: true },
      { ...sand(1), tile: 2, lost: true },
    ]);
    const gear = arch.gears[1];
    expect(one?.x).toBeLessThan(gear?.x ?? 0);
    expect(one?.x).toBeGreaterThan(0);
    expect(one?.y).not.toBe(other?.y);
    expect(Math.hypot(inward(arch, 2).x, inward(arch, 2).y)).toBeCloseTo(1);
  });
});

describe('the board shows what it was told', () => {
  const sands = readPosition(early, {});
  const [circle, orange, joker] = sands.hand ?? [];
  if (!circle || !orange || !joker) throw new Error('three cards were dealt');

  it('plays a card by the legal move it stands for, and asks a joker for its timer', () => {
    expect(playOf(sands, circle)).toEqual({ type: 'play', card: 'circle' });
    expect(playOf(sands, joker)).toBe(null);
    expect(mayPlay(sands, joker)).toBe(true);
    expect(sands.targets).toEqual([0, 1, 2]);
    const idle = readPosition({ ...early, legal: [] }, {});
    expect([circle, orange, joker].map((held) => mayPlay(idle, held))).toEqual([false, false, false]);
  });

  it('says which timers and gears a card would turn', () => {
    expect((['orange', 'circle', 'yellow'] as const).map((card) => turnedBy(sands, card, null))).toEqual([[2], [], [0, 1]]);
    expect(turnedBy(sands, 'joker', 1)).toEqual([1]);
    expect(turnedBy(sands, 'joker', null)).toEqual([]);
    expect(gearsOf(sands.view, 'orange')).toEqual([2, 7, 10, 12]);
  });

  it('shows aids up to level five, unless the table has chosen', () => {
    expect(sands.aids).toBe(true);
    expect(readPosition(late, {}).aids).toBe(false);
    expect(readPosition(late, { aids: 'on' }).aids).toBe(true);
    expect(readPosition(early, { aids: 'off' }).aids).toBe(false);
  });

  it('plays cards that face out by their places, and knows none of its own', () => {
    const out = readPosition(late, {});
    expect(out.blind).toBe(true);
    expect(out.hand?.map((held) => playOf(out, held))).toEqual([0, 1, 2].map((place) => ({ type: 'play-place', place })));
    expect(turnedBy(out, null, null)).toEqual([]);
  });

  it('offers to call what one holds, or which of the others’ cards to play', () => {
    expect(callsFor(sands)).toEqual(['not-yet', 'have-circle', 'have-orange', 'have-joker']);
    expect(callsFor(readPosition({ ...early, view: { ...early.view, turn: null } }, {}))[0]).toBe('i-begin');
    expect(callsFor(readPosition(late, {}))).toEqual(['not-yet', 'play-left', 'play-middle', 'play-right']);
    expect(callsFor(readPosition({ ...early, seat: null }, {}))).toEqual([]);
    expect([cardOf('have-moon'), cardOf('not-yet')]).toEqual(['moon', null]);
  });

  it('shows a joker that waits for its timer as the newest card', () => {
    const { view } = early;
    expect(newestCard(view)).toBe('orange');
    expect(newestCard({ ...view, naming: true })).toBe('joker');
    expect(newestCard({ ...view, discards: [] })).toBe(null);
  });
});
