// Which portrait the reader looks at, in the grid above and with its powers below.
import type { Hero } from './heroes';

export const picked = $state<{ hero: Hero | null }>({ hero: null });
