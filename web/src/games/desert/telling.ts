// What is chosen, in words: the label of a tile, the line about it, and what can be done next.
import { say } from '../../words/reader.svelte';
import { moods, type Choice } from './choice';
import { CARD_RULES } from './kinds';
import { seatsOn, type Act, type Camp, type View } from './view';

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

/** What is pointed at; nothing where nothing is. */
export function tellChoice(view: View, choice: Choice, names: readonly string[]): string {
  if (choice.cell !== null) return tellTile(view, choice.cell, names);
  if (choice.card !== null) return say(CARD_RULES[choice.card][0] ?? '');
  if (choice.seat === null) return '';
  return `${tellSeat(view, choice.seat, names)}. ${say(`power-${view.travellers[choice.seat]?.adventurer ?? 'climber'}`)}`;
}

interface Circumstances {
  names: readonly string[];
  /** A bot plays for the reader. */
  lent: boolean;
  paused: boolean;
  /** How many acts are offered for what is chosen. */
  offers: number;
}
/** What to do next, in a line. */
export function advise(camp: Camp, choice: Choice, { names, lent, paused, offers }: Circumstances): string {
  const { view, turn, me } = camp;
  if (turn === null) return say('desert-over');
  if (paused) return say('paused-about');
  if (view.phase === 'guiding' && turn === me) return say('desert-guiding', { steps: view.steps });
  const pointed = choice.cell !== null || choice.seat !== null || choice.card !== null;
  if (aims(camp, choice)) return say('desert-aim');
  if (pointed) return offers === 0 ? say('desert-nothing') : '';
  if (turn !== me) return say(camp.acts.length > 0 && !lent ? 'desert-wait-free' : 'desert-wait', { name: names[turn] ?? '' });
  return view.phase === 'storm' ? say('desert-due', { cards: view.due }) : say('desert-choose');
}

/** A card or somebody else is in the fingers, and waits for a tile. */
function aims(camp: Camp, choice: Choice): boolean {
  const held = choice.card !== null || (choice.seat !== null && choice.seat !== camp.me);
  return choice.cell === null && held && [...moods(camp, choice).values()].includes('go');
}

/** How many markers an act surely takes away, where it is more than one. */
export function more({ foresee }: Act): string {
  const dug = foresee.find((one) => one.name === 'dug' || one.name === 'blasted');
  return dug && Number(dug.details['markers']) > 1 ? ` (−${dug.details['markers']})` : '';
}
