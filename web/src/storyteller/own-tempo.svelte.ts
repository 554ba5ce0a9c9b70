import { keep, kept } from '../look/kept';
import { ALL_TEMPOS, nearestTempo, type Tempo } from './tempo';

// How fast this device tells; until its reader chooses, as fast as the bots of a table play.
const state = $state<{ own: Tempo | null }>({ own: ALL_TEMPOS.find((one) => one === kept('tempo')) ?? null });

export function tempoAt(botPace: number): Tempo {
  return state.own ?? nearestTempo(botPace);
}

export function setTempo(next: Tempo): void {
  state.own = next;
  keep('tempo', next);
}
