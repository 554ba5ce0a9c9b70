/** True where the reader asked the device for less movement. Asked anew each time: the setting may change in mid-game. */
export function still(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
