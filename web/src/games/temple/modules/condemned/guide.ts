// A minute under a sentence, alone and without a clock: the exit is found, and a counterspell opens it again.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'condemned-drawn', point: '[data-act=bag]' },
    { name: 'condemned-price', point: '.tray' },
    { name: 'condemned-break', point: running('[data-act=counter]'), done: did('curse-ended') },
    { name: 'condemned-free', point: '[data-tile]:has(svg.exit)' },
    { name: 'condemned-stand' },
    { name: 'condemned-end' },
  ],
};
