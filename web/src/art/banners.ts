// Where the shapes of the seats would be mistaken for pieces of the game, seats are marked by banners with people's initials.
import { getContext, setContext } from 'svelte';
import { signOf } from '../games/signs';

const KEY = Symbol('banners');
type Initials = () => readonly string[] | null;

/** One letter for each, the first of the name that nobody before has taken; none for those without a name. */
export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters =
      name
        .normalize('NFC')
        .toLocaleUpperCase()
        .match(/[\p{L}\p{N}]/gu) ?? [];
    const found = letters.find((letter) => !taken.has(letter)) ?? '';
    taken.add(found);
    return found;
  });
}

/** All that a component shows marks the seats of a game as that game wants it. Both may come later than the component. */
export function markSeats(game: () => string | undefined, names: () => readonly string[]): void {
  setContext<Initials>(KEY, () => (signOf(game() ?? '').banners ? initialsOf(names()) : null));
}

/** The initials to mark seats by; null where shapes will do. */
export function initialsHere(): Initials {
  return getContext<Initials | undefined>(KEY) ?? (() => null);
}
