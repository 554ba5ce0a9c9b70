// The sand of a timer at a moment. The view says what was left when it was last turned over; the rest is subtraction.
import type { SandTimer } from './wire';

/** Below this a timer alarms by look and sound. */
export const LOW = 10_000;
/** Below this it ticks twice a second. */
export const VERY_LOW = 5_000;

/** ms of sand in the upper bulb. */
export function leftAt(timer: SandTimer, moment: number): number {
  return Math.min(timer.full, Math.max(0, timer.left - Math.max(0, moment - timer.since)));
}

/** What would be left if it were turned over at this moment: the bulbs swap. */
export function leftIfTurned(timer: SandTimer, moment: number): number {
  return timer.full - leftAt(timer, moment);
}

/** Whole seconds as people count them: 0 only when nothing is left. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

export type Mood = 'calm' | 'low' | 'out';

export function moodOf(left: number): Mood {
  if (left <= 0) return 'out';
  return left < LOW ? 'low' : 'calm';
}

/** How high the sand stands in a bulb that narrows to its neck: a cone seen from the side. */
export function heightOf(share: number): number {
  return Math.sqrt(Math.min(1, Math.max(0, share)));
}
