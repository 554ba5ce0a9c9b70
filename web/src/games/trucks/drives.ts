// Trucks drive as the story tells. The position underneath is already the new one, so nobody waits for a drive to end.
import { still } from '../../look/motion.svelte';
import type { Happening } from '../../wire';

/** A truck goes over cells to where it now stands; home is a way of its own. */
export interface Leg {
  key: string;
  cells: readonly string[];
  manner: 'drive' | 'home';
}

export function legsOf(story: readonly Happening[]): Leg[] {
  return story.flatMap(({ name, details }): Leg[] => {
    const owner = name === 'pushed' ? details['to'] : details['seat'];
    const key = `${owner}-${details['truck']}`;
    if (name === 'drove' || name === 'pushed') return [{ key, cells: String(details['way']).split('-'), manner: 'drive' }];
    return name === 'sent-home' ? [{ key, cells: [], manner: 'home' }] : [];
  });
}

export interface Point {
  x: number;
  y: number;
}
const STEP = 115; // ms for a cell
const HOME = 380;
/** A truck stands a little above the middle of its cell, as a share of its height. */
const LIFT = 0.16;

/** The middle of a thing on the board, as it is laid out: whatever moves it or enlarges it on the way there. */
function middle(thing: HTMLElement | null): Point | null {
  return thing && { x: thing.offsetLeft + thing.offsetWidth / 2, y: thing.offsetTop + thing.offsetHeight / 2 };
}

/** Where every truck stands on the board now, to drive from there next time. */
export function standings(root: ParentNode): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const truck of root.querySelectorAll<HTMLElement>('[data-place^="truck-"]')) {
    const at = middle(truck);
    if (at) found.set(truck.dataset['place']?.slice('truck-'.length) ?? '', at);
  }
  return found;
}

const durationOf = ({ manner, cells }: Leg): number => (manner === 'home' ? HOME : STEP * Math.max(2, cells.length));

/** ms until the last stands. */
export function timeOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + durationOf(leg), 0);
}

/** One leg after the other. `before`: where trucks stood when the last position was shown. */
export function drive(root: ParentNode, legs: readonly Leg[], before: ReadonlyMap<string, Point>): void {
  if (still()) return;
  let delay = 0;
  for (const leg of legs) {
    const truck = root.querySelector<HTMLElement>(`[data-place="truck-${leg.key}"]`);
    const to = middle(truck);
    const from = before.get(leg.key);
    if (!truck || !to || !from) continue;
    const over = leg.cells.slice(0, -1).flatMap((cell) => middle(root.querySelector(`[data-place="cell-${cell}"]`)) ?? []);
    const duration = durationOf(leg);
    const frames = [from, ...over, to].map((stop, i) => ({
      transform: `translate(${stop.x - to.x}px, ${stop.y - to.y - (i > 0 && i <= over.length ? LIFT * truck.offsetHeight : 0)}px)`,
      opacity: leg.manner === 'home' && i === 0 ? 0.3 : 1,
    }));
    truck.animate(frames, {
      duration,
      delay,
      easing: leg.manner === 'home' ? 'ease-in-out' : 'cubic-bezier(.3,.5,.3,1)',
      fill: 'backwards',
    });
    delay += duration;
  }
}
