import { keep, kept } from '../look/kept';
import { ALL_TEMPOS, nearestTempo, TEMPOS, type Tempo } from './tempo';

// How fast this device tells; until its reader chooses, as fast as the bots of a table play.
const state = $state<{ own: Tempo | null }>({ own: ALL_TEMPOS.find((one) => one === kept('tempo')) ?? null });

/** For bots at tables that are opened here: they wait as long as this device tells. */
export function ownPause(): number | undefined {
  return state.own ? TEMPOS[state.own].pause : undefined;
}

export function tempoAt(botPace: number): Tempo {
  return state.own ?? nearestTempo(botPace);
}

export function setTempo(next: Tempo): void {
  state.own = next;
  keep('tempo', next);
}
