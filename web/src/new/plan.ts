// What a table is going to be, before it is made.
import type { SeatPlan, Table } from '../wire';

/** How people want to sit together; it fills in the seats, which may then be changed one by one. */
export type Manner = 'bots' | 'devices' | 'screen' | 'pass';
export const MANNERS: readonly Manner[] = ['bots', 'devices', 'screen', 'pass'];

export interface Plan {
  kind: SeatPlan['kind'];
  name: string;
  level: Level;
}

export type Level = NonNullable<SeatPlan['level']>;
/** Levels that bots have in every game, each stronger than the one before. */
export const LEVELS: readonly Level[] = ['beginner', 'skilled', 'expert', 'master'];
/** Where nobody has chosen one. */
export const MIDDLE: Level = 'skilled';
/** What suits most: where all hurry together, a bot that does not take the game away from them. */
export const usual = (bots: readonly Level[]): Level => (bots.includes('companion') ? 'companion' : MIDDLE);

/** How long bots take over a move, in ms. */
export const BOT_PACES = { brisk: 500, calm: 1400, slow: 2800 } as const;
export type BotPace = keyof typeof BOT_PACES;
const BOT_PACE_NAMES = Object.keys(BOT_PACES) as BotPace[];
export const nearestPace = (pause: number): BotPace => BOT_PACE_NAMES.find((name) => BOT_PACES[name] >= pause) ?? 'slow';

/** How fast game time runs: a slower clock, or one that stands until somebody lets it run, helps people play. */
export type Pace = Table['pace'];
export const PACES: readonly Pace[] = ['full', 'three-quarters', 'half', 'step'];

export function plansFor(manner: Manner, count: number, name: string, level: Level = MIDDLE): Plan[] {
  return Array.from({ length: count }, (_, seat): Plan => {
    const mine = seat === 0 && manner !== 'screen';
    const kind = mine || manner === 'pass' ? 'device' : manner === 'bots' ? 'bot' : 'open';
    return { kind, name: mine ? name : '', level };
  });
}

/** More seats are filled in the same manner, fewer are cut off; what was already chosen stays. */
export function resized(plans: readonly Plan[], manner: Manner, count: number, level?: Level): Plan[] {
  return [...plans.slice(0, count), ...plansFor(manner, count, '', level).slice(plans.length)];
}

export function toWire(plans: readonly Plan[]): SeatPlan[] {
  return plans.map(({ kind, name, level }) =>
    kind === 'open' ? { kind } : kind === 'bot' ? { kind, level } : { kind, name: name.trim() },
  );
}
