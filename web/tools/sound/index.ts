// What the browser is asked for: the figures as a table, and the promises that they break.
import { brokenOf, gameLevels } from './promises.ts';
import { measure, type Figures } from './render.ts';

const percent = (share: number): string => String(Math.round(share * 100));
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function rowOf({ name, loud, peak, below, phone, above, onset, pace }: Figures): string {
  const dB = 20 * Math.log10(Math.max(peak, 1e-6));
  return row([
    name,
    loud.toFixed(1),
    dB.toFixed(1),
    percent(below),
    percent(phone),
    percent(above),
    onset === null ? '' : String(Math.round(onset * 1000)),
    pace === null ? '' : pace.toFixed(1),
  ]);
}

export async function report(): Promise<{ table: string; broken: string[] }> {
  const all = await measure();
  const head = ['sound', 'LUFS', 'peak dBFS', '% under 300 Hz', '% 300 to 3,000', '% above', 'heard after ms', 'strokes a second'];
  const levels = Object.entries(gameLevels(all)).map(([game, level]) => row([game, level.toFixed(1)]));
  const table = [
    row(head),
    row(head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...all.map(rowOf),
    '',
    row(['game', 'LUFS of its sounds']),
    row(['---', '--:']),
    ...levels,
  ];
  return { table: table.join('\n'), broken: brokenOf(all) };
}
