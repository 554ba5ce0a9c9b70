import { keepKey, lastName } from '../line/keys';
import { makeTable } from '../line/lobby';
import type { Level } from '../new/plan';
import { go } from '../router/way.svelte';
import { ownPause } from '../storyteller/own-tempo.svelte';
import type { NewTable, Seated } from '../wire';
import { say } from '../words/reader.svelte';

/** Three make company; some games want more, some take fewer. */
const COMPANY = 3;

/** One tap: a table with bots, already begun. */
export async function playNow(game: string, least: number, most: number, level: Level): Promise<void> {
  const name = lastName() || say('your-name-default');
  const bots = Math.min(most, Math.max(least, COMPANY)) - 1;
  const seats: NewTable['seats'] = [{ kind: 'device', name }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))];
  const pause = ownPause();
  enter(await makeTable({ game, name, seats, start: true, ...(pause === undefined ? {} : { bot_pace: pause }) }), game, name);
}

/** Keeps the key and goes to the table. */
export function enter(seated: Seated, game: string, name: string, screen: 'none' | 'too' | 'only' = 'none'): void {
  keepKey('keys', { code: seated.code, token: seated.token, game, name, at: Date.now(), ...(screen === 'only' ? { screen: true } : {}) });
  go(`/t/${seated.code}${screen === 'none' ? '' : '?screen=table'}`);
}
