// New quest rooms: chaos, constellation, snakes; leave for who is under mind control, and bonds that slow two people down.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import type { Face } from '../../kinds';
import { cheapest, of, paid } from '../../paying';
import type { Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Carried, Lying, Tally, TempleModule } from '../module';
import Floor from './Floor.svelte';
import { SNAKE, TILES } from './tiles';

const USE = { confirm: 5, strike: 25, align: 26, cancel: 45 } as const;
const STRIKING: readonly Face[] = ['torch', 'torch'];
const ALIGNING: readonly Face[] = ['key', 'key'];

const snakesIn = (room: Room): number => room.things.filter((thing) => thing === 'snake').length;

const WISHES = ['enter', 'discover', 'explore', 'leave', 'activate', 'take-gem', 'shortcut', 'connect', 'wake'];
/** What somebody asks for, as a word. */
function wishOf(view: View, seat: number): string {
  const type = view.parts.trials?.waiting.find((one) => one.seat === seat)?.move['type'];
  return typeof type === 'string' && WISHES.includes(type) ? type : 'move';
}

/** What somebody else waits for comes before everything: it is one tap. */
function confirming({ view, moves }: Temple): Act[] {
  return of(moves, 'confirm').map((move) => ({
    id: `confirm-${move.to}`,
    word: `confirm-${wishOf(view, move.to)}`,
    seat: move.to,
    cost: [],
    tiles: [],
    moves: [move],
    bright: true,
    use: USE.confirm,
  }));
}

function working({ view, moves }: Temple): Act[] {
  const strike = cheapest(of(moves, 'strike'), view).map((move): Act => {
    const price = paid(STRIKING, move, view);
    return { id: `strike-${price.tiles.length}`, word: 'strike', ...price, moves: [move], bright: true, use: USE.strike };
  });
  const align = cheapest(of(moves, 'align'), view).map((move): Act => {
    const price = paid(ALIGNING, move, view);
    return { id: `align-${price.tiles.length}`, word: 'align', ...price, moves: [move], bright: true, use: USE.align };
  });
  return [...strike, ...align];
}

function lies(room: Room, view: View): Lying[] {
  const seen = view.parts.trials;
  const snakes = snakesIn(room);
  const here: Lying[] = [];
  if (room.name === 'chaos') here.push({ said: say('temple-room-chaos'), Floor });
  if (room.name === 'snakes') here.push({ said: say('temple-room-snakes', { left: seen?.snakes ?? 0 }), Floor });
  if (room.name === 'constellation') here.push({ said: tellStations(view), Floor });
  if (snakes > 0) here.push({ said: say('temple-room-snake', { snakes }), sign: 'snake', fill: '#3f5a1f', edge: '#eaffc0' });
  return here;
}

const STATIONS = ['constellation', 'start', 'three', 'one', 'exit'] as const;
/** Which rooms of the constellation still want somebody. */
function tellStations(view: View): string {
  const missing = (view.parts.trials?.stations ?? []).flatMap((manned, at) => (manned ? [] : [say(`temple-station-${STATIONS[at]}`)]));
  return missing.length > 0 ? say('temple-stars-missing', { rooms: missing.join(', ') }) : say('temple-stars-ready');
}

function tallies(view: View): Tally[] {
  const snakes = view.parts.trials?.snakes ?? 0;
  return snakes > 0 ? [{ sign: 'snake', number: snakes, said: say('temple-snakes-left', { snakes }) }] : [];
}

/** Whom the bonds tie to whom, on both seats. */
function carries(view: View, seat: number): Carried[] {
  const partner = view.parts.trials?.partner ?? [];
  const tied = partner.flatMap((other, holder) => (other === seat ? [holder] : []));
  return tied.map(() => ({ sign: 'curse-bonds', name: say('temple-tied'), rule: 'ESC-Q-QUEST-BONDS', harms: true, badge: 'curse-bonds' }));
}

export const module: TempleModule = {
  tiles: TILES,
  signs: { snake: SNAKE },
  acts: (temple) => [
    ...confirming(temple),
    ...working(temple),
    ...plain('cancel', of(temple.moves, 'cancel'), USE.cancel).map((act) => ({ ...act, bright: true })),
  ],
  item: (move, _view, name) => (move.type === 'bind' ? name(move.to) : null),
  lies,
  tallies,
  carries,
  sounds: {
    'chaos-broke': 'lose',
    'snake-came': 'alarm',
    'snake-struck': 'turn',
    'stars-aligned': 'win',
    'sent-back': 'wind',
    bound: 'alarm',
    'asks-leave': 'press',
    confirmed: 'turn',
  },
};
