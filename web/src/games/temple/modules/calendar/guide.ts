// A minute with the eternal calendar, alone and without a clock: the day that comes lies far, and two days are swapped.
import { did, running, saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'calendar-track', point: '[data-calendar]' },
    { name: 'calendar-rooms', point: '[data-place="3"], [data-place="4"]' },
    { name: 'calendar-swap', point: running('.tray, [data-act=swap-days], .way.target'), done: did('days-swapped') },
    { name: 'calendar-wake', point: '[data-place="3"]', done: saw('day-turned') },
    { name: 'calendar-on', point: '[data-calendar]' },
    { name: 'calendar-cursed' },
  ],
};
