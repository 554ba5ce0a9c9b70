// What this device remembers for its reader. Storage may be shut (private windows) or missing, so nothing here can fail.
const PREFIX = 'serai.';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
