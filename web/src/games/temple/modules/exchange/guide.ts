// A minute in the exchange room, alone and without a clock: a curse goes for a treasure, and a token becomes a short way.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'exchange-room', point: '[data-tile]:has(.pawn.own)' },
    { name: 'exchange-give', point: running('[data-act=barter]'), done: did('bartered') },
    { name: 'exchange-token', point: '[data-act=bag]' },
    { name: 'exchange-drop', point: '[data-act=drop-token]', done: did('token-dropped') },
    { name: 'exchange-leap', point: '[data-act=leap]', done: did('leapt') },
    { name: 'exchange-end' },
  ],
};
