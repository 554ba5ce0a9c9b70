// Your-turn notices: the title of the page always, a sound where there is sound, the device's own notice where it is allowed.
import { keep, kept } from '../look/kept';
import { play } from '../sound/sound';

const state = $state({ wanted: kept('notices') === 'yes', refused: false });

/** Devices allow notices only to pages that came over a safe line. */
export function noticesPossible(): boolean {
  return typeof Notification !== 'undefined' && globalThis.isSecureContext;
}
export const noticesWanted = (): boolean => state.wanted && noticesPossible();
export const refusedByDevice = (): boolean => state.refused;

export async function wantNotices(wish: boolean): Promise<void> {
  state.wanted = wish;
  if (wish && Notification.permission !== 'granted') {
    state.refused = (await Notification.requestPermission()) !== 'granted';
    state.wanted = !state.refused;
  }
  keep('notices', state.wanted ? 'yes' : 'no');
}

let shown: Notification | null = null;

export function callToTurn(text: string): void {
  play('turn');
  if (!document.hidden || !noticesWanted() || Notification.permission !== 'granted') return;
  try {
    shown = new Notification(text, { icon: '/icon-192.png', tag: 'serai-turn' });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // Some phones allow notices only to their worker; title and sound have said it.
  }
}

export function turnDone(): void {
  shown?.close();
  shown = null;
}
