import { describe, expect, it } from 'vitest';
import { around, over, stand, type Box, type Stand } from '../src/guide/balloon';

const screen = { width: 360, height: 640 };
const size = { width: 340, height: 150 };
const meets = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
const box = ({ left, top }: Stand): Box => ({ left, top, ...size });

describe('a balloon', () => {
  it('stands above what it points to where there is room, below it otherwise', () => {
    expect(stand({ left: 20, top: 500, width: 320, height: 60 }, size, screen)).toMatchObject({ tail: 'bottom', top: 336 });
    expect(stand({ left: 20, top: 60, width: 320, height: 60 }, size, screen)).toMatchObject({ tail: 'top', top: 134 });
  });
  it('stands beside it on a screen that is broad and low', () => {
    const wide = { width: 844, height: 390 };
    expect(stand({ left: 10, top: 10, width: 370, height: 370 }, { width: 340, height: 170 }, wide)).toMatchObject({
      tail: 'left',
      left: 394,
    });
  });
  it('lies on nothing that it points to, and within the screen, wherever there is room for both', () => {
    for (let top = 0; top < 600; top += 25) {
      const target = { left: 200, top, width: 44, height: 44 };
      const place = stand(target, size, screen);
      expect(meets(box(place), target)).toBe(false);
      expect(place.left >= 0 && place.top >= 0 && place.left + size.width <= 360 && place.top + size.height <= 640).toBe(true);
    }
  });
  it('points to the middle of several things at once', () => {
    const both = around([
      { left: 10, top: 10, width: 20, height: 20 },
      { left: 110, top: 50, width: 20, height: 20 },
    ]);
    expect(both).toEqual({ left: 10, top: 10, width: 120, height: 60 });
    expect(around([])).toBeNull();
  });
  it('that points to nothing lies on the hand, within the screen', () => {
    expect(over({ left: 0, top: 454, width: 360, height: 186 }, size, screen)).toEqual({ left: 10, top: 472, tail: null, at: 0 });
    expect(over({ left: 0, top: 640, width: 360, height: 0 }, size, screen)).toMatchObject({ top: 484 });
  });
});
