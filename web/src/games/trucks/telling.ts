// A legal move in a few words: what it does, and what comes of it.
import { say } from '../../words/reader.svelte';
import { rigOf, type Option, type Race } from './view';

type Name = (seat: number) => string;

export function cellName(cell: string): string {
  return cell === 'OASIS' || cell === 'START' ? say(`cell-${cell}`) : cell;
}

/** What a button does. */
export function deed(option: Option, name: Name): string {
  const truck = option.trucks[0] ?? 0;
  return say(`race-do-${option.send.type}`, {
    truck,
    name: name(option.seat),
    cell: cellName(option.at ?? ''),
    trucks: option.trucks.length > 0 ? say(`trucks-${option.trucks.join('-')}`) : '',
  });
}

/** What comes of it: the gauge, trucks jumped with both gauges, a full tank, the oasis, the way home. */
export function consequences(race: Race, option: Option, name: Name): string[] {
  const left = option.litres[0] ?? 0;
  const told: string[] = [];
  const gauges = option.trucks.map((truck, i) => ({ from: rigOf(race.rigs, option.seat, truck)?.litres ?? 0, to: option.litres[i] ?? 0 }));
  if (option.home) told.push(say('race-note-home'));
  else if (option.arrives) told.push(say('race-note-arrives', { litres: left, points: race.points[0] ?? 0 }));
  else if (option.refuels) told.push(say('race-note-fills'));
  else told.push(...gauges.map((gauge) => say('race-note-gauge', gauge)));
  // A truck that is pushed jumps as it likes: no gauge is compared.
  const compared = option.send.type === 'drive';
  for (const jump of option.jumps) {
    const over = { truck: jump.truck, name: name(jump.seat), litres: jump.litres, left };
    told.push(say(compared ? 'race-note-jump' : 'race-note-over', over));
  }
  return told;
}

/** The one thing that a button adds to its deed: what the gauge then shows, or what else counts most; nothing where nothing changes. */
export function brings(race: Race, option: Option): string {
  const left = option.litres[0] ?? 0;
  if (option.arrives) return say('race-brings-oasis', { litres: left, points: race.points[0] ?? 0 });
  if (option.send.type === 'discard') return say('race-impossible');
  if (option.home) return say('race-note-home');
  if (option.send.type === 'push') return option.refuels ? say('race-note-fills') : '';
  return option.litres.map((litres) => say('race-brings', { litres })).join(', ');
}

/** What a button does not say: the card that is used, and whom it jumps. */
export function besides(race: Race, option: Option, name: Name): string[] {
  const jumped = option.jumps.length > 0 ? consequences(race, option, name).slice(-option.jumps.length) : [];
  return [say('race-with-card', { card: say(`card-${option.card}`) }), ...jumped];
}
