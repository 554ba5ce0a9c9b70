// The Labyrinth: a mirage, gears that shift whole lines of rooms, and tiles that look ahead, stop the time or lie.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import type { Face } from '../../kinds';
import { cheapest, of, paid } from '../../paying';
import { tellRoom } from '../../rooms';
import type { Name } from '../../telling';
import type { Temple } from '../../view';
import type { Move, Room, View } from '../../wire';
import { lyingIn } from '../asking';
import type { Lying, TempleModule } from '../module';
import Floor from './Floor.svelte';
import { TILES, WHEEL } from './tiles';

const USE = { shift: 65, genie: 92, shortcut: 94, timeOut: 155 } as const;
const TURNING: readonly Face[] = ['torch', 'torch'];

/** One button for all lines; paid with dice, or with a double torch where dice do not suffice. */
function shifting({ view, moves }: Temple): Act[] {
  const shifts = cheapest(of(moves, 'shift'), view);
  const first = shifts[0];
  if (!first) return [];
  const alike = shifts.filter((move) => move.double_torches === first.double_torches);
  return [{ id: 'shift', word: 'shift', ...paid(TURNING, first, view), moves: alike, bright: true, use: USE.shift }];
}

/** A line as seen from where the reader stands. */
function tellLine(move: Extract<Move, { type: 'shift' }>, me: Room | null): string {
  const row = move.side === 'east' || move.side === 'west';
  const steps = move.line - (row ? (me?.y ?? 0) : (me?.x ?? 0));
  const where = steps === 0 ? 'own' : row ? (steps < 0 ? 'above' : 'below') : steps < 0 ? 'left' : 'right';
  return say(`temple-line-${row ? 'row' : 'column'}`, { where, steps: Math.abs(steps), side: say(`side-${move.side}`) });
}

function item(move: Move, view: View, _name: Name): string | null {
  if (move.type === 'shift') return tellLine(move, gearRoom(view));
  if (move.type === 'pick-room') return tellOffered(move.room, view);
  return move.type === 'wish' ? say(`treasure-${move.treasure}`) : null;
}

/** A room of the pile, for those who do not see its picture: all in which it may differ from others of its name. */
function tellOffered(name: string, view: View): string {
  const room = view.known?.find((one) => one.name === name);
  if (!room) return say(`room-${name}`);
  return [...tellRoom(room, say(`room-${name}`), lyingIn(room, view), 0, []), tellWaysOn(room)].join(' ');
}

/** As one comes up its staircase: it has no place yet, and so no north. */
function tellWaysOn({ open }: Room): string {
  const on = (['west', 'north', 'east'] as const).filter((side) => open.includes(side));
  return on.length > 0 ? say('temple-ways-on', { ways: on.map((side) => say(`temple-on-${side}`)).join(', ') }) : say('temple-no-way-on');
}

const gearRoom = (view: View): Room | null => view.rooms.find((room) => room?.name === 'gears') ?? null;

function lies(room: Room): Lying[] {
  if (room.name === 'gears') return [{ said: say('temple-room-gears'), sign: 'wheel', fill: '#6e5326', edge: '#ffe9bd', Floor }];
  return room.name === 'mirage' ? [{ said: say('temple-room-mirage'), Floor }] : [];
}

export const module: TempleModule = {
  tiles: TILES,
  signs: { wheel: WHEEL },
  acts: (temple) => [
    ...shifting(temple),
    ...plain('rub-lamp', of(temple.moves, 'rub-lamp'), USE.genie, 'treasure-genie'),
    ...plain('shortcut', of(temple.moves, 'shortcut'), USE.shortcut, 'treasure-shortcut').map((act) => ({
      ...act,
      cost: temple.view.figures.discovery,
    })),
    ...plain('time-out', of(temple.moves, 'time-out'), USE.timeOut, 'treasure-time-out'),
  ],
  item,
  lies,
  shouted: (view) => view.parts.labyrinth?.shouted ?? null,
  marks: { wished: 'gain', 'false-alarm': 'loss' },
  sounds: {
    shifted: 'gear',
    'mirage-rose': 'wind',
    'pile-opened': 'shuffle',
    'room-picked': 'card',
    'timed-out': 'go',
    'lamp-rubbed': 'wind',
    wished: 'capture',
    'link-broke': 'lose',
  },
};
