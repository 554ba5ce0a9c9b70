/** What a board can stand without for a moment comes after it, in one piece; where it does not come, nobody who plays is stopped. */
export const later = import('./lately').catch(() => null);
