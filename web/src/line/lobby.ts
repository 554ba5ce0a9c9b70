// The lobby over HTTP. Every failure is a sentence for the reader: the house's own, or ours when it cannot be reached.
import type {
  Begin,
  Day,
  DayResults,
  GameInfo,
  HouseInfo,
  Join,
  NewTable,
  Problem,
  Progress,
  Records,
  Seated,
  Surprise,
  Table,
  TableLine,
} from '../wire';
import { language, say } from '../words/reader.svelte';
import { device } from './device';

export class LobbyError extends Error {
  constructor(
    readonly word: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask(path: string, body?: unknown, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const headers = { 'accept-language': language(), 'content-type': 'application/json', ...more };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw new LobbyError('unreachable', say('unreachable'));
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new LobbyError(problem?.word ?? 'unreachable', problem?.sentence ?? say('unreachable'));
}

async function read<Answer>(path: string, body?: unknown, more?: Readonly<Record<string, string>>): Promise<Answer> {
  return (await (await ask(path, body, more)).json()) as Answer;
}

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const house = (): Promise<HouseInfo> => read('/house');
export const games = (): Promise<GameInfo[]> => read('/games');
export const openTables = (): Promise<TableLine[]> => read('/tables');
export const makeTable = (wish: NewTable): Promise<Seated> => read('/tables', wish);
export const showTable = (code: string): Promise<Table> => read(at(code));
export const joinTable = (code: string, wish: Join): Promise<Seated> => read(`${at(code)}/join`, wish);

/** A choice by lot; another one each time. */
export const surprise = (game: string, level: string, seats: number): Promise<Surprise> =>
  read(`/surprises/${encodeURIComponent(game)}?level=${encodeURIComponent(level)}&seats=${seats}`);

/** What people of these names have passed together. */
export const progress = (game: string, names: readonly string[]): Promise<Progress> =>
  read(`/progress/${encodeURIComponent(game)}?${names.map((name) => `name=${encodeURIComponent(name)}`).join('&')}`);

/** What people have reached in this house. */
export const records = (game: string): Promise<Records> => read(`/records/${encodeURIComponent(game)}`);

/** The desert of a day, as this device may know it; today's where none is named. */
const known = (): Record<string, string> => ({ 'serai-device': device() });
const ofDay = (day: string): string => (day ? `?day=${encodeURIComponent(day)}` : '');
export const dayOf = (day: string): Promise<Day> => read(`/daily${ofDay(day)}`, undefined, known());
export const dayResults = (game: string, day: string): Promise<DayResults> =>
  read(`/daily/${encodeURIComponent(game)}${ofDay(day)}`, undefined, known());
export const beginDaily = (game: string, wish: Begin): Promise<Seated> => read(`/daily/${encodeURIComponent(game)}`, wish, known());

/** A path of this house as a QR code, ready for the `src` of an image. */
export async function qrPicture(path: string): Promise<string> {
  const svg = await (await ask('/qr', { path })).text();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What a failure says to the reader. */
export function sentenceOf(error: unknown): string {
  return error instanceof LobbyError ? error.message : say('failed');
}
