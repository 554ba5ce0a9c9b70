// Characters: chosen before it begins by portrait and power; then their powers as acts, and turned down where they were used.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import type { Face, Side } from '../../kinds';
import { cheapest, of, paid, repeat } from '../../paying';
import { tellSpot } from '../../telling';
import { beside, type Temple } from '../../view';
import type { Move, View } from '../../wire';
import type { Carried, TempleModule } from '../module';
import Band from './Band.svelte';
import Before from './Before.svelte';
import Choose from './Choose.svelte';
import { HEROES, ruleOf } from './heroes';
import { priceOf } from './prices';

const USE = { relieve: 31, fire: 21, break: 55, walk: 60, visit: 62, stride: 64, lend: 66, masks: 45, turn: 120, down: 400 } as const;
const TWO: readonly Face[] = ['adventurer', 'adventurer'];
const LADEN: readonly Face[] = [...TWO, 'torch'];

const meOf = ({ view, me }: Temple) => (me === null ? null : (view.parts.characters?.players[me] ?? null));

/** One button for many targets: the first way to pay is the cheapest, and all that is paid alike goes with it. */
function aimed(id: string, moves: readonly Move[], cost: readonly Face[], view: View, use: number): Act[] {
  const sorted = cheapest(moves, view);
  const first = sorted[0];
  if (!first) return [];
  const price = paid(cost, first, view);
  const alike = sorted.filter((move) => paid(cost, move, view).tiles.length === price.tiles.length);
  return [{ id, word: id, ...price, moves: alike, asks: alike.length === 1, bright: true, use }];
}

const SIDE_OF: Readonly<Record<string, Side>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
/** Where a walk ends; every step is a way that is there. */
function endOf(path: string, { view, place }: Temple): number | null {
  let at = place;
  for (const letter of path) at = at === null ? null : beside(view.rooms, at, SIDE_OF[letter] ?? 'north');
  return at;
}

/** To each room by the shortest walk. */
function walks(temple: Temple): Move[] {
  const found = new Map<number, Extract<Move, { type: 'walk' }>>();
  for (const move of of(temple.moves, 'walk')) {
    const end = endOf(move.path, temple);
    const known = end === null ? undefined : found.get(end);
    if (end !== null && end !== temple.place && (!known || known.path.length > move.path.length)) found.set(end, move);
  }
  return [...found.values()];
}

function relieving({ moves }: Temple): Act[] {
  return of(moves, 'relieve').map((move) => ({
    id: `relieve-${move.to}`,
    word: 'relieve',
    seat: move.to,
    cost: repeat<Face>('gold', 2),
    tiles: [],
    moves: [move],
    bright: true,
    use: USE.relieve,
  }));
}

function striding({ view, moves }: Temple): Act[] {
  const with_ = (type: 'stride' | 'break-through', chalice: boolean): Move[] => of(moves, type).filter((move) => move.chalice === chalice);
  return [
    ...aimed('stride', with_('stride', false), TWO, view, USE.stride),
    ...aimed('stride-laden', with_('stride', true), LADEN, view, USE.stride),
    ...aimed('break-through', with_('break-through', false), TWO, view, USE.break),
    ...aimed('break-laden', with_('break-through', true), LADEN, view, USE.break),
  ];
}

function masks({ view, moves }: Temple): Act[] {
  const black = repeat<Face>('black', 3);
  return [
    ...of(moves, 'fire').map((move): Act => ({
      id: `fire-${move.option}`,
      word: 'fire',
      details: { gems: move.option + 1 },
      cost: [],
      tiles: [],
      moves: [move],
      bright: true,
      use: USE.fire,
    })),
    ...aimed('lend', of(moves, 'lend'), black, view, USE.lend),
    ...plain('reroll-masks', of(moves, 'reroll-masks'), USE.masks).map((act) => ({ ...act, cost: black, bright: true })),
  ];
}

function turning({ view, moves }: Temple): Act[] {
  return [1, 2, 3].flatMap((quarters) =>
    aimed(
      `turn-${quarters}`,
      of(moves, 'turn').filter((move) => move.quarters === quarters),
      repeat<Face>('torch', 2),
      view,
      USE.turn + quarters,
    ),
  );
}

/** A tile that was used has its button too, and says when it is up again. */
function turnedDown(temple: Temple): Act[] {
  const me = meOf(temple);
  if (!me?.down) return [];
  return [
    {
      id: 'power-down',
      word: 'power-down',
      cost: priceOf(temple.view, me.hero),
      tiles: [],
      moves: [],
      why: say('temple-why-down'),
      use: USE.down,
    },
  ];
}

