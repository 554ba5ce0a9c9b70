// The three days: told apart by their shape as well as by their colour.
import type { View } from '../../wire';

export type Calendar = NonNullable<View['parts']['calendar']>;
export type Day = Calendar['track'][number];

export const DAYS: Readonly<Record<Day, { readonly sign: string; readonly fill: string }>> = {
  sun: {
    fill: '#c77700',
    sign: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM10.700 1h2.600v4h-2.600ZM10.700 19h2.600v4h-2.600ZM1 10.700h4v2.600H1ZM19 10.700h4v2.600h-4ZM3.300 5.100l1.800-1.800 2.800 2.800-1.800 1.800ZM16.100 17.900l1.800-1.800 2.800 2.800-1.800 1.800ZM3.300 18.900l2.800-2.800 1.800 1.800-2.800 2.800ZM16.100 6.100l2.800-2.800 1.800 1.800-2.800 2.800Z',
  },
  moon: { fill: '#3d58a8', sign: 'M15.500 2A10.300 10.300 0 1 0 21.900 15 8.600 8.600 0 0 1 15.500 2Z' },
  gear: {
    fill: '#4f5a55',
    sign: 'M10.300 1.500h3.400l.5 2.900 2.200.9 2.400-1.700 2.400 2.400-1.700 2.400.9 2.200 2.900.5v3.400l-2.900.5-.9 2.200 1.700 2.400-2.400 2.400-2.400-1.700-2.200.9-.5 2.900h-3.400l-.5-2.900-2.200-.9-2.400 1.700L2.800 19.600l1.700-2.400-.9-2.200-2.900-.5v-3.400l2.900-.5.9-2.200L2.800 6l2.400-2.400 2.400 1.700 2.200-.9ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  },
};

/** A pawn of stone, in a box of 16 x 20. */
export const PAWN = 'M8 1a4.500 4.500 0 0 1 2.600 8.200L12.500 16H14v3.500H2V16h1.500l1.900-6.800A4.500 4.500 0 0 1 8 1Z';

export const isDay = (thing: string): thing is Day => thing in DAYS;

/** Where the first day of the track is drawn, and how far it is from day to day: px of a track 32 px tall. */
export const FIRST = 18;
export const STEP = 26;
export const widthOf = ({ track }: Calendar): number => FIRST + STEP * track.length + 2;

/** The day that comes next; null where the calendar is finished. */
export const activeDay = ({ track, pawn }: Calendar): Day | null => track[pawn] ?? null;

/** Rooms whose day has come, and whose gems sleep. */
export const wakeable = (view: View): number[] =>
  (view.parts.calendar?.tiles ?? [])
    .filter(({ place, day }) => view.parts.calendar && day === activeDay(view.parts.calendar) && !view.rooms[place]?.used)
    .map(({ place }) => place);

/** The bar that must be behind the pawn at the next slam, and how many days are missing; null where none is asked for. */
export function barOf(view: View, { bars, pawn }: Calendar): { number: number; left: number } | null {
  const slam = view.timeline.slice(view.next_cue).find((cue) => cue.what === 'slam');
  const bar = slam ? bars[slam.number - 1] : undefined;
  return slam && bar !== undefined ? { number: slam.number, left: Math.max(0, bar + 1 - pawn) } : null;
}
