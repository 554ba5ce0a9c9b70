// Positions of Le Désert interdit for the gallery, made from one that a house sent to the Navigator.
import type { Shown } from '../../table';
import type { Move, Traveller, View } from '../wire';
import sample from './position.json';

export const camp = sample as unknown as Shown<View, Move>; // a file has no types of its own

const HELD: Traveller['equipment'][] = [
  ['terrascope', 'throttle', 'reserve', 'shield'],
  ['blaster', 'shield', 'shield', 'jetpack'],
  ['jetpack', 'throttle', 'shield', 'reserve', 'reserve'],
  ['reserve', 'blaster', 'terrascope', 'throttle', 'jetpack', 'shield'],
  ['jetpack', 'jetpack', 'blaster', 'terrascope'],
];
/** Everybody holds all they can, on one tile, and the sun would be the end of two. */
export const full: Shown<View, Move> = {
  ...camp,
  legal: [
    ...camp.legal.filter(({ move }) => move.type !== 'give'),
    ...[1, 3, 4].flatMap((to) => [1, 2, 3].map((amount) => ({ code: 0, move: { type: 'give', to, amount } as const, foresee: null }))),
    { code: 0, move: { type: 'raise-shield' }, foresee: null },
  ],
  view: {
    ...camp.view,
    travellers: camp.view.travellers.map((one, seat) => ({
      ...one,
      cell: seat === 0 ? one.cell : 7,
      equipment: HELD[seat] ?? [],
      ...(seat % 3 === 1 ? { water: 0, after_sun: -1 } : {}),
      exposed: seat !== 3,
      buried: seat === 0,
    })),
  },
};

/** Somebody else plays; a shield may be raised out of turn. */
export const waiting: Shown<View, Move> = {
  ...full,
  view: { ...full.view, turn: 4 },
  legal: [{ code: 0, move: { type: 'raise-shield' }, foresee: null }],
};

const HAND = ['sun', 'wind-east-2', 'wind-north-1', 'rise', 'wind-west-3', 'wind-south-2'] as const;
/** The Meteorologist has storm cards to sort. */
export const sorting: Shown<View, Move> = {
  ...full,
  view: { ...full.view, phase: 'sorting', storm: { ...full.view.storm, in_hand: [...HAND], may_sink: true } },
  legal: HAND.flatMap((storm) => [
    { code: 0, move: { type: 'put-on-top', storm } as const, foresee: null },
    { code: 0, move: { type: 'put-under', storm } as const, foresee: null },
  ]),
};
