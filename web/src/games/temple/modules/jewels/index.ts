// Cursed gems: everybody sees whose they are; where each belongs, only who has looked, until it is told.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import { cheapest, of, paid } from '../../paying';
import { tellPlace } from '../../telling';
import type { Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Carried, Lying, Tally, TempleModule } from '../module';
import { COVERED, LOOKS } from './looks';
import Notes from './Notes.svelte';
import Token from './Token.svelte';

/** Between the acts of the base: see rank.ts. */
const USE = { peek: 45, tell: 48, barred: 165 } as const;

function looking({ view, moves }: Temple): Act[] {
  return cheapest(of(moves, 'peek'), view).map((move) => {
    const price = paid(view.parts.jewels?.looking ?? [], move, view);
    return { id: `peek-${price.tiles.length}`, word: 'peek', ...price, moves: [move], bright: true, use: USE.peek };
  });
}

/** Whoever stands in the exit with a cursed gem reads why they stay. */
function barred({ view, me, here }: Temple): Act[] {
  const held = here?.special === 'exit' && view.parts.jewels?.owned[me ?? -1] != null;
  return held ? [{ id: 'jewel', word: 'leave', cost: [], tiles: [], moves: [], why: say('ESC-Q-JEWEL-2'), use: USE.barred }] : [];
}

function lies(room: Room, view: View): Lying[] {
  const place = view.rooms.indexOf(room);
  const position = view.parts.jewels?.positions.find((one) => one.place === place);
  if (!position) return [];
  if (position.jewel === null) return [{ said: say('temple-room-position'), Over: Token }];
  const details = { jewel: say(`jewel-${position.jewel}`) };
  return [{ said: say(position.told ? 'temple-room-jewel-told' : 'temple-room-jewel', details), Over: Token }];
}

function carries(view: View, seat: number): Carried[] {
  const jewel = view.parts.jewels?.owned[seat];
  if (!jewel) return [];
  const sign = `jewel-${jewel}`;
  return [{ sign, name: say(sign), rule: 'ESC-Q-JEWEL-2', harms: true, badge: sign }];
}

/** How many gems are still to be brought home. */
function tallies(view: View): Tally[] {
  const number = (view.parts.jewels?.owned ?? []).filter((jewel) => jewel !== null).length;
  return number > 0 ? [{ sign: 'covered', number, said: say('temple-jewels-left'), minor: true }] : [];
}

export const module: TempleModule = {
  signs: { covered: COVERED, ...Object.fromEntries(Object.entries(LOOKS).map(([jewel, { sign }]) => [`jewel-${jewel}`, sign])) },
  acts: (temple) => [
    ...looking(temple),
    ...plain('tell', of(temple.moves, 'tell'), USE.tell).map((act) => ({ ...act, bright: true })),
    ...barred(temple),
  ],
  item: (move, view, name) => (move.type === 'tell' ? tellPlace(view, move.place, name) : null),
  target: (move) => (move.type === 'tell' ? move.place : null),
  carries,
  lies,
  tallies,
  Band: Notes,
  why: (tapped, { view }) => {
    const room = 'place' in tapped ? view.rooms[tapped.place] : null;
    return room ? (lies(room, view)[0]?.said ?? null) : null;
  },
  marks: { 'jewel-returned': 'gain' },
  sounds: { 'position-laid': 'card', peeked: 'card', 'jewel-returned': 'win', 'jewel-told': 'turn', 'position-sunk': 'shuffle' },
};
