// Table screens: devices that show the board to everybody. They are guests who watch, and say so when they come.
import { keepKey, keyTo, type Key } from '../line/keys';
import { joinTable, LobbyError } from '../line/lobby';
import { say } from '../words/reader.svelte';

const TRIES = 9;

/** A key that opens the table to watch: the one kept, the host's own where the host only watches, or a new one. */
export async function screenKey(code: string): Promise<Key> {
  const own = keyTo('keys', code);
  const found = keyTo('screens', code) ?? (own?.screen ? own : undefined);
  if (found) return found;
  for (let number = 1; ; number++) {
    const name = number === 1 ? say('screen-name') : `${say('screen-name')} ${number}`;
    try {
      const seated = await joinTable(code, { name, seat: 'watch' });
      const key = { code: seated.code, token: seated.token, game: '', name, at: Date.now() };
      keepKey('screens', key);
      return key;
    } catch (error) {
      if (!(error instanceof LobbyError && error.word === 'name-taken') || number >= TRIES) throw error;
    }
  }
}
