// Six people act at once: what everybody sees in the dice themselves is not told line by line.
import type { LogLine } from '../../parts/log';
import { isHushed } from './modules/asking';

const NEVER_TOLD = new Set(['rolled', 'paid']);
const TOLD_OF_ME = new Set(['pledged', 'withdrew', 'missed']);

/** Whether a line of the log goes without saying, for this reader. */
export function isMurmur(line: LogLine, reader: number | null): boolean {
  const event = line.event ?? '';
  const hushed = NEVER_TOLD.has(event) || isHushed(event, 'never');
  return hushed || ((TOLD_OF_ME.has(event) || isHushed(event, 'mine')) && line.seat !== reader);
}
