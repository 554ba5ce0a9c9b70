// Module 1, curses: lifted with dice, carried until then; purple masks in rooms call them.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { rollOf, type Die } from '../../dice';
import { cheapest, of, paid } from '../../paying';
import type { Temple } from '../../view';
import { facesOf } from '../../why';
import type { Room, View } from '../../wire';
import { tileOf } from '../asking';
import type { Carried, Lying, TempleModule } from '../module';
import { MARK, TILES } from './tiles';

const LIFT = 70;
const CAREFUL = 80;

function lifting({ view, mine, moves }: Temple): Act[] {
  return cheapest(of(moves, 'lift'), view).map((move) => {
    const price = paid(mine?.curses.find((curse) => curse.name === move.curse)?.lifted_by ?? [], move, view);
    const id = `lift-${move.curse}-${price.tiles.length}`;
    return { id, word: 'lift', details: { curse: move.curse }, ...price, moves: [move], bright: true, use: LIFT };
  });
}

/** Slowly, so that no die falls from the table. */
function careful({ moves }: Temple, dice: readonly Die[]): Act[] {
  const move = rollOf(moves, dice, 'roll-carefully');
  return move ? [{ id: 'careful', word: 'careful', cost: [], tiles: [], moves: [move], use: CAREFUL }] : [];
}

function carries(view: View, seat: number): Carried[] {
  return (view.players[seat]?.curses ?? []).map(({ name, lifted_by: cost }) => {
    const tile = `curse-${name}`;
    const said = cost.length > 0 ? say('temple-lifted-by', { cost: facesOf(cost) }) : say('temple-never-lifted');
    return { sign: tile, name: say(tile), rule: tileOf(tile)?.rule, price: { said, cost }, harms: true, badge: 'curse' };
  });
}

function lies(room: Room, view: View): Lying[] {
  const marked = room.marks.includes('curse') && view.modules.includes('curses');
  return marked ? [{ said: say('temple-room-curse'), sign: 'curse', fill: '#6b2a8f', edge: '#fff3ff' }] : [];
}

export const module: TempleModule = {
  tiles: TILES,
  signs: { curse: MARK },
  acts: (temple, dice) => [...lifting(temple), ...careful(temple, dice)],
  carries,
  lies,
  /** Whoever sits in a trap is told so, and not what the way would cost. */
  why: (tapped, { mine }) =>
    'way' in tapped && tapped.way.kind !== 'wall' && mine?.curses.some((curse) => curse.name === 'trap') ? say('ESC-M1-TRAP-1') : null,
  marks: { cursed: 'loss', lifted: 'gain' },
  sounds: { cursed: 'lose', lifted: 'turn' },
};
