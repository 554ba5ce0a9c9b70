import { describe, expect, it } from 'vitest';
import { around, shared, stand, type Box, type Stand } from '../src/guide/balloon';

const screen = { width: 360, height: 640 };
const size = { width: 340, height: 150 };
const box = ({ left, top }: Stand): Box => ({ left, top, ...size });
const hand: Box = { left: 0, top: 454, width: 360, height: 186 };
const seats: Box = { left: 0, top: 44, width: 360, height: 48 };

describe('a balloon', () => {
  it('stands above what it points to where there is room, below it otherwise', () => {
    expect(stand({ left: 20, top: 500, width: 320, height: 60 }, [], size, screen, [])).toMatchObject({ tail: 'bottom', top: 336 });
    expect(stand({ left: 20, top: 60, width: 320, height: 60 }, [], size, screen, [])).toMatchObject({ tail: 'top', top: 134 });
  });
  it('stands beside it on a screen that is broad and low', () => {
    const wide = { width: 844, height: 390 };
    const place = stand({ left: 10, top: 10, width: 370, height: 370 }, [], { width: 340, height: 170 }, wide, []);
    expect(place).toMatchObject({ tail: 'left', left: 394 });
  });
  it('lies on nothing that it points to, and within the screen', () => {
    for (let top = 0; top < 600; top += 25) {
      const target = { left: 200, top, width: 44, height: 44 };
      const place = stand(target, [], size, screen, []);
      expect(shared(box(place), target)).toBe(0);
      expect(place.left >= 0 && place.top >= 0 && place.left + size.width <= 360 && place.top + size.height <= 640).toBe(true);
    }
  });
  it('leaves free what is needed now: below a tile rather than on the hand above it', () => {
    const tile = { left: 150, top: 250, width: 60, height: 60 };
    expect(stand(tile, [], size, screen, []).tail).toBe('bottom');
    expect(stand(tile, [], size, screen, [{ box: { left: 0, top: 0, width: 360, height: 200 }, worth: 1 }]).tail).toBe('top');
  });
  it('that points to nothing lies on the hand while one reads, and not while one is to act', () => {
    expect(stand(null, [hand, seats], size, screen, [])).toEqual({ left: 10, top: 472, tail: null, at: 0 });
    expect(stand(null, [hand, seats], size, screen, [{ box: hand, worth: 4 }]).top).toBeLessThan(454 - size.height);
  });
  it('stands apart from what it points to where every side of it is needed', () => {
    const tray = { left: 0, top: 454, width: 360, height: 100 };
    const asked = { box: { left: 0, top: 404, width: 360, height: 46 }, worth: 100 };
    const place = stand(tray, [hand, seats], size, screen, [asked]);
    expect(place.tail).toBeNull();
    expect([shared(box(place), tray), shared(box(place), asked.box)]).toEqual([0, 0]);
  });
  it('points to the middle of several things at once', () => {
    const both = around([
      { left: 10, top: 10, width: 20, height: 20 },
      { left: 110, top: 50, width: 20, height: 20 },
    ]);
    expect(both).toEqual({ left: 10, top: 10, width: 120, height: 60 });
    expect(around([])).toBeNull();
  });
});
