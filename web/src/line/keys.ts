// The tables this device may sit down at again. A token is a key to a seat: it stays on the device and in no address bar.
import { keep, kept } from '../look/kept';

export interface Key {
  code: string;
  token: string;
  game: string;
  /** Whom the key belongs to, so that a shared device knows who is who. */
  name: string;
  /** The host's own, where the host is a table screen. */
  screen?: boolean;
  /** When it was last used. */
  at: number;
  /** The table's promise about its seed, as it was first heard: what is revealed at the end is checked against this. */
  seedHash?: string;
}
const MOST = 30;

function isKey(found: Partial<Key> | null): found is Key {
  return typeof found?.code === 'string' && typeof found.token === 'string';
}

function read(place: string): Key[] {
  try {
    const found: unknown = JSON.parse(kept(place) ?? '[]');
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return [];
  }
}

/** Seats, and screens that only watch: a device may hold both for one table. */
export type Ring = 'keys' | 'screens';

export function keysOf(ring: Ring): Key[] {
  return read(ring).sort((one, other) => other.at - one.at);
}

export function keyTo(ring: Ring, code: string): Key | undefined {
  return read(ring).find((key) => key.code === code);
}

export function keepKey(ring: Ring, key: Key): void {
  const others = read(ring).filter((one) => one.code !== key.code);
  keep(ring, JSON.stringify([key, ...others].slice(0, MOST)));
}

export function dropKey(ring: Ring, code: string): void {
  keep(ring, JSON.stringify(read(ring).filter((key) => key.code !== code)));
}

/** The name this reader gave last, offered again. */
export const lastName = (): string => kept('name') ?? '';
export const keepName = (name: string): void => keep('name', name);

/** Codes are read aloud and typed by hand. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/\s+/g, '');
}
