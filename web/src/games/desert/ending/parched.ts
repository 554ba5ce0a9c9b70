import type { View } from '../wire';

/** The seats whose water was less than nothing. */
export function parched(view: View): number[] {
  return view.travellers.flatMap((one, seat) => (one.water < 0 ? [seat] : []));
}
