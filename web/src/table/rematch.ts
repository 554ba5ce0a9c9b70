import { keepKey } from '../line/keys';
import { go } from '../router/way.svelte';
import type { Room } from './room.svelte';

/** To the table of the rematch: the same key opens it. `again`: it was asked for here, and may begin at once where nobody is awaited. */
export function follow(room: Room, code: string, screen: boolean, again = false): void {
  keepKey(screen ? 'screens' : 'keys', {
    code,
    token: room.key.token,
    game: room.table?.game ?? '',
    name: room.me?.name ?? '',
    at: Date.now(),
  });
  go(`/t/${code}${screen ? '?screen=table' : again ? '?again' : ''}`);
}
