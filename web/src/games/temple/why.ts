// Why something that was tapped does nothing now, where the page knows it by itself; null where only the house does.
import { say } from '../../words/reader.svelte';
import { mayKeep, type Die } from './dice';
import type { Face } from './kinds';
import { whyOfModules } from './modules/asking';
import type { Temple } from './view';
import type { Way } from './ways';

/** The symbols that the dice in hand do not show. */
export function missing(cost: readonly Face[], dice: readonly Die[]): Face[] {
  const shown = dice.filter((die) => !die.pledged).map((die) => die.face);
  return cost.filter((face) => {
    const at = shown.indexOf(face);
    if (at >= 0) shown.splice(at, 1);
    return at < 0;
  });
}

export const facesOf = (faces: readonly Face[]): string => faces.map((face) => say(`face-${face}`)).join(', ');

export function whyNotWay(way: Way, temple: Temple, dice: readonly Die[]): string | null {
  const known = whyOfModules({ way }, temple);
  if (known !== null) return known;
  const side = say(`side-${way.side}`);
  if (way.kind === 'wall' && temple.here?.gaps.includes(way.side)) return say('temple-why-no-rooms');
  if (way.kind === 'wall') return say('temple-why-wall', { side });
  const left = missing(way.cost, dice);
  return left.length > 0 ? say('temple-why-price', { cost: facesOf(left), side }) : null;
}

export function whyNotDie(die: Die, temple: Temple): string | null {
  const known = whyOfModules({ die }, temple);
  if (known !== null) return known;
  if (mayKeep(die)) return null;
  if (die.pledged) return say('temple-why-pledged');
  return say(die.face === 'black' ? 'temple-why-black' : 'temple-why-unrolled');
}

/** Why nobody's hand moves now. */
export function whyStill(over: boolean, paused: boolean, lent: boolean, temple: Temple): string {
  if (over) return say('game-over');
  if (paused) return say('paused');
  if (lent) return say('temple-why-lent');
  if (temple.mine?.place === null) return say('temple-you-are-out');
  return say('temple-why-still');
}
