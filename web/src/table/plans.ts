// The seats as they are, as the host would plan them: what may be changed is changed from here.
import { forSeats, type OptionField } from '../new/schema';
import type { Me, SeatPlan, Table } from '../wire';

/** A guest's seat is an open one, which the guest keeps. */
export function plansOf(table: Table, me: Me): SeatPlan[] {
  return table.seats.map(({ kind, name, level, guest }) => {
    if (kind === 'bot') return { kind: 'bot', name, ...(level ? { level } : {}) };
    return guest === me.guest ? { kind: 'device', name } : { kind: 'open' };
  });
}

export function withPlan(plans: readonly SeatPlan[], seat: number, plan: SeatPlan): SeatPlan[] {
  return plans.map((old, at) => (at === seat ? plan : old));
}

function withSeats(
  options: Record<string, unknown>,
  fields: readonly OptionField[],
  change: (chosen: string[], left: string) => string[],
): Record<string, unknown> {
  const changed = { ...options };
  for (const field of fields)
    if (field.kind === 'seats') changed[field.name] = change(options[field.name] as string[], field.values.at(-1) ?? '');
  return changed;
}

/** Options for as many seats as there will be: a choice for each seat was made for as many as there were. */
export function optionsFor(options: Record<string, unknown>, fields: readonly OptionField[], seats: number): Record<string, unknown> {
  return withSeats(options, fields, (chosen, left) => forSeats(chosen, seats, left));
}

/** Which seat goes when there is one less: the last that nobody came for, else the last of a bot; none where all are people. */
export function spare(table: Table): number | undefined {
  const last = (kind: string): number | undefined => table.seats.findLast((row) => row.kind === kind)?.seat;
  return last('free') ?? last('bot');
}

/** Options without what was chosen for one seat. */
export function optionsWithout(options: Record<string, unknown>, fields: readonly OptionField[], seat: number): Record<string, unknown> {
  return withSeats(options, fields, (chosen) => chosen.filter((_, at) => at !== seat));
}

/** What the host is called, whether seated or not. */
export function hostOf(table: Table): string {
  const { host, seats, watchers } = table;
  return seats.find((row) => row.guest === host)?.name ?? watchers.find((one) => one.guest === host)?.name ?? '';
}
