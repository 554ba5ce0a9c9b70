import { keep, kept } from './kept';

/** `auto` follows the device. */
export type Theme = 'auto' | 'noon' | 'night';
export const THEMES: readonly Theme[] = ['auto', 'noon', 'night'];

const wish = kept('theme');
const state = $state<{ theme: Theme }>({ theme: THEMES.find((one) => one === wish) ?? 'auto' });

export function theme(): Theme {
  return state.theme;
}

export function setTheme(next: Theme): void {
  state.theme = next;
  keep('theme', next);
  showTheme();
}

export function showTheme(): void {
  if (state.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = state.theme;
}
