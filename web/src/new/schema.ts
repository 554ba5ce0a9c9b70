// A game's options as fields to fill in, read from their JSON Schema.
export type OptionField =
  | { name: string; kind: 'switch'; initial: boolean }
  | { name: string; kind: 'number'; initial: number; min: number; max: number }
  /** A number, or none at all. */
  | { name: string; kind: 'some'; initial: number | null; min: number; max: number }
  | { name: string; kind: 'choice'; initial: string | number; values: (string | number)[] }
  /** A choice for each seat, or none at all; the last of the values leaves a seat to the game. */
  | { name: string; kind: 'seats'; initial: string[]; values: string[] };

interface Schema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  $ref?: string;
  $defs?: Record<string, Schema>;
}
const MOST = 99;

export function fieldsOf(source: Record<string, unknown>): OptionField[] {
  const root = source as Schema;
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.replace('#/$defs/', '');
    return name ? { ...(root.$defs?.[name] ?? {}), ...schema } : schema;
  };
  return Object.entries(resolve(root).properties ?? {}).flatMap(([name, part]): OptionField[] => {
    const schema = resolve(part);
    if (schema.enum)
      return [{ name, kind: 'choice', values: schema.enum, initial: (schema.default ?? schema.enum[0] ?? '') as string | number }];
    if (schema.type === 'boolean') return [{ name, kind: 'switch', initial: schema.default === true }];
    if (schema.type === 'integer') {
      const min = schema.minimum ?? 0;
      return [{ name, kind: 'number', initial: Number(schema.default ?? min), min, max: schema.maximum ?? MOST }];
    }
    const some = schema.anyOf?.find((one) => one.type === 'integer');
    if (some && schema.anyOf?.some((one) => one.type === 'null')) {
      return [
        { name, kind: 'some', initial: (schema.default ?? null) as number | null, min: some.minimum ?? 0, max: some.maximum ?? MOST },
      ];
    }
    const values = (schema.items?.anyOf ?? [schema.items ?? {}]).flatMap((one) => one.enum ?? []).map(String);
    if (schema.type === 'array' && values.length > 0) return [{ name, kind: 'seats', values, initial: [] }];
    // A kind of option that no field can hold keeps what the game gives it.
    return [];
  });
}

/** A choice for each seat as the game wants it: as many as there are seats, or none where all are left to it. */
export function forSeats(chosen: readonly string[], seats: number, left: string): string[] {
  const all = Array.from({ length: seats }, (_, seat) => chosen[seat] ?? left);
  return all.every((one) => one === left) ? [] : all;
}

/** The preset that options are, if they are one; what it leaves out is as the game gives it, and one option may not count. */
export function presetOf(
  presets: Record<string, Record<string, unknown>>,
  fields: readonly OptionField[],
  options: Record<string, unknown>,
  but?: string,
): string | undefined {
  const counted = fields.filter((field) => field.name !== but);
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return Object.keys(presets).find((name) =>
    counted.every((field) => same(presets[name]?.[field.name] ?? field.initial, options[field.name])),
  );
}
