// The exchange room, where a curse becomes a treasure, and the teleport room, whose token is a short way.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import { of } from '../../paying';
import type { Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Carried, Lying, Tapped, TempleModule } from '../module';
import Floor from './Floor.svelte';
import { sign } from './sign';

/** Between the acts of the base: see rank.ts. */
const USE = { barter: 55, leap: 75, token: 80, notYet: 165 } as const;
/** A ring within a ring. */
const TOKEN =
  'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Zm0 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Zm0 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Zm0 2.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z';

function bartering({ view, me, here, mine, moves }: Temple): Act[] {
  const acts = plain('barter', of(moves, 'barter'), USE.barter).map((act) => ({ ...act, bright: true }));
  const given = here?.name === 'exchange' && mine !== null && mine.curses.length > 0 && view.parts.exchange?.may_give[me ?? -1] === false;
  if (acts.length > 0 || !given) return acts;
  return [{ id: 'barter', word: 'barter', cost: [], tiles: [], moves: [], why: say('temple-why-barter'), use: USE.notYet }];
}

/** Where it leads is said on its button. */
function leaping({ view, me, moves }: Temple): Act[] {
  const to = view.rooms[view.parts.exchange?.across[me ?? -1] ?? -1];
  return plain('leap', of(moves, 'leap'), USE.leap).map((act) => ({ ...act, details: { room: to?.name ?? '' }, bright: true }));
}

/** What it is, and what it waits for. */
function tellGate(room: Room, view: View): string {
  const waits = room.things.includes('token') ? 'here' : view.parts.exchange?.bearer == null ? null : 'carried';
  return [say('temple-room-teleport'), ...(waits ? [say(`temple-teleport-${waits}`)] : [])].join(' ');
}

function lies(room: Room, view: View): Lying[] {
  const token = view.parts.exchange?.token;
  const away = token != null && view.rooms[token]?.name !== 'teleport';
  return [
    ...(room.name === 'exchange' ? [{ said: say('temple-room-exchange'), Floor }] : []),
    ...(room.name === 'teleport' ? [{ said: tellGate(room, view), Floor, ...(away ? { glow: '#8f7bff' } : {}) }] : []),
    ...(room.things.includes('token')
      ? [{ said: say('temple-room-token'), sign: 'token', fill: '#5b4bc4', edge: '#f4f1ff', ...(away ? { glow: '#8f7bff' } : {}) }]
      : []),
  ];
}

/** Both rooms say what they are to whoever taps them. */
function why(tapped: Tapped, { view }: Temple): string | null {
  const room = 'place' in tapped ? view.rooms[tapped.place] : null;
  if (room?.name === 'exchange') return say('temple-room-exchange');
  return room?.name === 'teleport' ? tellGate(room, view) : null;
}

const carries = (view: View, seat: number): Carried[] =>
  view.parts.exchange?.bearer === seat ? [{ sign: 'token', name: say('temple-token'), rule: 'ESC-Q-SWAP-3', badge: 'token' }] : [];

export const module: TempleModule = {
  signs: { token: TOKEN, exchange: sign.path },
  acts: (temple) => [
    ...bartering(temple),
    ...leaping(temple),
    ...plain('take-token', of(temple.moves, 'take-token'), USE.token),
    ...plain('drop-token', of(temple.moves, 'drop-token'), USE.token),
  ],
  item: (move) => (move.type === 'barter' ? say(`curse-${move.curse}`) : null),
  carries,
  lies,
  why,
  marks: { bartered: 'gain' },
  sounds: { bartered: 'capture', 'token-laid': 'turn', 'token-taken': 'press', 'token-dropped': 'press', leapt: 'wind' },
};
