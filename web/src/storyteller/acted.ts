// How long the story was after the last act of each seat of this device, at the table that it played at last: a page that is loaded
// again in the midst of a game goes on from there.
import { keep, kept } from '../look/kept';

export type Acted = Readonly<Record<number, number>>;

export function actedAt(code: string): Acted {
  try {
    const found = JSON.parse(kept('acted') ?? 'null') as { code?: unknown; acted?: Acted } | null;
    return found?.code === code ? (found.acted ?? {}) : {};
  } catch {
    return {};
  }
}

export function keepActed(code: string, acted: Acted): void {
  keep('acted', JSON.stringify({ code, acted }));
}
