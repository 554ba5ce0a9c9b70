// The end of an expedition, for the gallery.
import type { Ended } from '../../../ending/ending';
import type { View } from '../wire';
import { camp } from './positions';

export function ended(seats: number, rule: string): Ended<View> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const traveller = camp.view.travellers[0];
  const travellers = traveller ? all.map((seat) => ({ ...traveller, water: seat % 3 === 1 ? -1 : 2 })) : [];
  const winners = rule === 'DES-END-1' ? all : [];
  return { end: { rule, scores: all.map(() => 0), winners }, view: { ...camp.view, travellers }, names: [], story: [] };
}
