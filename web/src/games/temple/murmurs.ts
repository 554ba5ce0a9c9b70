// Six people act at once: what everybody sees in the dice themselves is not told line by line.
import type { LogLine } from '../../parts/log';

const NEVER_TOLD = new Set(['rolled', 'paid']);
const TOLD_OF_ME = new Set(['pledged', 'pledged-tile', 'withdrew', 'missed']);

/** Whether a line of the log goes without saying, for this reader. */
export function isMurmur(line: LogLine, reader: number | null): boolean {
  const event = line.event ?? '';
  return NEVER_TOLD.has(event) || (TOLD_OF_ME.has(event) && line.seat !== reader);
}
