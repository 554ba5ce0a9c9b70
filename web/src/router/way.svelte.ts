// Where the reader is. A way is a path of this page; going somewhere never loads the page again.
export interface Way {
  /** As in the address bar, without query: `/t/ABC234`. */
  path: string;
  /** The path cut at its slashes: `['t', 'ABC234']`; empty in the hall. */
  parts: readonly string[];
  query: URLSearchParams;
}

export function readWay(address: { pathname: string; search: string }): Way {
  return {
    path: address.pathname,
    parts: address.pathname.split('/').filter(Boolean).map(decoded),
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody changes it: another query is another way
    query: new URLSearchParams(address.search),
  };
}

/** A path that somebody mangled is shown as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const state = $state<{ way: Way }>({ way: readWay('location' in globalThis ? location : { pathname: '/', search: '' }) });

/** The current way; reading it in a component makes the component follow. */
export function way(): Way {
  return state.way;
}

/** Goes to a path of this page. `replace` leaves no step behind, for ways that lead on by themselves. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  state.way = readWay(location);
  scrollTo(0, 0);
  // A new page begins at its heading, for eyes and for screen readers alike.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true }));
}

/** Follows the browser's own back and forward. Called once, by the page itself. */
export function followHistory(): () => void {
  const follow = (): void => {
    state.way = readWay(location);
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}
