export type Presence = 'here' | 'away' | 'lost';

/** Who sits at a seat, as the hall knows it. */
export interface Sitter {
  seat: number;
  name: string;
  bot: boolean;
  you: boolean;
  presence: Presence;
}
