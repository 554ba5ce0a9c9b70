// What a replay marks on its bar; modules name their own events.
import type { MarkKind } from '../../replay/marks';
import type { GameModule } from '../load';
import { markOfModules } from './modules/asking';

const MARKS: Readonly<Record<string, MarkKind>> = {
  gong: 'beat',
  slammed: 'beat',
  collapsed: 'beat',
  'left-temple': 'door',
  activated: 'gain',
  'die-lost': 'loss',
  fell: 'loss',
};
/** The exit is found where a room of that name is. */
export const mark: GameModule['mark'] = ({ name, details }) =>
  name === 'discovered' && details['room'] === 'exit' ? 'door' : (MARKS[name] ?? markOfModules(name));
