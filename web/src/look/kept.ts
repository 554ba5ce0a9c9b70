// What this device remembers for its reader. Storage may be shut (private windows), so nothing here can fail.
const PREFIX = 'serai.';

export function kept(name: string): string | null {
  try {
    return globalThis.localStorage?.getItem(PREFIX + name) ?? null;
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(PREFIX + name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
