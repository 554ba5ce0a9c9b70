/** A touch that is felt, on devices that can. Not all can, whatever the types of the browser say. */
export function buzz(pattern: number | number[]): void {
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}
