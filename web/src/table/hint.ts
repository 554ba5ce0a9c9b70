// A hint in one short line: when, what, and what for.
import type { GameModule } from '../games/load';
import type { Shown } from '../games/table';
import type { Advised } from '../wire';
import { say } from '../words/reader.svelte';
import { sayMove, sayReason } from '../words/telling';

interface Reader {
  /** How the game says a move on its own board, where that is shorter. */
  sayAdvice?: GameModule['sayAdvice'];
  position: Shown | null;
  names: readonly string[];
}

export function sayHint(advised: Advised, { sayAdvice, position, names }: Reader): string {
  const move = sayAdvice?.(advised.move, position, names) ?? sayMove(advised.move, names);
  const reason = sayReason(advised.reason, advised.about ?? {}, position?.seat ?? null, names, advised.move);
  const seconds = Math.round((advised.after ?? 0) / 1000);
  if (seconds > 0) return say('hint-later', { seconds, move, reason });
  return reason ? begun(say('hint-planned', { move, reason })) : say('hint-best', { move });
}

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
