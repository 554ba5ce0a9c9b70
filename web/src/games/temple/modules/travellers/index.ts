// New characters: swaps of dice and trips that somebody has to agree to; two rooms, a portal, and a clone.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import type { Face } from '../../kinds';
import { cheapest, of, paid, repeat } from '../../paying';
import { tellSpot, type Name } from '../../telling';
import type { Temple } from '../../view';
import type { Move, Room, View } from '../../wire';
import type { Asked, Lying, TempleModule } from '../module';
import Band from './Band.svelte';
import { TILES } from './tiles';

const USE = { offer: 22, hop: 61, together: 63, swap: 70, portal: 93, clone: 95, back: 101 } as const;
const HOPPING = repeat<Face>('adventurer', 2);

const LASTS = 5000;

/** What a friend is asked: to swap the dice that are laid out, or to come along. */
function asked({ view, moves, me }: Temple, name: Name): Asked[] {
  const seen = view.parts.travellers;
  return (seen?.offers ?? []).map(({ seat, to, place, until }) => {
    const you = me === seat ? 'seat' : me === to ? 'to' : 'none';
    const swap = place === null ? seen?.swap : null;
    const faces = (list: readonly Face[]): string => list.map((face) => say(`face-${face}`)).join(', ');
    return {
      seat,
      said: say(place === null ? 'event-swap-offered' : 'event-invited', {
        you,
        seat: name(seat),
        to: name(to),
        room: tellSpot(view, view.rooms[place ?? view.start]),
      }),
      ...(swap ? { dice: { ...swap, said: say('temple-pair', { give: faces(swap.give), take: faces(swap.take) }) } } : {}),
      until,
      lasts: LASTS,
      silence: say('temple-silence-no'),
      answers: [
        ...of(moves, 'accept').flatMap((move) =>
          move.to === seat ? [{ id: `accept-${seat}`, text: say('temple-yes'), move, main: true }] : [],
        ),
        ...of(moves, 'decline').flatMap((move) => (move.to === seat ? [{ id: `decline-${seat}`, text: say('temple-no'), move }] : [])),
        ...(me === seat ? of(moves, 'take-back').map((move) => ({ id: 'take-back', text: say('temple-take-back'), move })) : []),
      ],
    };
  });
}

const seatsOf = (moves: readonly { readonly to: number }[]): number[] => [...new Set(moves.map((move) => move.to))];

/** One button for each partner; which die for which is picked from a list. */
function swapping({ view, moves, me }: Temple): Act[] {
  const pairs = of(moves, 'lay-pair');
  const costs = view.parts.characters?.players[me ?? -1]?.power === 'activable';
  return [
    ...seatsOf(pairs).map((seat): Act => ({
      id: `lay-pair-${seat}`,
      word: 'lay-pair',
      seat,
      cost: [],
      tiles: [],
      moves: pairs.filter((move) => move.to === seat),
      asks: true,
      use: USE.swap,
    })),
    ...cheapest(of(moves, 'offer-swap'), view)
      .slice(0, 1)
      .map((move): Act => ({
        id: 'offer-swap',
        word: 'offer-swap',
        ...paid(costs ? ['key', 'torch'] : [], move, view),
        moves: [move],
        bright: true,
        use: USE.offer,
      })),
    // What is offered is taken back where it is shown; what is only laid out, here.
    ...(view.parts.travellers?.offers.some((one) => one.seat === me) ? [] : plain('take-back', of(moves, 'take-back'), USE.back)),
  ];
}

function hopping({ moves }: Temple): Act[] {
  const trips = of(moves, 'hop-together');
  return [
    ...plain('hop', of(moves, 'hop'), USE.hop).map((act) => ({ ...act, cost: HOPPING, bright: true, asks: true })),
    ...seatsOf(trips).map((seat): Act => ({
      id: `hop-${seat}`,
      word: 'hop-together',
      seat,
      cost: HOPPING,
      tiles: [],
      moves: trips.filter((move) => move.to === seat),
      asks: true,
      bright: true,
      use: USE.together,
    })),
  ];
}

function treasures({ view, moves, me }: Temple): Act[] {
  const ready = view.parts.travellers?.ready.includes(me ?? -1) ?? false;
  return [
    ...plain('step-over', of(moves, 'step-over'), USE.portal, 'treasure-portal').map((act) => ({ ...act, asks: true })),
    ...plain('ready-clone', of(moves, 'ready-clone'), USE.clone, 'treasure-clone').map((act) => ({
      ...act,
      word: ready ? 'clone-ready' : 'ready-clone',
      bright: ready,
    })),
  ];
}

function item(move: Move, view: View, _name: Name): string | null {
  if (move.type === 'lay-pair') return say('temple-pair', { give: say(`face-${move.give}`), take: say(`face-${move.take}`) });
  const place = move.type === 'hop' || move.type === 'hop-together' || move.type === 'step-over' ? move.place : null;
  return place === null ? null : tellSpot(view, view.rooms[place]);
}

function lies(room: Room): Lying[] {
  if (room.name === 'dungeon') return [{ said: say('temple-room-dungeon'), stairless: true, glow: '#6c6a78' }];
  return room.name === 'narrow' ? [{ said: say('temple-room-narrow') }] : [];
}

export const module: TempleModule = {
  tiles: TILES,
  acts: (temple) => [...swapping(temple), ...hopping(temple), ...treasures(temple)],
  item,
  target: (move) => (move.type === 'hop' || move.type === 'hop-together' || move.type === 'step-over' ? move.place : null),
  lies,
  asked,
  Band,
  sounds: { 'swap-offered': 'alarm', swapped: 'capture', invited: 'alarm', hopped: 'wind', declined: 'press', 'stepped-over': 'wind' },
  murmurs: { mine: ['hopped', 'stepped-over', 'taken-back'] },
};