function acts(temple: Temple): Act[] {
  const { view, moves } = temple;
  const jump = meOf(temple)?.hero === 'priest' ? [] : repeat<Face>('key', 2);
  return [
    ...relieving(temple),
    ...aimed('walk', walks(temple), repeat<Face>('adventurer', 3), view, USE.walk),
    ...aimed('visit', of(moves, 'visit'), jump, view, USE.visit),
    ...striding(temple),
    ...masks(temple),
    ...turning(temple),
    ...turnedDown(temple),
  ];
}

function target(move: Move, temple: Temple): number | null {
  if (move.type === 'walk') return endOf(move.path, temple);
  if (move.type === 'stride' || move.type === 'break-through')
    return temple.place === null ? null : beside(temple.view.rooms, temple.place, move.side);
  return move.type === 'visit' || move.type === 'lend' || move.type === 'turn' ? move.place : null;
}

function item(move: Move, view: View): string | null {
  if (move.type === 'visit' || move.type === 'lend' || move.type === 'turn') return tellSpot(view, view.rooms[move.place]);
  if (move.type === 'walk') return Array.from(move.path, (letter) => say(`side-${SIDE_OF[letter]}`)).join(', ');
  if (move.type === 'stride' || move.type === 'break-through') return say(`side-${move.side}`);
  return move.type === 'redraw' ? say('temple-redraw') : null;
}

/** Who one is lies with what one carries: the power always, and what it costs. */
function carries(view: View, seat: number): Carried[] {
  const one = view.parts.characters?.players[seat];
  if (!one) return [];
  const cost = one.power === 'activable' ? priceOf(view, one.hero) : [];
  return [
    {
      sign: `hero-${one.hero}`,
      name: one.down ? say('temple-hero-down', { hero: say(`temple-hero-${one.hero}`) }) : say(`temple-hero-${one.hero}`),
      rule: ruleOf(one.hero, one.power),
      badge: one.down ? 'activable' : `hero-${one.hero}`,
      ...(cost.length > 0 ? { price: { said: say(one.down ? 'temple-is-down' : 'temple-power-activable'), cost } } : {}),
    },
  ];
}

const signs = Object.fromEntries(Object.entries(HEROES).map(([hero, look]) => [`hero-${hero}`, look.sign]));

export const module: TempleModule = {
  signs: {
    ...signs,
    permanent:
      'M6.5 7C9 7 10.5 9 12 11c1.5-2 3-4 5.5-4a5 5 0 1 1 0 10c-2.5 0-4-2-5.5-4-1.5 2-3 4-5.5 4a5 5 0 1 1 0-10ZM6.5 9.5a2.5 2.5 0 1 0 0 5c1.3 0 2.4-1.3 3.6-2.5-1.2-1.2-2.3-2.5-3.6-2.5ZM17.5 9.5c-1.3 0-2.4 1.3-3.6 2.5 1.2 1.2 2.3 2.5 3.6 2.5a2.5 2.5 0 1 0 0-5Z',
    activable:
      'M5 2h14v2.5c0 3.5-2.5 5.5-5 7.5 2.5 2 5 4 5 7.5V22H5v-2.5c0-3.5 2.5-5.5 5-7.5-2.5-2-5-4-5-7.5ZM8 4.8c.3 1.7 2 3 4 4.6 2-1.6 3.7-2.9 4-4.6Z',
  },
  awaits: (view) => {
    const until =
      view.parts.characters?.began === null && !view.over
        ? view.players.flatMap((one) => one.choices).find((one) => one.kind === 'choose')
        : undefined;
    return until?.until ?? null;
  },
  began: (view) => view.parts.characters?.began ?? null,
  Before,
  Choose,
  Band,
  acts,
  item,
  target,
  answers: (kind, move) => kind === 'place-room' && move.type === 'redraw',
  carries,
  sounds: {
    chose: 'press',
    signalled: 'go',
    redrew: 'card',
    walked: 'drift',
    relieved: 'turn',
    visited: 'wind',
    'broke-through': 'fall',
    lent: 'press',
    'masks-back': 'turn',
    turned: 'gear',
    'turned-up': 'count',
  },
  murmurs: { never: ['turned-down', 'turned-up'], mine: ['walked', 'chose'] },
};
