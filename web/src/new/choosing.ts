// Options that need each other: what is chosen stays legal, and whatever changes along is told.
import type { Choosing, Impossible, Odds, Surprise } from '../wire';
import type { OptionField } from './schema';

export type Values = Readonly<Record<string, unknown>>;

/** A set by lot, and how hard somebody wished it to be. */
export interface Drawn extends Surprise {
  readonly level: string;
}

/** How hard something is for so many, where that is known; figures begin with the least number of seats. */
export const oddsFor = (odds: readonly Odds[] | undefined, seats: number, least: number): Odds | undefined => odds?.[seats - least];

/** The same in words, as the name of a sentence and its detail. */
export const oddsInWords = ({ won, guessed }: Odds): [string, { tens: number }] => [
  guessed ? 'choose-odds-guessed' : 'choose-odds',
  { tens: Math.round(won / 10) },
];

export interface Changed {
  readonly values: Values;
  /** Options that came along, and those that had to go. */
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** Of words to choose from one says that there is nothing of it. */
const NONE = 'none';
export const isOn = (value: unknown): boolean =>
  value === true || (typeof value === 'number' && value > 0) || (typeof value === 'string' && value !== NONE);

/** The options of which one is still missing. */
export function missing({ needs }: Choosing, values: Values, name: string): readonly string[] {
  const some = needs[name] ?? [];
  return some.some((need) => isOn(values[need])) ? [] : some;
}

/** The least of an option that is something. */
function least(field: OptionField | undefined): unknown {
  if (field?.kind === 'number') return Math.max(1, field.min);
  return field?.kind === 'choice' ? field.values.find(isOn) : true;
}

/** One option is chosen: what it needs comes along, and what can no longer be goes. */
export function changed(choosing: Choosing, fields: readonly OptionField[], values: Values, name: string, value: unknown): Changed {
  const next: Record<string, unknown> = { ...values, [name]: value };
  const came: string[] = [];
  for (let needing: string | undefined = isOn(value) ? name : undefined; needing;) {
    const [need]: readonly string[] = missing(choosing, next, needing);
    if (need) {
      next[need] = least(fields.find((field) => field.name === need));
      came.push(need);
    }
    needing = need;
  }
  const went: string[] = [];
  const lost = (): OptionField | undefined =>
    fields.find((field) => isOn(next[field.name]) && missing(choosing, next, field.name).length > 0);
  for (let field = lost(); field; field = lost()) {
    next[field.name] = field.initial;
    went.push(field.name);
  }
  return { values: next, came, went };
}

/** What forbids a value at a table of so many, if anything does. */
export function ruledOut({ impossible }: Choosing, values: Values, seats: number, option: string, value: unknown): Impossible | undefined {
  return impossible.find(
    (one) => one.option === option && one.value === value && one.seats === seats && !one.unless.some((name) => isOn(values[name])),
  );
}

/** Why all of this cannot be at a table of so many; the name of a sentence. */
export const whyNot = (choosing: Choosing, values: Values, seats: number): string | undefined =>
  choosing.impossible.find((one) => ruledOut(choosing, values, seats, one.option, values[one.option]))?.why;

/** The same without what cannot be. */
export function possible(choosing: Choosing, fields: readonly OptionField[], values: Values, seats: number): Values {
  const out = fields.filter((field) => ruledOut(choosing, values, seats, field.name, values[field.name]));
  return out.length === 0 ? values : { ...values, ...Object.fromEntries(out.map((field) => [field.name, field.initial])) };
}
