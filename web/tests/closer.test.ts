import { describe, expect, it } from 'vitest';
import { enlarged, held, nearTo, REST } from '../src/stage/closer';

describe('a closer look', () => {
  it('keeps the point under the fingers where it is', () => {
    const look = enlarged(REST, 2, { x: 30, y: -10 });
    expect(look).toEqual({ scale: 2, x: -30, y: 10 });
    // The point of the board that was at 30 is drawn at 30 * 2 - 30 = 30.
    expect(30 * look.scale + look.x).toBe(30);
  });
  it('cannot draw the board out of its frame', () => {
    expect(held({ scale: 2, x: 900, y: -900 }, 300, 200)).toEqual({ scale: 2, x: 150, y: -100 });
    expect(held({ scale: 1, x: 5, y: 5 }, 300, 200)).toEqual(REST);
  });
  it('has a nearest and a farthest', () => {
    expect(enlarged(REST, 100, { x: 0, y: 0 }).scale).toBe(4);
    expect(enlarged({ scale: 2, x: 0, y: 0 }, 0.01, { x: 0, y: 0 }).scale).toBe(1);
  });
});

describe('where the play is', () => {
  const cell = (x: number, y: number) => ({ x, y, width: 22, height: 20 });
  it('is shown so large that a finger meets it, its middle in the middle', () => {
    expect(nearTo([cell(40, 0), cell(80, 0)], 40)).toEqual({ scale: 2, x: -142, y: -20 });
  });
  it('is shown as it is where it is large enough, or nowhere', () => {
    expect(nearTo([cell(0, 0)], 20).scale).toBe(1);
    expect(nearTo([], 44)).toEqual(REST);
  });
  it('shows as many as its frame holds', () => {
    const row = [0, 100, 140, 180, 400].map((x) => ({ x, y: 0, width: 40, height: 40 }));
    // The three that lie together: from 100 to 220.
    expect(-nearTo(row, 40, { width: 130, height: 90 }).x).toBeCloseTo(165, 0);
  });
  it('can be drawn about as far as a board larger than its frame reaches', () => {
    expect(held({ scale: 1, x: 900, y: -900 }, 300, 200, { width: 300, height: 500 })).toEqual({ scale: 1, x: 0, y: -150 });
  });
});
