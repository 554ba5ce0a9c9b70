// A minute with a curse, alone and without a clock: a trap that holds until it is paid.
import { did, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'curses-drawn', point: '[data-act=bag]' },
    { name: 'curses-price', point: '[data-act=bag]' },
    { name: 'curses-lift', point: '.tray, [data-act^=lift]', done: did('lifted') },
    { name: 'curses-gone', point: '[data-act^=way]' },
    { name: 'curses-others' },
    { name: 'curses-end' },
  ],
};
