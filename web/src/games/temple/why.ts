// Why something that was tapped does nothing now, where the page knows it by itself; null where only the house does.
import { say } from '../../words/reader.svelte';
import { mayKeep, timesOf, type Die } from './dice';
import { kindsOf } from './paying';
import type { Face } from './kinds';
import { whyOfModules } from './modules/asking';
import { allStuck, stuck, type Temple } from './view';
import type { Way } from './ways';
import type { Player, View } from './wire';

/** The symbols that the dice in hand do not show, nor are worth: first each face pays as itself, then as something else. */
export function missing(cost: readonly Face[], dice: readonly Die[], worth: Player['worth'] = []): Face[] {
  const left = [...cost];
  const used = new Set<Die>();
  for (const own of [true, false]) {
    for (const die of dice.filter((one) => !one.pledged && !used.has(one))) {
      const symbol = left.find((face) => (face === die.face) === own && timesOf(worth, die.face, face) > 0);
      if (!symbol) continue;
      used.add(die);
      for (let i = timesOf(worth, die.face, symbol); i > 0 && left.includes(symbol); i--) left.splice(left.indexOf(symbol), 1);
    }
  }
  return left;
}

export const facesOf = (faces: readonly Face[]): string => faces.map((face) => say(`face-${face}`)).join(', ');

/** Many faces by their number: 3 × torch, 2 × key. */
export const countedFaces = (faces: readonly Face[]): string =>
  kindsOf(faces)
    .map(({ face, number }) => `${number} × ${say(`face-${face}`)}`)
    .join(', ');

export function whyNotWay(way: Way, temple: Temple, dice: readonly Die[]): string | null {
  const known = whyOfModules({ way }, temple);
  if (known !== null) return known;
  const side = say(`side-${way.side}`);
  if (way.kind === 'wall' && temple.here?.gaps.includes(way.side)) return say('temple-why-no-rooms');
  if (way.kind === 'wall') return say('temple-why-wall', { side });
  const left = missing(way.cost, dice, temple.mine?.worth);
  return left.length > 0 ? say('temple-why-price', { cost: facesOf(left), side }) : null;
}

export function whyNotDie(die: Die, temple: Temple): string | null {
  const known = whyOfModules({ die }, temple);
  if (known !== null) return known;
  if (mayKeep(die)) return null;
  if (die.pledged) return say('temple-why-pledged');
  return say(die.face === 'black' ? 'temple-why-black' : 'temple-why-unrolled');
}

/** Who could free the locked: a friend, or fate; where nobody could, that is said. */
export function tellStuck(view: View): string {
  if (!allStuck(view)) return say('temple-you-are-stuck');
  return say(view.spare > 0 ? 'temple-all-stuck-fate' : 'temple-all-stuck');
}

/** Why the reader's hand does not move now. `runs`: whether time does. */
export function whyStill(paused: boolean, runs: boolean, lent: boolean, { view, mine }: Temple): string {
  if (view.over) return say('game-over');
  if (paused) return say('paused');
  if (lent) return say('temple-why-lent');
  if (mine?.place === null) return say('temple-you-are-out');
  if (!runs) return say('temple-why-still');
  if (mine?.acts_again) return say('temple-why-busy');
  if (mine && stuck(mine)) return tellStuck(view);
  return say('temple-why-nothing');
}
