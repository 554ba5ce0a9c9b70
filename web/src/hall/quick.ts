import { nextOf, stopsOf } from '../games/campaign';
import { bestsOf } from '../line/bests';
import { keepKey, lastName } from '../line/keys';
import { makeTable } from '../line/lobby';
import type { Level } from '../new/plan';
import { go } from '../router/way.svelte';
import { ownPause } from '../storyteller/own-tempo.svelte';
import type { NewTable, Seated } from '../wire';
import { say } from '../words/reader.svelte';

/** Three make company; some games want more, some take fewer. */
const COMPANY = 3;

/** Where there are levels, the first that this device has not seen won. */
const nextLevel = (game: string, levels: number): NewTable['options'] =>
  levels > 0 ? { level: nextOf(stopsOf(levels, [], bestsOf(game))) } : {};

/** One tap: a table with bots, already begun. */
export async function playNow(game: string, least: number, most: number, level: Level, levels = 0): Promise<void> {
  const name = lastName() || say('your-name-default');
  const bots = Math.min(most, Math.max(least, COMPANY)) - 1;
  const seats: NewTable['seats'] = [{ kind: 'device', name }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))];
  const pause = ownPause();
  const pace = pause === undefined ? {} : { bot_pace: pause };
  enter(await makeTable({ game, name, seats, options: nextLevel(game, levels), start: true, ...pace }), game, name);
}

/** Keeps the key and goes to the table. */
export function enter(seated: Seated, game: string, name: string, screen: 'none' | 'too' | 'only' = 'none'): void {
  keepKey('keys', { code: seated.code, token: seated.token, game, name, at: Date.now(), ...(screen === 'only' ? { screen: true } : {}) });
  go(`/t/${seated.code}${screen === 'none' ? '' : '?screen=table'}`);
}
