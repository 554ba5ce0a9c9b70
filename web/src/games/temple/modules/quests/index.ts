// Module 5, quests: markers bar the exit; dice for the altar, a ghost to push home, tasks, and the gem tiles of the obelisk.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { cheapest, of, paid } from '../../paying';
import { beside, type Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Lying, Tally, Tapped, TempleModule } from '../module';
import Barred from './Barred.svelte';
import Floor from './Floor.svelte';
import Ghost from './Ghost.svelte';
import { FLAG, GEM_TILE } from './signs';

/** Between the acts of the base: see rank.ts. */
const USE = { leave: 10, push: 55, sacrifice: 65 } as const;
/** Rooms that nobody enters, and the rule. */
const CLOSED: Readonly<Record<string, string>> = { ghost: 'ESC-M5-GHOST-4', obelisk: 'ESC-M5-OBEL-4' };
const QUESTS = ['altar', 'mission', 'ghost', 'tree', 'obelisk'];

const markers = (view: View): number => view.parts.quests?.markers ?? 0;
const many = (room: Room, thing: string): number => room.things.filter((one) => one.startsWith(thing)).length;

function pushing({ view, moves }: Temple): Act[] {
  return cheapest(of(moves, 'push-ghost'), view).map((move) => {
    const price = paid(view.parts.quests?.pushing ?? [], move, view);
    const id = ['push', move.side, ...price.tiles].join('-');
    return { id, word: 'push-ghost', details: { side: move.side }, ...price, moves: [move], bright: true, use: USE.push };
  });
}

/** For good, so that it is asked twice; the last die more loudly. */
function sacrificing({ mine, moves }: Temple): Act[] {
  const some = of(moves, 'sacrifice');
  const last = mine?.dice.length === 1;
  const word = last ? 'sacrifice-last' : 'sacrifice';
  return some.length > 0 ? [{ id: 'sacrifice', word, cost: [], tiles: [], moves: some, asks: true, use: USE.sacrifice }] : [];
}

/** At the exit, instead of the way out. */
function barred({ view, here }: Temple): Act[] {
  const number = markers(view);
  if (here?.special !== 'exit' || number === 0) return [];
  return [{ id: 'barred', word: 'barred', details: { number }, cost: [], tiles: [], moves: [], why: say('ESC-M5-MARK-2'), use: USE.leave }];
}

function lies(room: Room, view: View): Lying[] {
  if (room.special === 'exit' && markers(view) > 0) return [{ said: say('temple-barred', { number: markers(view) }), Over: Barred }];
  const ghost = room.things.includes('ghost') ? [{ said: say('temple-room-ghost') }] : [];
  if (!view.modules.includes('quests') || !QUESTS.includes(room.name)) return ghost;
  const done = room.things.includes('quest-marker');
  const number = { altar: many(room, 'altar-die'), mission: many(room, 'mission-tile'), obelisk: many(room, 'gem-tile') }[room.name] ?? 0;
  const said = [say(`temple-quest-${room.name}`, { number }), ...(done ? [say('temple-quest-done')] : [])].join(' ');
  return [{ said, sign: 'quest', fill: done ? '#2f7d32' : '#8a1f5c', edge: '#fffaf0', Floor }, ...ghost];
}

function tallies({ parts: { quests } }: View): Tally[] {
  const { markers: number = 0, hidden = 0, gem_tiles: tiles = 0 } = quests ?? {};
  return [
    { sign: 'quest', number, said: say('temple-quests', { hidden }) },
    { sign: 'gem-tile', number: tiles, said: say('temple-gem-tiles'), minor: true },
  ].filter((tally) => tally.number > 0);
}

function why(tapped: Tapped, { view, place }: Temple): string | null {
  const wall = 'way' in tapped && tapped.way.kind === 'wall' && place !== null ? beside(view.rooms, place, tapped.way.side) : null;
  const to = 'place' in tapped ? tapped.place : wall;
  const room = to === null ? null : view.rooms[to];
  if (room && room.name in CLOSED) return say(CLOSED[room.name] ?? '');
  return 'place' in tapped && room?.special === 'exit' && markers(view) > 0 ? say('ESC-M5-MARK-2') : null;
}

export const module: TempleModule = {
  signs: { quest: FLAG, 'gem-tile': GEM_TILE },
  acts: (temple) => [...barred(temple), ...pushing(temple), ...sacrificing(temple)],
  item: (move) => (move.type === 'sacrifice' ? say(`face-${move.face}`) : null),
  lies,
  Above: Ghost,
  tallies,
  why,
  marks: { 'quest-done': 'gain', 'mission-met': 'gain', 'ghost-rose': 'loss' },
  sounds: {
    'quest-done': 'win',
    sacrificed: 'fall',
    'mission-met': 'capture',
    'mission-shown': 'card',
    'ghost-rose': 'wind',
    'ghost-pushed': 'wind',
    'ghost-fled': 'wind',
    'gem-tiles-came': 'lose',
    'gem-tile-went': 'capture',
  },
};
