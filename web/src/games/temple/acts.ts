// Legal moves as people choose them: buttons besides the four sides (ways.ts) and the roll. Modules add theirs.
import { SIDES, type Face } from './kinds';
import type { Die } from './dice';
import { actsOfModules, warnsOf } from './modules/asking';
import { cheapest, of, paid, repeat } from './paying';
import { USE } from './rank';
import { allStuck, type Temple } from './view';
import { entriesOf, priceOf } from './ways';
import type { Move } from './wire';

export interface Act {
  readonly id: string;
  /** Its words: `temple-WORD`, with these details. */
  readonly word: string;
  readonly details?: Readonly<Record<string, string | number>>;
  /** The seat whose name the words say. */
  readonly seat?: number;
  readonly cost: readonly Face[];
  /** Tiles that it uses, by name. */
  readonly tiles: readonly string[];
  /** What pressing it sends; several where a place or a die has to be chosen first. */
  readonly moves: readonly Move[];
  readonly bright?: boolean;
  /** It cannot be undone: it is chosen once more, even where there is nothing to choose from. */
  readonly asks?: boolean;
  /** Why it cannot be done now, where that is worth a button of its own; then it has no moves. */
  readonly why?: string;
  /** How much it is worth beside the others: the least first, see rank.ts. */
  readonly use: number;
}

type Pledged = Extract<Move, { type: 'pledge' | 'pledge-as' }>;

/** Whether something is picked before it is sent. */
export const isChosen = ({ moves, asks = false }: Act): boolean => moves.length > 1 || asks;

/** All acts but rolling and walking. */
export function actsOf(temple: Temple, dice: readonly Die[]): Act[] {
  return [
    ...leaving(temple),
    ...gems(temple),
    ...pledging(temple, dice),
    ...masks(temple),
    ...exploring(temple),
    ...aided(temple),
    ...agreeing(temple),
    ...actsOfModules(temple, dice),
  ];
}

function leaving(temple: Temple): Act[] {
  const { view, moves } = temple;
  const asks = warnsOf(temple);
  return cheapest(of(moves, 'leave'), view).map((move) => {
    const price = paid(repeat<Face>('key', view.keys_needed), move, view);
    return { id: `leave-${price.tiles.length}`, word: 'leave', ...price, moves: [move], bright: true, asks, use: USE.leave };
  });
}

/** The most gems first. */
function gems({ here, moves }: Temple): Act[] {
  return of(moves, 'activate')
    .reverse()
    .map((move) => {
      const { gems = 0, symbols = [] } = here?.prizes[move.option] ?? {};
      return {
        id: `activate-${move.option}`,
        word: gems > 0 ? 'activate' : 'task',
        ...(gems > 0 ? { details: { gems } } : {}),
        cost: symbols,
        tiles: [],
        moves: [move],
        bright: true,
        use: USE.gems,
      };
    });
}

/** A pledge is of the dice that were kept for it, or of all. */
function pledging({ moves }: Temple, dice: readonly Die[]): Act[] {
  const pledges = [...of(moves, 'pledge'), ...of(moves, 'pledge-as')];
  const kinds = [...new Set(pledges.map(pledgeOf))].map((kind) => pledges.filter((one) => pledgeOf(one) === kind));
  return [...kinds.flatMap((some) => pledge(some, dice)), ...plain('withdraw', of(moves, 'withdraw'), USE.withdraw)];
}

/** Which dice a pledge is of, and what they stand for. */
const pledgeOf = (move: Pledged): string => [move.type, move.face, ...('symbol' in move ? [move.symbol] : [])].join('-');

function pledge(moves: readonly Pledged[], dice: readonly Die[]): Act[] {
  const wanted = dice.filter((die) => die.kept && die.face === moves[0]?.face).length;
  const move = moves.find((one) => one.number === wanted) ?? moves.at(-1);
  if (!move) return [];
  const details = { number: move.number, face: 'symbol' in move ? move.symbol : move.face };
  const cost = repeat<Face>(move.face, move.number);
  return [{ id: pledgeOf(move), word: move.type, details, cost, tiles: [], moves: [move], use: USE.pledge }];
}

function masks({ me, moves }: Temple): Act[] {
  return of(moves, 'help')
    .sort((one, other) => Number(other.to === me) - Number(one.to === me))
    .map((move) => ({
      id: `help-${move.to}`,
      word: move.to === me ? 'free-me' : 'free',
      seat: move.to,
      cost: ['gold'],
      tiles: [],
      moves: [move],
      bright: true,
      use: move.to === me ? USE.freeMe : USE.free,
    }));
}

function exploring({ view, moves }: Temple): Act[] {
  return plain('explore', of(moves, 'explore'), USE.explore).map((act) => ({ ...act, cost: view.figures.discovery }));
}

/** Entering with tiles where dice alone would do. */
function aided(temple: Temple): Act[] {
  return SIDES.flatMap((side) =>
    entriesOf(temple, side)
      .slice(1)
      .map((move) => {
        const price = paid(priceOf(temple, side), move, temple.view);
        return {
          id: [`enter-${side}`, ...price.tiles].join('-'),
          word: 'enter-aided',
          details: { side },
          ...price,
          moves: [move],
          use: USE.aided,
        };
      }),
  );
}

function agreeing({ view, moves }: Temple): Act[] {
  const asked = view.fate.length > 0;
  const hopeless = allStuck(view);
  return [
    ...plain('agree', of(moves, 'agree'), hopeless ? USE.free : USE.rest).map((act) => ({
      ...act,
      word: asked ? 'agree' : 'propose',
      bright: asked || hopeless,
    })),
    ...plain('refuse', of(moves, 'refuse'), USE.rest),
    ...plain('stop', of(moves, 'stop'), USE.rest),
  ];
}

/** An act that takes no dice: one button for all its moves, and a tile that it uses up. */
export function plain(id: string, moves: readonly Move[], use: number, ...tiles: string[]): Act[] {
  return moves.length > 0 ? [{ id, word: id, cost: [], tiles, moves, use }] : [];
}
