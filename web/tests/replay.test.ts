// A replay's time and its chances, without a page.
import { describe, expect, it } from 'vitest';
import { chancesAt, lineOf, stepOf, stepUnder } from '../src/replay/chances';
import { gameTimeAt, LONGEST, SHORTEST, stepAt, timelineOf } from '../src/replay/timeline';
import type { Curve, ReplayStep } from '../src/wire';

const step = (number: number, at = 0): ReplayStep => ({ number, at, seat: null, act: null, story: [], views: [], movers: [] });

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

  it('counts game time on between two steps', () => {
    const at = [0, 10_000, 10_500];
    const line = timelineOf(at, false);
    expect(gameTimeAt(line, at, LONGEST / 2)).toBe(5000);
    expect(gameTimeAt(line, at, 1e9)).toBe(10_500);
  });

  it('never runs backwards, even if a record does', () => {
    expect(timelineOf([5, 3, 9], true).starts).toEqual([0, 0, 6]);
  });
});

describe('the chances', () => {
  const curve: Curve = { chances: [[0.5, 0.5], [0.75, 0.25], [1, 0]], moments: [{ number: 1, seat: 0, change: 0.25 }] };
  // The last step is of time alone: it has no entry, and so no chances of its own.
  const steps = [step(0), step(1), step(2), step(2)];

  it('are those of the last entry', () => {
    expect(steps.map((one) => chancesAt(curve, one)[0])).toEqual([0.5, 0.75, 1, 1]);
    expect(chancesAt(curve, undefined)).toEqual([0.5, 0.5]);
  });

  it('are drawn from left to right, certain victory at the top', () => {
    expect(lineOf(curve, [step(0), step(1), step(2)], 0)).toBe('0.00,50.00 50.00,25.00 100.00,0.00');
  });

  it('lead a finger to the nearest step, and to a marked moment when it is near', () => {
    expect(stepOf(curve.moments[0]!, steps)).toBe(1);
    expect(stepUnder(0.5, 101, [], 3)).toBe(50);
    expect(stepUnder(0.5, 101, [40, 52, 48.5], 3)).toBe(48.5);
    expect([stepUnder(-1, 101, [], 3), stepUnder(2, 101, [], 3)]).toEqual([0, 100]);
  });
});
