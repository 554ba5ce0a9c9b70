// The one place where modules are asked. It knows none of them: index.ts finds those in play and lets them join.
import type { Component } from 'svelte';
import type { MarkKind } from '../../../replay/marks';
import type { SoundName } from '../../../sound/palette';
import type { Act } from '../acts';
import type { Die } from '../dice';
import type { Face } from '../kinds';
import type { Payment } from '../paying';
import type { Name } from '../telling';
import type { Temple } from '../view';
import type { Move, Player, Room, View } from '../wire';
import type { Aside, Asked, Carried, Lying, Spot, Tally, Tapped, TempleModule, Tile, Trail } from './module';

const joined: TempleModule[] = [];

/** Takes a module in, until the answer is called. */
export function join(module: TempleModule): () => void {
  joined.push(module);
  return () => void joined.splice(joined.indexOf(module), 1);
}

const all = <T>(ask: (module: TempleModule) => readonly T[] | undefined): T[] => joined.flatMap((module) => ask(module) ?? []);
/** The first answer that is one. */
function first<T>(ask: (module: TempleModule) => T | null | undefined): T | null {
  for (const module of joined) {
    const answer = ask(module);
    if (answer != null) return answer;
  }
  return null;
}

export const tileOf = (name: string): Tile | null => first((module) => module.tiles?.[name]);
export const signOf = (name: string): string | null => first((module) => module.signs?.[name] ?? module.tiles?.[name]?.sign);
export const actsOfModules = (temple: Temple, dice: readonly Die[]): Act[] => all((module) => module.acts?.(temple, dice));
export const itemOfModules = (move: Move, view: View, name: Name): string | null => first((module) => module.item?.(move, view, name));
export const targetOf = (move: Move, temple: Temple): number | null => first((module) => module.target?.(move, temple));
export const pairOf = (move: Move): readonly [number, number] | null => first((module) => module.pair?.(move));
export const answersOf = (kind: string, moves: readonly Move[]): Move[] =>
  moves.filter((move) => joined.some((module) => module.answers?.(kind, move)));
/** Until when something is chosen before it begins; null: nothing is. */
export const awaitedUntil = (view: View): number | null => first((module) => module.awaits?.(view));
export const beganAt = (view: View): number => first((module) => module.began?.(view)) ?? 0;
export const beforeAll = (): Required<TempleModule>['Before'] | null => first((module) => module.Before);
export const choosers = (): Required<TempleModule>['Choose'] | null => first((module) => module.Choose);
export const paymentsOf = (move: Move, view: View): Payment[] => all((module) => module.pays?.(move, view));
export const pledgedBesides = (player: Player, view: View): Face[] => all((module) => module.pledges?.(player, view));
export const carriedBy = (view: View, seat: number, name: Name = () => ''): Carried[] =>
  all((module) => module.carries?.(view, seat, name));
export const lyingIn = (room: Room, view: View): Lying[] => all((module) => module.lies?.(room, view));
export const asideOf = (view: View): Aside[] => all((module) => module.aside?.(view));
export const trailsOf = (before: View, after: View): Trail[] => all((module) => module.trails?.(before, after));
export const standOf = (view: View, seat: number): Spot | null => first((module) => module.stands?.(view, seat));
export const askedOf = (temple: Temple, name: Name): Asked[] => all((module) => module.asked?.(temple, name));
export const bands = (): Required<TempleModule>['Band'][] => all(({ Band }) => (Band ? [Band] : []));
export const aboveAll = (): Component<{ view: View }>[] => all((module) => (module.Above ? [module.Above] : []));
export const talliesOf = (view: View): Tally[] => all((module) => module.tallies?.(view));
export const shoutedAt = (view: View): number | null => first((module) => module.shouted?.(view));
export const whyOfModules = (tapped: Tapped, temple: Temple): string | null => first((module) => module.why?.(tapped, temple));
/** Whether leaving the temple now is a mistake that any module knows of. */
export const warnsOf = (temple: Temple): boolean => joined.some((module) => module.warns?.(temple));
export const markOfModules = (event: string): MarkKind | null => first((module) => module.marks?.[event]);
export const soundsOfModules = (): Record<string, SoundName> =>
  Object.fromEntries(joined.flatMap((module) => Object.entries(module.sounds ?? {})));
/** Whether an event goes without saying: for everybody, or for all but who did it. */
export const isHushed = (event: string, whose: 'never' | 'mine'): boolean =>
  joined.some((module) => module.murmurs?.[whose]?.includes(event));
