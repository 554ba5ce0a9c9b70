// A minute with the Trickster, without a clock: a friend is stuck, and one swap of dice helps.
import { running, saw, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'travellers-who', point: '[data-power]' },
    { name: 'travellers-stuck', point: '.seat.stuck' },
    { name: 'travellers-swap', point: running('[data-act^=lay-pair], [data-act=offer-swap], [data-offer]'), done: saw('swapped') },
    { name: 'travellers-asks', point: '.tray' },
    { name: 'travellers-hop' },
    { name: 'travellers-rooms' },
  ],
};
