// Positions of Quicksand for the gallery, written out by hand as a server would send them.
import type { Sitter } from '../../../parts/sitter';
import type { Legal, Shown } from '../../table';
import type { Card } from '../kinds';
import type { Gear, Move, SandTimer, View } from '../wire';

const SHAPES: Record<string, Gear['shape']> = { t: 'triangle', c: 'circle', s: 'square', m: 'moon' };
const COLOURS: Record<string, Gear['colour']> = { g: 'grey', y: 'yellow', o: 'orange' };
const gears = (row: string, blocked: readonly number[] = []): Gear[] =>
  row.split(' ').map(([shape = 't', colour = 'g'], i) => ({
    shape: SHAPES[shape] ?? 'triangle',
    colour: COLOURS[colour] ?? 'grey',
    blocked: blocked.includes(i + 1),
  }));

function timer(track: readonly Gear[], sort: SandTimer['sort'], tile: number, left: number, lost = false): SandTimer {
  const full = { slow: 60_000, normal: 45_000, fast: 30_000 }[sort];
  const gear = track[tile - 1];
  return { sort, full, left, since: 0, tile, lost, turned_by: gear && !lost ? [gear.shape, gear.colour] : [] };
}

export const crew: Sitter[] = ['Aïcha', 'Noé', 'Sirocco', 'Marie-Élisabeth', 'Tom', 'Lin', 'Zoé'].map((name, seat) => ({
  seat,
  name,
  bot: name === 'Sirocco',
  you: seat === 0,
  presence: seat === 1 ? 'away' : 'here',
}));

/** The longest names there are. */
export const long: Sitter[] = crew.map((one) => ({ ...one, name: `${one.name}-Wilhelmina-Anastasia`.slice(0, 24) }));

const play = (card: Exclude<Card, 'joker'>): Legal<Move> => ({ code: 0, move: { type: 'play', card }, foresee: [] });
const joker = (timer: number): Legal<Move> => ({ code: 0, move: { type: 'joker', timer }, foresee: [] });

function shown(view: Partial<View> & Pick<View, 'gears' | 'timers' | 'hands' | 'before'>, legal: Legal<Move>[]): Shown<View, Move> {
  const whole: View = {
    level: 1,
    now: 0,
    turn: 0,
    naming: false,
    hand_sizes: view.hands.map((hand) => hand.length),
    draw_pile: 31,
    coming: [],
    discards: ['circle', 'orange'],
    unseen: { triangle: 5, circle: 4, square: 6, moon: 6, grey: 3, yellow: 7, orange: 4, joker: 5 },
    removed: null,
    silent: false,
    facing_out: false,
    grace: 300,
    ended_at: null,
    aided: 5,
    ...view,
  };
  const clock = { now: 0, time: Date.now(), running: true, alarm: null, rate: 1, starts: null };
  return { seat: 0, movers: [0], outcome: null, paused: false, barred: [], clock, view: whole, legal };
}
const backs = (count: number): (Card | null)[][] => Array.from({ length: count }, () => [null, null, null]);

/** Level 1, four at the table, my turn. */
const short = gears('tg co my sg ty cg so mg cy to sg co my');
export const early = shown(
  {
    gears: short,
    before: 10,
    hands: [['circle', 'orange', 'joker'], ...backs(3)],
    timers: [timer(short, 'slow', 3, 41_000), timer(short, 'slow', 5, 8_400), timer(short, 'normal', 7, 23_000)],
  },
  [play('circle'), play('orange'), joker(0), joker(1), joker(2)],
);

/** A late level: nineteen gears, blocks, five timers in a row, one of them lost, six hands facing out. */
const track = gears('so tg co my sg ty cg so mg cy to sg co my tg cy so mg ty', [8, 11, 14]);
export const late = shown(
  {
    level: 20,
    gears: track,
    before: 14,
    facing_out: true,
    hands: [[null, null, null], ...Array.from({ length: 6 }, (): Card[] => ['moon', 'grey', 'joker'])],
    timers: [
      timer(track, 'slow', 5, 52_000, true),
      timer(track, 'slow', 8, 12_000),
      timer(track, 'normal', 9, 9_000),
      timer(track, 'normal', 10, 44_000),
      timer(track, 'fast', 16, 20_000),
    ],
  },
  [0, 1, 2].map((place) => ({ code: 0, move: { type: 'play-place', place }, foresee: [] })),
);

/** The same track where talking is forbidden and a sort of cards is out, hands unseen, a joker in mine. */
export const silent = shown(
  {
    ...late.view,
    level: 17,
    turn: 0,
    facing_out: false,
    silent: true,
    removed: 'moon',
    hands: [['triangle', 'yellow', 'joker'], ...backs(6)],
  },
  [play('triangle'), play('yellow'), ...[0, 1, 2, 3, 4].map(joker)],
);

/** Everything on it: two lost beside one tile, one out of sand, one in the danger zone, and a joker in the hand. */
export const full = shown(
  {
    ...silent.view,
    silent: false,
    timers: [
      timer(track, 'slow', 2, 52_000, true),
      timer(track, 'slow', 2, 9_000, true),
      timer(track, 'normal', 18, 4_000, true),
      timer(track, 'normal', 19, 31_000),
      timer(track, 'fast', 10, 20_000),
    ],
  },
  silent.legal.slice(),
);

/** Somebody else's turn. */
export const waiting = shown({ ...early.view, turn: 1 }, []);
