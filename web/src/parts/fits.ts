// Words that must be whole in a place of a fixed size: they are set smaller until they fit, down to a size that can still be read.
import type { Attachment } from 'svelte/attachments';

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** For the element that holds the words; its parent is the place. */
export const fits: Attachment<HTMLElement> = (words) => {
  const place = words.parentElement;
  if (!place) return;
  const fit = (): void => {
    for (const size of STEPS) {
      words.style.fontSize = `${size}em`;
      if (words.scrollHeight <= place.clientHeight && words.scrollWidth <= place.clientWidth) return;
    }
  };
  const spoken = new MutationObserver(fit);
  spoken.observe(words, { characterData: true, childList: true, subtree: true });
  const resized = new ResizeObserver(fit);
  resized.observe(place);
  fit();
  return () => {
    spoken.disconnect();
    resized.disconnect();
  };
};
