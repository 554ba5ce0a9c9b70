// Where a replay comes from: a finished game of this house, or a record that somebody brought.
// A record is sent on as the very text of the file: the house judges it, and its check sum covers every byte.
import { LobbyError } from '../line/lobby';
import type { Curve, PlayOn, Problem, Replay, ReplayPage, Seated } from '../wire';
import { language, say } from '../words/reader.svelte';

export type Source = { code: string } | { record: string };
/** Whose eyes: everybody's at once, a watcher's, or those of a seat. */
export type Eyes = 'all' | 'watch' | `${number}`;

async function ask<Answer>(path: string, body?: string): Promise<Answer> {
  const headers = { 'accept-language': language(), 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`/api/replays${path}`, body === undefined ? { headers } : { method: 'POST', headers, body });
  } catch {
    throw new LobbyError('unreachable', say('unreachable'));
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new LobbyError(problem?.word ?? 'unreachable', problem?.sentence ?? say('unreachable'));
}

const at = (source: { code: string }): string => `/${encodeURIComponent(source.code)}`;

/** The game, all its steps at a glance, and the first page of them as everybody saw them. */
export function fetchReplay(source: Source): Promise<Replay> {
  return 'code' in source ? ask(`${at(source)}?seat=all`) : ask('?seat=all', source.record);
}

/** Some steps from a place on. */
export function fetchPage(source: Source, eyes: Eyes, from: number): Promise<ReplayPage> {
  const which = `/steps?seat=${eyes}&from=${from}`;
  return 'code' in source ? ask(`${at(source)}${which}`) : ask(which, source.record);
}

export function fetchCurve(source: Source): Promise<Curve> {
  return 'code' in source ? ask(`${at(source)}/curve`) : ask('/curve', source.record);
}

export function playOn(source: Source, wish: Omit<PlayOn, 'code' | 'record'>): Promise<Seated> {
  if ('code' in source) return ask('/play-on', JSON.stringify({ ...wish, code: source.code }));
  // Put together as text: reading the record here could round its large numbers.
  return ask('/play-on', `${JSON.stringify(wish).slice(0, -1)},"record":${source.record}}`);
}

/** Where the record of a game of this house can be had as a file. */
export const recordPath = (code: string): string => `/api/replays/${encodeURIComponent(code)}/record`;
