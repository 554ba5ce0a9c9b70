// A minute before the totem, alone and without a clock: masks are stacked, five of them wake a gem.
import { did, running, saw, type Guide, type Sight } from '../../../../guide/guide';

const ENOUGH = 5;
/** The tower stands high enough for a gem, or it did not hold: then it is told what that means. */
const grown = (sight: Sight): boolean =>
  saw('die-slipped', 'totem-fell')(sight) ||
  sight.story.some(({ name, details }) => name === 'die-stacked' && Number(details['number']) >= ENOUGH);

export const guide: Guide = {
  lesson: () => import('./lesson.json?raw'),
  seat: 0,
  steps: [
    { name: 'totem-here', point: '[data-tile]:has(.pawn.own)' },
    { name: 'totem-stack', point: running('[data-act^=stack]'), done: did('die-stacked') },
    { name: 'totem-grow', point: '.tray, [data-act^=stack]', done: grown },
    { name: 'totem-call', point: '[data-act=call-totem], [data-act^=stack]', done: did('totem-called') },
    { name: 'totem-back', point: '.tray' },
    { name: 'totem-end' },
  ],
};
