// Module 4: connected rooms, which are fired together, double rooms, and the Chalice, which must leave the temple too.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { SIDES, type Face } from '../../kinds';
import { cheapest, of, paid } from '../../paying';
import { tellWay } from '../../telling';
import type { Temple } from '../../view';
import { priceOf } from '../../ways';
import { countedFaces, facesOf } from '../../why';
import type { Room, View } from '../../wire';
import type { Carried, Lying, TempleModule } from '../module';
import Links from './Links.svelte';
import { CHALICE, LINK } from './signs';

/** Between the acts of the base: see rank.ts. */
const USE = { connect: 15, carry: 45, notYet: 165 } as const;

function connecting({ view, place, here, moves }: Temple): Act[] {
  const links = view.parts.chambers?.links ?? [];
  const act = { id: 'connect', word: 'connect', tiles: [] };
  const [move] = of(moves, 'connect');
  if (move) return [{ ...act, cost: here?.prizes[0]?.symbols ?? [], moves: [move], bright: true, use: USE.connect }];
  if (!links.some((link) => link.place === place) || view.depot === 0) return [];
  const why = links.length < 2 ? say('temple-why-one-link') : say('temple-why-links', { rooms: stateOf(view) });
  return [{ ...act, cost: [], moves: [], why, use: USE.notYet }];
}

/** What each connected room still needs, in words. */
const stateOf = (view: View): string => (view.parts.chambers?.links ?? []).map((link) => tellLink(view, link)).join(' ');

function tellLink(view: View, { place, missing, manned }: { place: number; missing: readonly Face[]; manned: boolean }): string {
  const state = [
    ...(manned ? [] : [say('temple-link-nobody')]),
    missing.length > 0 ? say('temple-link-missing', { cost: countedFaces(missing) }) : say('temple-link-ready'),
  ];
  const room = view.rooms[place];
  return say('temple-link', { way: room ? tellWay(view, room) : '', state: state.join(', ') });
}

function carrying(temple: Temple): Act[] {
  const { view, place, here, moves } = temple;
  const chambers = view.parts.chambers;
  if (place === null || chambers?.chalice !== place) return [];
  const acts = SIDES.flatMap((side) =>
    cheapest(
      of(moves, 'carry').filter((move) => move.side === side),
      view,
    ).map((move): Act => {
      const price = paid([...priceOf(temple, side), ...chambers.carrying], move, view);
      return { id: ['carry', side, ...price.tiles].join('-'), word: 'carry', details: { side }, ...price, moves: [move], use: USE.carry };
    }),
  );
  if (acts.length > 0 || here?.ways.length === 0) return acts;
  const why = say('temple-why-carry', { cost: facesOf(chambers.carrying) });
  return [{ id: 'carry', word: 'carry-none', cost: chambers.carrying, tiles: [], moves: [], why, use: USE.notYet }];
}

/** The last one inside would leave the Chalice behind. */
function warns({ view, mine }: Temple): boolean {
  const inside = view.players.filter((player) => player.place !== null);
  return view.parts.chambers?.chalice != null && mine !== null && inside.length === 1;
}

function lies(room: Room, view: View): Lying[] {
  const chambers = view.parts.chambers;
  const place = view.rooms.indexOf(room);
  const linked = chambers?.links.find((link) => link.place === place);
  const rear = /^double-\d-rear$/.test(room.name);
  return [
    ...(room.things.includes('chalice')
      ? [{ said: say('temple-room-chalice'), sign: 'chalice', fill: '#e8a500', edge: '#3b2600', glow: '#ffcf4a' }]
      : []),
    ...(room.name.startsWith('connected-') ? [{ said: say('temple-room-link'), ...LOOK }] : []),
    ...(linked ? [{ said: stateOf(view), ...PRIZE, Over: Links }] : []),
    ...(room.name.startsWith('double-') ? [{ said: say(rear ? 'temple-room-rear' : 'temple-room-front') }] : []),
  ];
}
const LOOK = { sign: 'link', fill: '#1f6f8c', edge: '#f2fbff' } as const;
const PRIZE = { sign: 'gem', fill: '#0f7fa8', edge: '#05384c' } as const;

const carries = (view: View, seat: number): Carried[] =>
  view.parts.chambers?.chalice != null && view.parts.chambers.chalice === view.players[seat]?.place
    ? [{ sign: 'chalice', name: say('temple-chalice-here'), rule: 'ESC-M4-TREAS-3', badge: 'chalice' }]
    : [];

export const module: TempleModule = {
  signs: { chalice: CHALICE, link: LINK },
  acts: (temple) => [...connecting(temple), ...carrying(temple)],
  item: (move) => (move.type === 'leave' ? say('temple-leave-chalice') : null),
  warns,
  carries,
  lies,
  tallies: (view) => (view.parts.chambers?.chalice != null ? [{ sign: 'chalice', number: 1, said: say('temple-chalice-inside') }] : []),
  marks: { 'chalice-found': 'door', 'chalice-saved': 'gain', 'chalice-moved': 'loss' },
  sounds: { linked: 'turn', 'chalice-found': 'turn', carried: 'press', 'chalice-saved': 'win', 'chalice-moved': 'alarm' },
};
