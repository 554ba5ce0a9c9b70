// Signs in a box of 24 x 24: the flag of a quest, and a gem tile; and the ghost, who is as large as a pawn.
import { GEM } from '../../art/symbols';

export const FLAG = 'M4 1.500h2.400v1.200c4-2 7.600 1.600 13.600-.6v10.800c-6 2.200-9.600-1.400-13.600.6v9H4Z';
export const GEM_TILE = `M1 1h22v22H1ZM3 3v18h18V3Z${GEM}`;
export const GHOST =
  'M12 1c5.600 0 9 4 9 9.500V23l-3-2.600-3 2.600-3-2.600L9 23l-3-2.600L3 23V10.500C3 5 6.400 1 12 1ZM8.500 8.200a2 2.500 0 1 0 .01 0ZM15.500 8.200a2 2.500 0 1 0 .01 0ZM12 14a2.200 2.400 0 1 0 .01 0Z';
