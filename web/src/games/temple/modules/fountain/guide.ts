// A minute at the Fountain, alone: two gold masks bring a die back.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'fountain-lost', point: '[data-tile]:has(.pawn.own)' },
    { name: 'fountain-price', point: '.tray' },
    { name: 'fountain-drink', point: running('.tray, [data-act=drink]'), done: did('drank') },
    { name: 'fountain-once', point: '.tray' },
    { name: 'fountain-curses' },
  ],
};
