// What is not possible now answers too: it shakes its head, softly. Why is said in the voice's strip.
import { still } from '../look/motion.svelte';

const FRAMES: Keyframe[] = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
/** For those who want nothing to move: it grows pale for a moment. */
const PALE: Keyframe[] = [{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }];

export function shake(one: Element | null | undefined): void {
  one?.animate(still() ? PALE : FRAMES, { duration: 260, easing: 'ease-out' });
}
