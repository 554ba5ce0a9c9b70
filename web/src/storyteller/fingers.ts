// Fingers on a tale: a tap on the strip or beside what lies on the board goes on to the next beat, a finger that stays stops it,
// and whoever reaches for what they may do themselves is at once where the game stands.
import type { Attachment } from 'svelte/attachments';
import type { Room } from '../table/room.svelte';

/** A finger that stays for so long is no tap (ms). */
const LONG = 350;
/** A finger that moves farther draws the board about (px). */
const STEADY = 10;
const BUTTONS = 'button, a, input, select, [role=button]';

/** `own`: what one plays with. `free`: where a tap means nothing else. */
type Ground = 'own' | 'free' | null;

function groundOf(room: Room, target: Element): Ground {
  if (target.closest('dialog')) return null;
  if (target.closest('[data-stage=thumb]')) return (room.position?.legal.length ?? 0) > 0 ? 'own' : null;
  const place = target.closest('[data-stage=board], [data-stage=voice]');
  if (!place) return null;
  if (!target.closest(BUTTONS)) return 'free';
  const due = room.position?.seat != null && room.due.includes(room.position.seat);
  return due && place.matches('[data-stage=board]') ? 'own' : null;
}

export function listening(room: Room): Attachment<HTMLElement> {
  return (floor) => {
    let press: { id: number; x: number; y: number; timer: ReturnType<typeof setTimeout>; stops: boolean } | null = null;
    /** What was touched to catch up; the tap that did so plays nothing, but it may take a card in hand. */
    let caught: { button: Element | null } | null = null;

    function reach(target: Element): void {
      if (room.teller.behind === 0) return;
      caught = { button: target.closest('[data-stage=hand] button') };
      room.teller.catchUp();
    }
    function down(event: PointerEvent): void {
      caught = null;
      if (room.teller.idle || !(event.target instanceof Element)) return;
      const ground = groundOf(room, event.target);
      if (press)
        letGo(); // two fingers look closer
      else if (ground === 'own') reach(event.target);
      else if (ground === 'free') begin(event);
    }
    function begin(event: PointerEvent): void {
      const stopped = room.teller.stopped;
      const timer = setTimeout(() => {
        if (!press) return;
        press.stops = true;
        room.teller.stop();
      }, LONG);
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, timer, stops: stopped };
    }
    function move(event: PointerEvent): void {
      if (press?.id === event.pointerId && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STEADY) letGo();
    }
    function up(event: PointerEvent): void {
      if (press?.id !== event.pointerId) return;
      const { stops, timer } = press;
      clearTimeout(timer);
      press = null;
      if (stops) room.teller.goOn();
      else room.teller.hasten();
    }
    /** The finger went elsewhere. What the device took from it (a menu of its own) stays stopped, and a tap goes on. */
    function letGo(): void {
      if (press) clearTimeout(press.timer);
      press = null;
    }
    function click(event: MouseEvent): void {
      if (!caught) return;
      const again = event.target instanceof Element ? event.target.closest('button') : null;
      const same = caught.button !== null && caught.button === again;
      caught = null;
      if (same) return;
      event.stopPropagation();
      event.preventDefault();
    }
    function key(event: KeyboardEvent): void {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat || !(event.target instanceof Element)) return;
      caught = null;
      if (event.target.closest(BUTTONS) && groundOf(room, event.target) === 'own') reach(event.target);
    }
    const menu = (event: Event): void => {
      if (press) event.preventDefault();
    };
    floor.addEventListener('pointerdown', down, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', letGo);
    floor.addEventListener('click', click, true);
    floor.addEventListener('keydown', key, true);
    floor.addEventListener('contextmenu', menu);
    return () => {
      letGo();
      floor.removeEventListener('pointerdown', down, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', letGo);
      floor.removeEventListener('click', click, true);
      floor.removeEventListener('keydown', key, true);
      floor.removeEventListener('contextmenu', menu);
    };
  };
}
