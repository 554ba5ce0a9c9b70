// A replay's time and its chances, without a page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameTime } from '../src/line/game-time';
import { chancesAt, lineOf, placesShown, stepOf, stepUnder } from '../src/replay/chances';
import { greatest, judgementOf, wayTo } from '../src/replay/moments';
import { marksOf, spread } from '../src/replay/marks';
import { Player } from '../src/replay/player.svelte';
import { mark } from '../src/games/temple/marks';
import { LONGEST, SHORTEST, stepAt, timelineOf } from '../src/replay/timeline';
import type { Curve, End, Moment } from '../src/wire';

describe('the timeline', () => {
  it('shows a game in turns at a pace that can be followed', () => {
    const line = timelineOf([0, 10, 120_000, 121_000], false);
    expect(line.starts).toEqual([0, SHORTEST, SHORTEST + LONGEST, SHORTEST + LONGEST + 1000]);
    expect(line.length).toBe(line.starts.at(-1));
  });

  it('shows a game in real time as it went', () => {
    expect(timelineOf([0, 10, 120_000], true).starts).toEqual([0, 10, 120_000]);
  });

  it('knows the step of every moment, before the first and after the last too', () => {
    const line = timelineOf([0, 1000, 2000], true);
    expect([-5, 0, 999, 1000, 1999, 2000, 9999].map((moment) => stepAt(line, moment))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(stepAt(timelineOf([], false), 10)).toBe(0);
  });

  it('never runs backwards, even if a record does', () => {
    expect(timelineOf([5, 3, 9], true).starts).toEqual([0, 0, 6]);
  });
});

describe('marks on the bar', () => {
  const held = (...stories: string[][]) =>
    stories.map((names, place) => ({
      place,
      step: {
        number: place,
        at: 0,
        seat: null,
        act: null,
        views: [],
        movers: [],
        story: names.map((name) => ({ at: 0, name, details: { room: name === 'discovered' && place > 1 ? 'exit' : 'keys-1' } })),
      },
    }));
  const found = (...stories: string[][]) => marksOf(held(...stories), mark).map(({ step, kind }) => `${step} ${kind}`);

  it('are gongs, doors, gems and losses of Escape, one of a kind for each step', () => {
    expect(found(['rolled'], ['gong', 'rolled'], ['discovered'], ['slammed', 'die-lost', 'die-lost'], ['activated'])).toEqual([
      '1 beat',
      '2 door',
      '3 beat',
      '3 loss',
      '4 gain',
    ]);
    expect(found(['discovered'], ['discovered'])).toEqual([]);
  });

  it('leave out what would be one blot, and draw what strikes for all last', () => {
    const at = (kind: 'beat' | 'loss', ...shares: number[]) => shares.map((share) => ({ kind, share }));
    expect(spread([...at('beat', 0.3, 0.9), ...at('loss', 0.3, 0.31, 0.32, 0.34)])).toEqual([
      ...at('loss', 0.3, 0.34),
      ...at('beat', 0.3, 0.9),
    ]);
  });

  it('are none where a game names none', () => {
    expect(marksOf(held(['gong']), undefined)).toEqual([]);
  });
});

const turn = (about: Partial<Moment>): Moment => ({
  ...{ number: 1, since: 0, by: 0, seat: 0, change: 0.2, key: true, what: [], stands: [], cause: 'choice' as const },
  ...about,
});

describe('key moments', () => {
  const [rise, fall, doubtful] = [turn({ change: 0.4 }), turn({ number: 2, change: -0.3 }), turn({ number: 3, change: -0.5, key: false })];
  const end = (winners: number[]): End => ({ rule: 'DES-END-2', scores: [0, 0], winners });

  it('that led a team to its end come first, and confirmed ones before others', () => {
    expect(greatest([rise, fall, doubtful], end([]), true)).toEqual([fall, doubtful, rise]);
    expect(greatest([rise, fall, doubtful], end([0, 1]), true)[0]).toBe(rise);
    expect(greatest([fall, rise, doubtful], end([1]), false)).toEqual([rise, fall, doubtful]);
  });

  it('have a way that leads to them, and to the end where time alone brought it', () => {
    expect(wayTo('ABC234', fall)).toBe('/r/ABC234?entry=2');
    expect(wayTo('ABC234', turn({ number: 2, since: 2, by: null }))).toBe('/r/ABC234?entry=end');
    expect(stepOf(turn({ number: 2, since: 2, by: null }), [0, 1, 2, 2, 2])).toBe(4);
  });

  it('judge nobody by what a move does to others, or by what is not confirmed', () => {
    expect(judgementOf(turn({ by: 1, seat: 0 }), false)).toBe('');
    expect(judgementOf(doubtful, true)).toBe('');
    expect(judgementOf(turn({ by: 1, seat: 0 }), true)).not.toBe('');
  });
});

describe('the chances', () => {
  const curve: Curve = {
    chances: [
      [0.5, 0.5],
      [0.75, 0.25],
      [1, 0],
    ],
    every: 1,
    moments: [turn({ number: 1, change: 0.25 })],
  };
  // The last step is of time alone: it has no entry, and so no chances of its own.
  const numbers = [0, 1, 2, 2];

  it('are those of the last entry', () => {
    expect(numbers.map((_, place) => chancesAt(curve, numbers, place)[0])).toEqual([0.5, 0.75, 1, 1]);
    expect(chancesAt(curve, [0], 0)).toEqual([0.5, 0.5]);
  });

  it('have a point of their own for an end by time alone', () => {
    const [afterEntries, steps] = [{ ...curve, chances: [[0.5], [0.6], [0]] }, [0, 0, 1, 1, 1]];
    expect(steps.map((_, place) => chancesAt(afterEntries, steps, place)[0])).toEqual([0.5, 0.5, 0.6, 0.6, 0]);
  });

  it('of a long game are known for some entries, and for the last one', () => {
    const sparse: Curve = { ...curve, every: 3 };
    const entries = [0, 1, 2, 3, 4];
    expect(entries.map((_, place) => chancesAt(sparse, entries, place)[0])).toEqual([0.5, 0.5, 0.5, 0.75, 1]);
    expect(placesShown(10, 4)).toEqual([0, 3, 6, 9]);
    expect(placesShown(11, 4)).toEqual([0, 3, 6, 9, 10]);
    expect(placesShown(3, 4)).toEqual([0, 1, 2]);
  });

  it('are drawn from left to right, certain victory at the top', () => {
    expect(lineOf(curve, [0, 1, 2], 0)).toBe('0.00,50.00 50.00,25.00 100.00,0.00');
  });

  it('lead a finger to the nearest step, and to a marked moment when it is near', () => {
    expect(curve.moments.map((moment) => stepOf(moment, numbers))[0]).toBe(1);
    expect(stepUnder(0.5, 101, [], 3)).toBe(50);
    expect(stepUnder(0.5, 101, [40, 52, 48.5], 3)).toBe(48.5);
    expect([stepUnder(-1, 101, [], 3), stepUnder(2, 101, [], 3)]).toEqual([0, 100]);
  });
});

describe('a game in real time, played again', () => {
  const at = [0, 1000, 1500, 4000];
  let player: Player;
  const now = (): number => gameTime(player.clock(at), 0);

  beforeEach(() => {
    vi.useFakeTimers();
    player = new Player(true);
    player.show(timelineOf(at, true), false);
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it('goes at its own pace, its clock counting on between the steps', () => {
    player.play();
    const seen = [250, 750, 499, 1, 2499, 1].map((ms) => {
      vi.advanceTimersByTime(ms);
      return [now(), player.step];
    });
    expect(seen).toEqual([
      [250, 0],
      [1000, 1],
      [1499, 1],
      [1500, 2],
      [3999, 2],
      [4000, 3],
    ]);
    expect(player.playing).toBe(false);
  });

  it('can be slowed and sped up in the midst of it', () => {
    player.play();
    vi.advanceTimersByTime(200);
    player.speed = '0.5';
    vi.advanceTimersByTime(200);
    expect(now()).toBe(300);
    player.speed = '4';
    vi.advanceTimersByTime(300);
    expect([now(), player.step]).toEqual([1500, 2]);
  });

  it('stands at any millisecond, and goes on from there', () => {
    player.seek(1234);
    expect([now(), player.step, player.playing]).toEqual([1234, 1, false]);
    vi.advanceTimersByTime(5000);
    expect(now()).toBe(1234);
    player.play();
    vi.advanceTimersByTime(100);
    expect(now()).toBe(1334);
    player.pause();
    vi.advanceTimersByTime(100);
    expect(now()).toBe(1334);
    player.seek(99_999);
    expect([now(), player.step]).toEqual([4000, 3]);
    player.seek(-5);
    expect([now(), player.step]).toEqual([0, 0]);
  });

  it('steps from change to change', () => {
    player.seek(1234);
    player.go(player.step + 1);
    expect([now(), player.step]).toEqual([1500, 2]);
  });

  it('a game in turns shows its steps, and no time between them', () => {
    const turns = new Player();
    turns.show(timelineOf(at, false), false);
    turns.play();
    vi.advanceTimersByTime(300);
    expect(gameTime(turns.clock(at), 0)).toBe(0);
    turns.close();
  });
});
