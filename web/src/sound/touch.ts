import { play } from './sound';

/** A touch that is felt, on devices that can. Not all can, whatever the types of the browser say. */
export function buzz(pattern: number | number[]): void {
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}

/** Something was pressed: felt here, and heard unless the room has its own sound. */
export function pressed(quiet: boolean): void {
  if (!quiet) play('press');
  buzz(12);
}
