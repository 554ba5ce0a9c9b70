import type { Gear, View } from './wire';

export type Shape = Gear['shape'];
export type Colour = Gear['colour'];
export type Card = NonNullable<View['removed']>;

export const SHAPES: readonly Shape[] = ['triangle', 'circle', 'square', 'moon'];
export const COLOURS: readonly Colour[] = ['grey', 'yellow', 'orange'];
export const CARDS: readonly Card[] = [...SHAPES, ...COLOURS, 'joker'];

export function isColour(card: Card): card is Colour {
  return (COLOURS as readonly Card[]).includes(card);
}

/** The shapes and the joker's star, drawn in a box of 100 x 100. */
export const OUTLINES: Record<Shape | 'joker', string> = {
  triangle: 'M50 12 92 84H8Z',
  circle: 'M50 12a38 38 0 1 1 0 76 38 38 0 0 1 0-76Z',
  square: 'M16 16h68v68H16Z',
  moon: 'M62 10a41 41 0 1 0 24 60A36 36 0 0 1 62 10Z',
  joker: 'M50 4 61 36l34-7-22 27 22 27-34-7-11 20-11-20-34 7 22-27L5 29l34 7Z',
};
