// What is known of the pieces of this module.
import type { ModuleKnowledge, RoomKnown } from '../knowledge';

const CONNECTED: RoomKnown = {
  rules: ['ESC-M4-CONN-1', 'ESC-M4-CONN-2', 'ESC-M4-CONN-3'],
  looks: { sign: 'link', fill: '#1f6f8c', edge: '#f2fbff' },
};
const DOUBLE: RoomKnown = { rules: ['ESC-M4-DOUBLE-1', 'ESC-M4-DOUBLE-2'] };

export const knowledge: ModuleKnowledge = {
  rooms: {
    'connected-1': CONNECTED,
    'connected-2': CONNECTED,
    'connected-3': CONNECTED,
    'double-1': DOUBLE,
    'double-2': DOUBLE,
    'double-1-rear': DOUBLE,
    'double-2-rear': DOUBLE,
    treasury: {
      rules: ['ESC-M4-TREAS-1', 'ESC-M4-TREAS-2', 'ESC-M4-TREAS-3', 'ESC-M4-TREAS-4'],
      looks: { sign: 'chalice', fill: '#e8a500', edge: '#3b2600', glow: '#ffcf4a' },
    },
  },
};
