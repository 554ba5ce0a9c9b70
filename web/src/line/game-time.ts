// Game time as this device counts it on by itself, live and in replays: boards draw from it, frame by frame.
import type { Clock } from '../wire';

/**
 * Game time in ms. `offset`: server time minus the clock of this device. It stands before the start, in a pause and
 * where time stands; it never goes beyond the alarm, for what is the case after that only the house knows.
 */
export function gameTime(clock: Clock, offset: number, wall: number = Date.now()): number {
  const from = Math.max(clock.time, clock.starts ?? clock.time);
  const now = clock.now + Math.max(0, wall + offset - from) * clock.rate;
  return clock.alarm === null ? now : Math.max(clock.now, Math.min(now, clock.alarm));
}

/** How long it takes until game time runs, in ms; 0 where nothing is counted down. */
export function untilStart(clock: Clock, offset: number, wall: number = Date.now()): number {
  return clock.starts === null ? 0 : Math.max(0, clock.starts - wall - offset);
}
