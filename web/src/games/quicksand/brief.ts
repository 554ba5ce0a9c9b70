// What just happened, in a breath: in real time nobody reads a sentence for each timer. The log has them all.
import type { Happening } from '../../wire';
import { language, say } from '../../words/reader.svelte';
import { narrate } from '../../words/telling';

const TURNS = ['advanced', 'turned', 'recovered', 'still-lost'];
const UNTOLD = ['drawn', 'drawn-out', 'pile-turned'];

/** The timers that a story turns over, as people count them. */
export function turnedIn(story: readonly Happening[]): number[] {
  return story.flatMap(({ name, details }) => (TURNS.includes(name) ? [Number(details['timer']) + 1] : [])).sort();
}

export function briefly(story: readonly Happening[], me: number | null, players: readonly string[]): string {
  const turned = turnedIn(story);
  const told = story
    .filter(({ name }) => !TURNS.includes(name) && !UNTOLD.includes(name))
    .map((happening) => narrate({ happening, eyes: me }, me, players));
  const timers = new Intl.ListFormat(language(), { type: 'conjunction' }).format(turned.map(String));
  return [...told, ...(turned.length > 0 ? [say('quicksand-turned', { count: turned.length, timers })] : [])].join(' ');
}
