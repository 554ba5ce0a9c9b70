// When each step of a replay is shown. Steps carry their own game time; this decides how it is played again.
//
// A game in real time is shown as it went. A game in turns was full of thinking, which nobody wants to see again:
// there each gap is drawn between a moment long enough to read and one short enough not to yawn.

export const SHORTEST = 700;
export const LONGEST = 1800;

export interface Timeline {
  /** The moment (ms of show time, at speed 1) at which each step begins. */
  readonly starts: readonly number[];
  readonly length: number;
}

export function timelineOf(at: readonly number[], realTime: boolean): Timeline {
  const starts: number[] = [];
  let moment = 0;
  at.forEach((now, step) => {
    if (step > 0) {
      const gap = Math.max(0, now - (at[step - 1] ?? now));
      moment += realTime ? gap : Math.min(LONGEST, Math.max(SHORTEST, gap));
    }
    starts.push(moment);
  });
  return { starts, length: moment };
}

/** The step that is shown at a moment: the last one that has begun. */
export function stepAt(line: Timeline, moment: number): number {
  let low = 0;
  let high = line.starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((line.starts[middle] ?? 0) <= moment) low = middle;
    else high = middle - 1;
  }
  return low;
}
