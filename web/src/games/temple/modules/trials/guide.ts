// A minute with a snake, and with a friend who has found its pit.
import { running, saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'trials-snake', point: '[data-tile]:has(.pawn.own)' },
    { name: 'trials-quest', point: '.depot' },
    { name: 'trials-strike', point: running('.tray, [data-act^=strike]'), done: saw('snake-struck') },
    { name: 'trials-pit' },
    { name: 'trials-rooms' },
    { name: 'trials-curses' },
  ],
};
