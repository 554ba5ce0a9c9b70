// Words that must be whole in a place of a fixed size: they are set smaller until they fit, down to a size that can still be read.
import type { Attachment } from 'svelte/attachments';

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];
/** Where there can be fewer words, they need not be so small. */
const FEWER = STEPS.slice(0, 4);

/** For the element that holds the words; its parent is the place. */
export const fits: Attachment<HTMLElement> = (words) => fitted(words, STEPS, () => undefined);

/** The same for words that can be made fewer: `tooLong` is called where even small ones do not fit, and may change them. */
export const fitsOr =
  (tooLong: () => void): Attachment<HTMLElement> =>
  (words) =>
    fitted(words, FEWER, tooLong);

function fitted(words: HTMLElement, steps: readonly number[], tooLong: () => void): (() => void) | undefined {
  const place = words.parentElement;
  if (!place) return;
  let step = 0;
  let look = 0;
  const holds = (): boolean => words.scrollHeight <= place.clientHeight && words.scrollWidth <= place.clientWidth;
  const set = (next: number): void => {
    step = next;
    words.style.fontSize = `${steps[step]}em`;
  };
  // Within a size container a browser may keep the old size for some frames: whenever the words change theirs, they are looked at again.
  const lookAgain = (): void => {
    if (holds()) return;
    if (step >= steps.length - 1) tooLong();
    else {
      set(step + 1);
      soon();
    }
  };
  const soon = (): void => {
    cancelAnimationFrame(look);
    look = requestAnimationFrame(lookAgain);
  };
  const fit = (): void => {
    set(0);
    while (!holds() && step < steps.length - 1) set(step + 1);
    if (!holds()) tooLong();
    soon();
  };
  const spoken = new MutationObserver(fit);
  spoken.observe(words, { characterData: true, childList: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(place);
  const grown = new ResizeObserver(soon);
  grown.observe(words);
  fit();
  return () => {
    cancelAnimationFrame(look);
    spoken.disconnect();
    resized.disconnect();
    grown.disconnect();
  };
}
