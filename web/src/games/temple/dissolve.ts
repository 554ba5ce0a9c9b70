// A room that leaves the temple dissolves before all eyes; where less motion is wanted it is gone at once.
import type { TransitionConfig } from 'svelte/transition';
import { still } from '../../look/motion.svelte';

const SLOW = 1200;

export function dissolve(_room: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return {
    duration: SLOW,
    css: (left, gone) => `opacity: ${left}; transform: scale(${1 + gone * 0.2}); filter: blur(${gone * 7}px); pointer-events: none`,
  };
}
