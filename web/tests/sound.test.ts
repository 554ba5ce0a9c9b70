import { describe, expect, it } from 'vitest';
import { PALETTE } from '../src/sound/notes';
import { bounded, muted, play, setMuted, setVolume, volume } from '../src/sound/sound';

describe('the palette', () => {
  it.each(Object.entries(PALETTE))('%s is short, and never louder than the ear likes', (name, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) {
      expect(note.loud).toBeGreaterThan(0);
      expect(note.loud).toBeLessThanOrEqual(0.5);
      expect(note.attack ?? 0.005).toBeLessThan(note.lasts);
      expect(note.at + note.lasts).toBeLessThan(name === 'gong' ? 5 : 2.5);
    }
  });
});

describe('the volume', () => {
  it('stays between silence and full, whatever was stored', () => {
    expect([-1, 0.3, 7, Number.NaN].map(bounded)).toEqual([0, 0.3, 1, 0.6]);
  });

  it('is remembered while the page lives, and a page without sound stays silent', () => {
    setVolume(0.4);
    setMuted(true);
    expect([volume(), muted()]).toEqual([0.4, true]);
    expect(() => play('gong')).not.toThrow();
  });
});
