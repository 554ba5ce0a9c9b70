/** Whether two moves are the same message, in whatever order they name their parts. */
export function sameMove(one: object | null, other: object): boolean {
  return one !== null && partsOf(one) === partsOf(other);
}

const partsOf = (move: object): string => JSON.stringify(Object.entries(move).sort());
