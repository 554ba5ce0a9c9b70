// A minute with characters, beside a friend who has chosen already: be the Explorer, walk far in one go, and see the tile turned down.
import { did, running, type Guide } from '../../../../guide/guide';

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'characters-who', point: '[data-thing^="tile:hero-"]' },
    { name: 'characters-powers', point: '[data-act^=choose-]' },
    {
      name: 'characters-choose',
      point: running('[data-thing="tile:hero-explorer"], [data-act=choose-explorer-activable]'),
      done: did('chose'),
    },
    { name: 'characters-walk', point: '.tray, [data-act=walk]', done: did('walked') },
    { name: 'characters-down', point: '[data-power]' },
    { name: 'characters-end' },
  ],
};
