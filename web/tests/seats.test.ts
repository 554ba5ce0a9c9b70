import { expect, it } from 'vitest';
import { SEAT_MARKS, seatMark } from '../src/art/seats';

it('gives six seats six shapes and six colours, so that neither must be seen alone', () => {
  expect(new Set(SEAT_MARKS.map((mark) => mark.shape)).size).toBe(6);
  expect(new Set(SEAT_MARKS.map((mark) => mark.fill)).size).toBe(6);
  expect(() => seatMark(6)).toThrow(RangeError);
});
