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

function middle(root: ParentNode, place: string): Point | null {
  const box = root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Where every truck stands on the screen now, to drive from there next time. */
export function standings(root: ParentNode): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const truck of root.querySelectorAll<HTMLElement>('[data-place^="truck-"]')) {
    const box = truck.getBoundingClientRect();
    found.set(truck.dataset['place']?.slice('truck-'.length) ?? '', { x: box.left + box.width / 2, y: box.top + box.height * 0.66 });
  }
  return found;
}

/** One leg after the other. `before`: where trucks stood when the last position was shown. */
export function drive(root: ParentNode, legs: readonly Leg[], before: ReadonlyMap<string, Point>): void {
  if (still()) return;
  let delay = 0;
  for (const leg of legs) {
    const truck = root.querySelector<HTMLElement>(`[data-place="truck-${leg.key}"]`);
    const to = standings(root).get(leg.key);
    const from = before.get(leg.key);
    if (!truck || !to || !from) continue;
    const stops = [from, ...leg.cells.slice(0, -1).flatMap((cell) => middle(root, `cell-${cell}`) ?? []), to];
    const duration = leg.manner === 'home' ? HOME : STEP * Math.max(2, leg.cells.length);
    const closer = truck.getBoundingClientRect().width / truck.offsetWidth; // two fingers may have enlarged the board
    const frames = stops.map((stop, i) => ({
      transform: `translate(${(stop.x - to.x) / closer}px, ${(stop.y - to.y) / closer - (i > 0 && i < stops.length - 1 ? 4 : 0)}px)`,
      opacity: leg.manner === 'home' && i === 0 ? 0.3 : 1,
    }));
    truck.animate(frames, { duration, delay, easing: leg.manner === 'home' ? 'ease-in-out' : 'cubic-bezier(.3,.5,.3,1)', fill: 'backwards' });
    delay += duration;
  }
}
