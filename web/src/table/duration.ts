/** Minutes and seconds, as on a clock. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same to the millisecond. */
export function exact(ms: number): string {
  const whole = Math.round(ms);
  const seconds = Math.floor(whole / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${String(whole % 1000).padStart(3, '0')}`;
}
