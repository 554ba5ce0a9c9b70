// What each level of Quicksand is made of, read from the game's own list of pieces, and what it adds to those before.
import pieces from '@serai/games/quicksand/pieces.toml?raw';

export type Extra = 'silence' | 'block' | 'discard-shape' | 'discard-colour' | 'facing-out';
export type Sort = 'slow' | 'normal' | 'fast';

export interface Level {
  /** Gears, all together. */
  gears: number;
  /** From the hindmost to the foremost. */
  timers: readonly Sort[];
  extra: readonly Extra[];
}

/** What is told of a level, the most important first. Named by its word: `level-adds-KIND`. */
export type Added =
  | { kind: 'begin'; timers: number; gears: number }
  /** A rule that no level had before. */
  | { kind: Extra }
  /** Rules that are known, and were never met all at once. */
  | { kind: 'together'; rules: readonly Extra[] }
  | { kind: 'again'; rules: readonly Extra[]; timers: number }
  | { kind: 'timers'; timers: number }
  | { kind: 'order' }
  | { kind: 'fast' }
  | { kind: 'faster' }
  | { kind: 'gears'; gears: number; more: number };
export type Kind = Added['kind'];

/** Up to this level cards show what they would do, where a table leaves that to the game (games/quicksand/view.py). */
export const AIDED = 5;

const SORTS: Readonly<Record<string, Sort>> = { S: 'slow', N: 'normal', F: 'fast' };
const SPEED: Readonly<Record<Sort, number>> = { slow: 1, normal: 2, fast: 3 };

interface Row {
  before: number;
  after: number;
  timers: string;
  extra?: Extra[];
}

/** One level of the list: its values are written as JSON writes them. */
function rowOf(text: string): Row {
  const lines = [...text.matchAll(/^(\w+) = ([^#\n]*)/gm)];
  return Object.fromEntries(lines.map(([, name, value]) => [name, JSON.parse(value ?? '')])) as Row;
}

export const LEVELS: readonly Level[] = pieces
  .split('[[levels]]')
  .slice(1)
  .map(rowOf)
  .map(({ before, after, timers, extra = [] }) => ({
    gears: before + after,
    timers: Array.from(timers, (letter) => SORTS[letter] ?? 'slow'),
    extra,
  }));

const speed = ({ timers }: Level): number => timers.reduce((sum, sort) => sum + SPEED[sort], 0);
/** Usually the quick ones stand in front. */
const isTurned = ({ timers }: Level): boolean => timers[0] === 'fast';
const hasFast = ({ timers }: Level): boolean => timers.includes('fast');
const sameRules = (one: Level, other: Level): boolean => one.extra.join() === other.extra.join();

export function addedBy(number: number): Added[] {
  const level = LEVELS[number - 1];
  if (!level) return [];
  const earlier = LEVELS.slice(0, number - 1);
  const last = earlier.at(-1);
  if (!last) return [{ kind: 'begin', timers: level.timers.length, gears: level.gears }];
  const found = [...rulesOf(level, last, earlier), ...timersOf(level, last, earlier)];
  return found.length > 0 ? found : [{ kind: 'gears', gears: level.gears, more: level.gears - last.gears }];
}

function rulesOf(level: Level, last: Level, earlier: readonly Level[]): Added[] {
  const fresh = level.extra.filter((rule) => !earlier.some((one) => one.extra.includes(rule)));
  if (fresh.length > 0) return fresh.map((kind) => ({ kind }));
  if (level.extra.length === 0 || sameRules(level, last)) return [];
  if (level.extra.length === 1) return [{ kind: 'again', rules: level.extra, timers: level.timers.length }];
  return [{ kind: 'together', rules: level.extra }];
}

function timersOf(level: Level, last: Level, earlier: readonly Level[]): Added[] {
  if (isTurned(level) && !isTurned(last)) return [{ kind: 'order' }];
  // Rules that the level before had not are enough to think of.
  if (level.extra.length > 0 && !sameRules(level, last)) return [];
  const [many, before] = [level.timers.length, last.timers.length];
  if (many > before) return [{ kind: 'timers', timers: many }];
  if (many < before || speed(level) <= speed(last)) return [];
  return [{ kind: hasFast(level) && !earlier.some(hasFast) ? 'fast' : 'faster' }];
}
