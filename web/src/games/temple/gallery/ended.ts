// The end of an adventure, for the gallery.
import type { Ended } from '../../../ending/ending';
import type { View } from '../wire';
import { midway } from './positions';

export function ended(seats: number, rule: string): Ended<View> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const one = midway.view.players[0];
  const players = one ? all.map((seat) => ({ ...one, place: seat % 2 ? null : 0 })) : [];
  return {
    end: { rule, scores: all.map(() => 0), winners: rule === 'ESC-END-1' ? all : [] },
    view: { ...midway.view, players },
    names: [],
    story: [],
  };
}
