// The same differences as the house writes, taken from tests/wire/test_difference.py.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changed } from '../src/replay/difference';
import { momentsOf, numbersOf, stepsOf } from '../src/replay/pages';
import type { Difference, ReplayPage } from '../src/wire';

interface Case {
  before: unknown;
  difference: Difference | null;
  after: unknown;
}
const cases = JSON.parse(readFileSync(new URL('differences.json', import.meta.url), 'utf8')) as Case[];

describe('a difference', () => {
  it('makes the one value the other, and leaves the one as it was', () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const { before, difference, after } of cases) {
      const kept = JSON.stringify(before);
      expect(difference ? changed(before, difference) : before).toStrictEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it('shares what stays the same', () => {
    const before = { board: [{ a: 1 }, { a: 2 }], hand: [1] };
    const after = changed(before, { of: { board: { of: { 1: { of: { a: { to: 3 } } } } } } }) as typeof before;
    expect(after.board[1]).toEqual({ a: 3 });
    expect(after.hand).toBe(before.hand);
    expect(after.board[0]).toBe(before.board[0]);
  });

  it('takes a member of any name for a member', () => {
    const after = changed({ a: 1 }, { of: JSON.parse('{"__proto__": {"to": 1}, "constructor": {"to": 2}}') as Record<string, Difference> });
    expect(JSON.stringify(after)).toBe('{"a":1,"__proto__":1,"constructor":2}');
  });
});

describe('a page', () => {
  const page: ReplayPage = {
    start: 4,
    first: { number: 3, at: 10, seat: 0, act: 'pause', story: [], views: [{ n: 1 }, { n: 1, own: 1 }], movers: [0] },
    then: [
      { number: 3, at: 20 },
      { number: 4, at: 30, seat: 1, act: 'resume', views: [{ of: { n: { to: 2 } } }, 0], movers: [] },
      { number: 5, at: 30, views: [{}, { gone: ['own'] }] },
    ],
    next: null,
  };

  it('is read step by step, each out of the one before', () => {
    const steps = stepsOf(page);
    expect(steps.map((step) => step.views)).toEqual([
      [{ n: 1 }, { n: 1, own: 1 }],
      [{ n: 1 }, { n: 1, own: 1 }],
      [{ n: 2 }, { n: 2, own: 1 }],
      [{ n: 2 }, { n: 2 }],
    ]);
    expect(steps.map((step) => [step.seat, step.act, step.movers.length])).toEqual([
      [0, 'pause', 1],
      [null, null, 1],
      [1, 'resume', 0],
      [null, null, 0],
    ]);
    expect(steps[1]?.views[0]).toBe(steps[0]?.views[0]);
  });

  it('belongs to a course that tells when each step was, and of which entry', () => {
    const course = { waits: [0, 5, 5, 0, 90], rings: [2, 4] };
    expect(momentsOf(course)).toEqual([0, 5, 10, 10, 100]);
    expect(numbersOf(course)).toEqual([0, 1, 1, 2, 2]);
  });
});
