import type { Sitter } from '../parts/sitter';
import type { Me, SeatRow } from '../wire';

/** The seats as boards show them. */
export function sittersOf(seats: readonly SeatRow[], me: Me | null): Sitter[] {
  return seats.map((row) => ({
    seat: row.seat,
    name: row.name,
    bot: row.by_bot,
    you: me?.seats.includes(row.seat) ?? false,
    presence: row.by_bot || row.connected ? 'here' : row.guest === null ? 'away' : 'lost',
  }));
}
