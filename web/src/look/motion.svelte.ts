import { keep, kept } from './kept';

/** `auto` follows the device; `less` is for those whose device cannot be told. */
export type Motion = 'auto' | 'less';
export const MOTIONS: readonly Motion[] = ['auto', 'less'];

const state = $state<{ motion: Motion }>({ motion: kept('motion') === 'less' ? 'less' : 'auto' });

export function motion(): Motion {
  return state.motion;
}

export function setMotion(next: Motion): void {
  state.motion = next;
  keep('motion', next);
  showMotion();
}

export function showMotion(): void {
  if (state.motion === 'auto') delete document.documentElement.dataset['motion'];
  else document.documentElement.dataset['motion'] = state.motion;
}

/** True where the reader wants less movement. Asked anew each time: the wish may change in mid-game. */
export function still(): boolean {
  return state.motion === 'less' || !('matchMedia' in globalThis) || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
