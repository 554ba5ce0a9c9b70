export type Presence = 'here' | 'away' | 'lost';

/** Who sits at a seat, as the hall knows it. */
export interface Sitter {
  seat: number;
  name: string;
  bot: boolean;
  you: boolean;
  presence: Presence;
}

/** The name of whoever sits at a seat; none where nobody does. */
export function nameOf(sitters: readonly Sitter[], seat: number | null | undefined): string {
  return sitters.find((one) => one.seat === seat)?.name ?? '';
}

/** A bot plays for its holder: what lies at the seat may be looked at, not played. */
export function isLent(sitters: readonly Sitter[], seat: number | null): boolean {
  return sitters.find((one) => one.seat === seat)?.bot ?? false;
}

/** There is somebody else to talk to: a bot is no company. */
export function inCompany(sitters: readonly Sitter[], seat: number | null): boolean {
  return sitters.some((one) => one.seat !== seat && !one.bot);
}
