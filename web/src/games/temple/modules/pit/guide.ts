// A minute in the Pit, alone and without a clock: for once black masks are what one wants.
import { did, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'pit-here', point: '[data-tile]:has(.pawn.own)' },
    { name: 'pit-masks', point: '.tray' },
    { name: 'pit-wake', point: '.tray, [data-act=wake]', done: did('activated') },
    { name: 'pit-locked', point: '.tray' },
    { name: 'pit-curses' },
    { name: 'pit-end' },
  ],
};
