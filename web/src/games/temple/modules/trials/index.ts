// New quest rooms: chaos, constellation, snakes; leave for who is under mind control, and bonds that slow two people down.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import type { Face } from '../../kinds';
import { cheapest, of, paid } from '../../paying';
import type { Name } from '../../telling';
import type { Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Asked, Carried, Lying, Tally, TempleModule } from '../module';
import Floor from './Floor.svelte';
import { shines, stationOf, STATIONS } from './stars';
import Station from './Station.svelte';
import Ties from './Ties.svelte';
import { SNAKE, TILES } from './tiles';

const USE = { strike: 25, align: 26 } as const;
const STRIKING: readonly Face[] = ['torch', 'torch'];
const ALIGNING: readonly Face[] = ['key', 'key'];

const snakesIn = (room: Room): number => room.things.filter((thing) => thing === 'snake').length;

const WISHES = ['enter', 'discover', 'explore', 'leave', 'activate', 'take-gem', 'shortcut', 'connect', 'wake'];
/** What somebody asks for, as a word. */
function wishOf(view: View, seat: number): string {
  const type = view.parts.trials?.waiting.find((one) => one.seat === seat)?.move['type'];
  return typeof type === 'string' && WISHES.includes(type) ? type : 'move';
}

const LASTS = 3000;

/** Who is under mind control asks everybody: it waits for a yes, and is done by itself where nobody else is inside. */
function asked({ view, moves, me }: Temple, name: Name): Asked[] {
  return (view.parts.trials?.waiting ?? []).map(({ seat, until }) => ({
    seat,
    said: me === seat ? say('event-asks-leave', { you: 'seat' }) : say(`temple-wish-${wishOf(view, seat)}`, { name: name(seat) }),
    until,
    lasts: LASTS,
    silence: say(until === null ? 'temple-silence-waits' : 'temple-silence-done'),
    answers: [
      ...of(moves, 'confirm').flatMap((move) =>
        move.to === seat ? [{ id: `confirm-${seat}`, text: say('temple-yes'), move, main: true }] : [],
      ),
      ...(me === seat ? of(moves, 'cancel').map((move) => ({ id: 'cancel', text: say('temple-cancel'), move })) : []),
    ],
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

/** A room with a quest of this module, and whether it is done. */
function quest(room: Room, said: string): Lying {
  const done = room.things.includes('quest-marker');
  const fill = done ? '#2f7d32' : '#8a1f5c';
  return { said: [said, ...(done ? [say('temple-quest-done')] : [])].join(' '), sign: 'quest', fill, edge: '#fffaf0', Floor };
}

function lies(room: Room, view: View): Lying[] {
  const seen = view.parts.trials;
  const snakes = snakesIn(room);
  const here: Lying[] = [];
  if (room.name === 'chaos') here.push(quest(room, say('temple-room-chaos')));
  if (room.name === 'snakes') here.push(quest(room, say('temple-room-snakes', { left: seen?.snakes ?? 0 })));
  if (room.name === 'constellation') here.push({ ...quest(room, tellStations(view)), Over: Station });
  else if (stationOf(room) in (seen?.stations ?? []) && shines(view)) here.push({ said: tellStation(room, view), Over: Station });
  if (snakes > 0) here.push({ said: say('temple-room-snake', { snakes }), sign: 'snake', fill: '#3f5a1f', edge: '#eaffc0' });
  return here;
}

const tellStation = (room: Room, view: View): string =>
  say(view.parts.trials?.stations[stationOf(room)] ? 'temple-star-here' : 'temple-star-wanted');
/** Which rooms of the constellation still want somebody. */
function tellStations(view: View): string {
  const missing = (view.parts.trials?.stations ?? []).flatMap((manned, at) => (manned ? [] : [say(`temple-station-${STATIONS[at]}`)]));
  return missing.length > 0 ? say('temple-stars-missing', { rooms: missing.join(', ') }) : say('temple-stars-ready');
}

function tallies(view: View): Tally[] {
  const snakes = view.parts.trials?.snakes ?? 0;
  return snakes > 0 ? [{ sign: 'snake', number: snakes, said: say('temple-snakes-left', { snakes }) }] : [];
}

/** Whom the bonds tie to whom, on both seats; who holds the curse has its sign already. */
function carries(view: View, seat: number, name: Name): Carried[] {
  const tie = { sign: 'curse-bonds', rule: 'ESC-Q-QUEST-BONDS', harms: true };
  const tied = (to: number): string => say('temple-tied', { name: name(to) });
  return (view.parts.trials?.partner ?? []).flatMap((other, holder): Carried[] => {
    if (other === seat) return [{ ...tie, name: tied(holder), badge: tie.sign }];
    return holder === seat && other !== null ? [{ ...tie, name: tied(other) }] : [];
  });
}

export const module: TempleModule = {
  tiles: TILES,
  signs: { snake: SNAKE },
  acts: working,
  asked,
  item: (move, _view, name) => (move.type === 'bind' ? name(move.to) : null),
  lies,
  Above: Ties,
  tallies,
  carries,
  marks: { 'chaos-broke': 'loss', 'snake-struck': 'loss', 'sent-back': 'loss', 'stars-aligned': 'gain' },
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
