import { known, say } from '../words/reader.svelte';
import type { Found } from './strength';

/** What was measured, as a sentence. */
export function inWords(found: Found): string {
  const { tens } = found;
  if (found.word !== 'strength-team') return say(found.word, { tens, other: say(`level-${found.other}`), rivals: found.rivals });
  const name = known(`preset-${found.preset}`) ? say(`preset-${found.preset}`) : found.preset;
  const choice = found.preset ? say('strength-preset', { name }) : say('strength-stage', { level: found.level });
  return say(found.word, { tens, choice });
}
