import type { View } from '../wire';

/** The seats that had not left when it ended. */
export function leftInside(view: View): number[] {
  return view.players.flatMap((one, seat) => (one.place === null ? [] : [seat]));
}
