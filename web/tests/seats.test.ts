import { expect, it } from 'vitest';
import { SEAT_MARKS, seatMark } from '../src/art/seats';

it('gives seven seats seven shapes and seven colours, so that neither must be seen alone', () => {
  expect(new Set(SEAT_MARKS.map((mark) => mark.shape)).size).toBe(7);
  expect(new Set(SEAT_MARKS.map((mark) => mark.fill)).size).toBe(7);
  expect(() => seatMark(7)).toThrow(RangeError);
});
