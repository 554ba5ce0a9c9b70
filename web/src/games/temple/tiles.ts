// Which rule tells what a curse or a treasure does.
import type { Curse, Treasure } from './kinds';

export const RULE_OF_CURSE: Record<Curse, string> = {
  trap: 'ESC-M1-TRAP-1',
  silence: 'ESC-M1-SILENCE-1',
  broken: 'ESC-M1-BROKEN-1',
  'lost-dice': 'ESC-M1-LOST-1',
  mask: 'ESC-M1-MASK-1',
  hand: 'ESC-M1-HAND-1',
  souls: 'ESC-X1-SOULS-1',
};
export const RULE_OF_TREASURE: Record<Treasure, string> = {
  healing: 'ESC-M2-HEAL-1',
  passage: 'ESC-M2-PASS-1',
  torches: 'ESC-M2-2T-1',
  teleport: 'ESC-M2-TELE-1',
  keys: 'ESC-M2-2K-1',
  gem: 'ESC-M2-GEM-1',
  'big-torch': 'ESC-X1-TORCH-1',
};
