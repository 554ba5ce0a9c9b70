// A minute with an hourglass, alone: what it forbids, and what can be done meanwhile.
import { did, running, saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'chrono-glass', point: '[data-glass]' },
    { name: 'chrono-discover', point: running('.tray, [data-act^=way].discover'), done: did('discovered') },
    { name: 'chrono-wait', point: '[data-glass]', done: saw('allowed') },
    { name: 'chrono-turned', point: '[data-glass]' },
    { name: 'chrono-blue' },
    { name: 'chrono-end' },
  ],
};
