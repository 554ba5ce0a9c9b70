// Playing without a pointer: which keys are the board's, and where the focus goes.
import { tick } from 'svelte';

const within = ({ target }: Event, places: string): boolean => target instanceof Element && target.closest(places) !== null;

/** Escape lets go of what is held or chosen; in a dialog it closes the dialog and no more. */
export function letsGo(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !within(event, 'dialog');
}

/** A key pressed once and alone, and not meant for a dialog, a field or one of these other places. */
export function isForBoard(event: KeyboardEvent, ...others: string[]): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
  return !within(event, ['dialog', 'input', 'textarea', 'select', ...others].join());
}

/** Leads the focus to the first such thing, as soon as what was done has taken effect. */
export async function lead(root: ParentNode | undefined, to: string): Promise<void> {
  await tick();
  root?.querySelector<HTMLElement>(to)?.focus();
}
