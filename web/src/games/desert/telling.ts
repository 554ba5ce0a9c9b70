// What lies on a cell, in words: the label of its button and the line above its acts.
import { say } from '../../words/reader.svelte';
import { seatsOn, type View } from './view';

export function tellTile(view: View, cell: number, names: readonly string[]): string {
  const place = say(`cell-${cell}`);
  const tile = view.tiles[cell];
  const parts = (tile ? tile.parts : view.hole_parts).map((part) => say('desert-lies', { part: say(`title-${part}`) }));
  if (!tile) return [say('desert-hole', { cell: place }), ...parts].join(' ');
  const face = tile.face === null ? '' : say(`face-${tile.face}`);
  const what = tile.excavated ? say('desert-tile-city', { cell: place, face }) : say(`desert-tile-${tile.back}`, { cell: place });
  const told = [what];
  if (tile.scouted && !tile.excavated && face) told.push(say('desert-tile-scouted', { face }));
  if (tile.sand > 0) told.push(say('desert-tile-sand', { count: tile.sand }));
  if (tile.blocked) told.push(say('desert-tile-blocked'));
  const people = seatsOn(view, cell).map((seat) => tellSeat(view, seat, names));
  return [...told, ...parts, ...(people.length > 0 ? [say('desert-tile-people', { names: people.join(', ') })] : [])].join(' ');
}

/** A player and the adventurer. */
export function tellSeat(view: View, seat: number, names: readonly string[]): string {
  const one = view.travellers[seat];
  return one ? say('desert-who', { name: names[seat] ?? '', adventurer: say(`adventurer-${one.adventurer}`) }) : '';
}
