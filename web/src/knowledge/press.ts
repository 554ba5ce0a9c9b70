// Who asks what a thing is: a long press of a finger, a right click, the key of the context menu, or "?" on what has the focus.
// A press that asks is no tap, and a finger that moves drags: neither disturbs the other.
import { isForBoard } from '../parts/focus';

/** So long a finger rests before it asks (ms); longer where resting shows something by itself (`data-patient`). */
const REST = 500;
const PATIENT = 1100;
/** Less is not moved (px), as for dice that are dragged. */
const STEADY = 8;

interface Asked {
  /** Of a thing, by its name. */
  onthing: (thing: string) => void;
  /** Of nothing in particular. */
  onaid: () => void;
}
interface Press {
  readonly on: Element;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;

/** Listens to the whole page until the answer is called. */
export function listen({ onthing, onaid }: Asked): () => void {
  let press: Press | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a press which has asked is nobody's. */
  let spent = false;
  let byFinger = false;

  function drop(): void {
    clearTimeout(resting);
    press = null;
  }
  function ask(on: HTMLElement): void {
    onthing(on.dataset['thing'] ?? '');
  }
  function down(event: PointerEvent): void {
    drop();
    spent = false;
    byFinger = event.pointerType !== 'mouse';
    const on = thingAt(event.target);
    if (!on || !byFinger || !event.isPrimary) return;
    press = { on: event.target as Element, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    resting = setTimeout(() => rested(on), on.closest('[data-patient]') ? PATIENT : REST);
  }
  function rested(on: HTMLElement): void {
    const held = press;
    drop();
    if (!held) return;
    spent = true;
    // Whatever the board began with this finger is off: a drag, a look.
    held.on.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: held.pointer, pointerType: 'touch' }));
    ask(on);
  }
  function move(event: PointerEvent): void {
    if (press?.pointer === event.pointerId && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STEADY) drop();
  }
  function click(event: MouseEvent): void {
    if (!spent) return;
    spent = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function menu(event: MouseEvent): void {
    const on = thingAt(event.target);
    if (!on) return;
    event.preventDefault();
    // A finger's own press asks, and some browsers send this for it too.
    if (!byFinger) ask(on);
  }
  function key(event: KeyboardEvent): void {
    byFinger = false;
    if (event.key !== '?' || !isForBoard(event)) return;
    event.preventDefault();
    const on = thingAt(document.activeElement);
    if (on) ask(on);
    else onaid();
  }
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', drop],
    ['pointercancel', drop],
    ['click', click],
    ['contextmenu', menu],
    ['keydown', key],
  ];
  for (const [name, heard] of listeners) addEventListener(name, heard as EventListener, true);
  return () => {
    drop();
    for (const [name, heard] of listeners) removeEventListener(name, heard as EventListener, true);
  };
}
