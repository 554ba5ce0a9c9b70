/** The seven seats of a table: a shape and a colour each, so that neither has to be seen alone. */
export interface SeatMarkShape {
  readonly shape: 'triangle' | 'circle' | 'square' | 'diamond' | 'cross' | 'star' | 'hexagon';
  readonly fill: string;
  /** A letter on it, dark where the fill is light. */
  readonly ink: string;
  /** Drawn in a box of 24 x 24. */
  readonly path: string;
}

export const SEAT_MARKS: readonly SeatMarkShape[] = [
  { shape: 'triangle', fill: 'var(--seat-red)', ink: 'light-dark(#fff, #1a1208)', path: 'M12 3.2 21.6 20H2.4Z' },
  { shape: 'circle', fill: 'var(--seat-blue)', ink: 'light-dark(#fff, #1a1208)', path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z' },
  { shape: 'square', fill: 'var(--seat-green)', ink: 'light-dark(#fff, #1a1208)', path: 'M4 4h16v16H4Z' },
  { shape: 'diamond', fill: 'var(--seat-yellow)', ink: '#1a1208', path: 'M12 1.8 21.6 12 12 22.2 2.4 12Z' },
  { shape: 'cross', fill: 'var(--seat-white)', ink: '#1a1208', path: 'M8.6 3h6.8v5.6H21v6.8h-5.6V21H8.6v-5.6H3V8.6h5.6Z' },
  {
    shape: 'star',
    fill: 'var(--seat-black)',
    ink: '#fff',
    path: 'M12 1.9 15 8.8l7.4.7-5.6 4.9 1.7 7.3L12 17.9l-6.5 3.8 1.7-7.3L1.6 9.5 9 8.8Z',
  },
  { shape: 'hexagon', fill: 'var(--seat-violet)', ink: 'light-dark(#fff, #1a1208)', path: 'M12 2.2 20.6 7.1v9.8L12 21.8 3.4 16.9V7.1Z' },
];

/** Cloth with a notch, hung from a rod. */
export const BANNER = 'M.8 2.600H23.200M2.800 2.600V22.800L12 18.600 21.200 22.800V2.600';

export function seatMark(seat: number): SeatMarkShape {
  const mark = SEAT_MARKS[seat];
  if (!mark) throw new RangeError(`no seat ${seat}: a table has seven at most`);
  return mark;
}
