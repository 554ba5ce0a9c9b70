/** One sentence of the game log, already in the reader's language. */
export interface LogLine {
  id: number;
  text: string;
  /** Who did it, where somebody did. */
  seat?: number | undefined;
}
