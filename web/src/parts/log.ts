/** One sentence of the game log, already in the reader's language. */
export interface LogLine {
  id: number;
  text: string;
  /** Who did it, where somebody did. */
  seat?: number | undefined;
  /** The name of what happened, for boards that leave some lines out. */
  event?: string | undefined;
}
