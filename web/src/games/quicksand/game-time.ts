// Stands in until the line knows game time.
import type { Clock } from '../../wire';
export function gameTime(clock: Clock, offset: number, wall = Date.now()): number {
  return clock.running ? clock.now + (wall + offset - clock.time) : clock.now;
}
