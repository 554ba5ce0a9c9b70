// The four sides of the reader's room: what lies behind each, and what going there costs.
import { SIDES, type Face, type Side } from './kinds';
import { whyOfModules } from './modules/asking';
import { cheapest, of, paid } from './paying';
import { beside, type Temple } from './view';
import type { Move, Room } from './wire';

export interface Way {
  readonly side: Side;
  readonly kind: 'enter' | 'discover' | 'place' | 'wall';
  readonly cost: readonly Face[];
  /** It costs the reader nothing. */
  readonly free?: boolean;
  /** Tiles that pay besides dice. */
  readonly tiles: readonly string[];
  readonly room: Room | null;
  readonly to: number | null;
  readonly move: Move | null;
  /** Why nobody, or not the reader, may go there now, whatever the dice. */
  readonly barred: string | null;
}

export function waysOf(temple: Temple): Way[] {
  return SIDES.map((side) => {
    const way = wayOf(temple, side);
    return way.move || way.kind === 'wall' ? way : { ...way, barred: whyOfModules({ way }, temple) };
  });
}

function wayOf(temple: Temple, side: Side): Way {
  const { view, here, moves } = temple;
  const none: Way = { side, kind: 'wall', cost: [], tiles: [], room: null, to: null, move: null, barred: null };
  const lay = of(moves, 'place-room').find((move) => move.side === side);
  if (lay) return { ...none, kind: 'place', move: lay };
  if (here?.ways.includes(side)) return entry(temple, none);
  if (!here?.gaps.includes(side) || view.pile === 0) return none;
  return { ...none, kind: 'discover', cost: view.figures.discovery, move: of(moves, 'discover').find((one) => one.side === side) ?? null };
}

function entry(temple: Temple, way: Way): Way {
  const { view, place } = temple;
  const to = place === null ? null : beside(view.rooms, place, way.side);
  const move = entriesOf(temple, way.side)[0] ?? null;
  const cost = priceOf(temple, way.side);
  return {
    ...way,
    kind: 'enter',
    free: temple.mine?.prices.find((price) => price.side === way.side)?.cost.length === 0,
    room: to === null ? null : (view.rooms[to] ?? null),
    to,
    move,
    ...(move ? paid(cost, move, view) : { cost }),
  };
}

/** The moves that go through a side, the one with the fewest tiles first. */
export const entriesOf = ({ view, moves }: Temple, side: Side): Extract<Move, { type: 'enter' }>[] =>
  cheapest(
    of(moves, 'enter').filter((move) => move.side === side),
    view,
  );

/** What going through a side costs the reader: not always what is printed on the room. */
export const priceOf = ({ mine }: Temple, side: Side): readonly Face[] => mine?.prices.find((price) => price.side === side)?.cost ?? [];
