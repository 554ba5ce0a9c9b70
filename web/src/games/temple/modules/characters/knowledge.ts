// What is known of the characters: both powers of each, those of other modules where their rules are there.
import { drawn, type Thing } from '../../../../knowledge/knowledge';
import { known, say } from '../../../../words/reader.svelte';
import type { ModuleKnowledge } from '../knowledge';
import { HEROES, ruleOf, type Hero } from './heroes';
import './index'; // whose parts these are: they stay in one piece with it
import Portrait from './Portrait.svelte';

const POWERS = ['permanent', 'activable'] as const;

function tell(hero: Hero): Thing {
  return {
    name: say(`temple-hero-${hero}`),
    picture: drawn(Portrait, { hero }),
    words: POWERS.map((power) => `${say(`temple-${hero}-${power}`)} (${say(`temple-power-${power}`)})`),
    rules: POWERS.map((power) => ruleOf(hero, power)),
  };
}

export const knowledge: ModuleKnowledge = {
  things: () => {
    const heroes = (Object.keys(HEROES) as Hero[]).filter((hero) => known(ruleOf(hero, 'permanent')));
    return Object.fromEntries(heroes.map((hero) => [`hero-${hero}`, tell(hero)]));
  },
};
