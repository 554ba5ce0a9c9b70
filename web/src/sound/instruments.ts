// The instruments that beds are played on: skins, wood, strings, breath and metal, from oscillators and noise. Their bodies lie
// where phones can sound; what is lower is felt by those who have more to hear with, and missed by nobody.
import { brush, ring, slide, type Note } from './note';

export const deep = (): Note[] => [slide(0, 150, 74, 0.2, 0.34, 'sine'), slide(0, 470, 300, 0.4, 0.2), brush(0, 620, 0.34, 0.07)];
export const drum = (): Note[] => [slide(0, 640, 430, 0.34, 0.15), brush(0, 1000, 0.26, 0.06)];
export const rim = (): Note[] => [ring(0, 1180, 0.12, 0.05, 'square', 0.003), brush(0, 1900, 0.3, 0.04)];
export const shaker = (): Note[] => [brush(0, 2500, 0.2, 0.07, undefined, 0.02)];
/** Grains that run, softly. */
export const grains = (): Note[] => [brush(0, 1900, 0.2, 0.3, 2700, 0.1), brush(0.04, 1200, 0.1, 0.26, 1500, 0.1)];
export const tick = (pitch = 1480): Note[] => [ring(0, pitch, 0.3, 0.07, 'triangle', 0.003), brush(0, 2300, 0.26, 0.035)];
/** A string that is plucked. */
export const pluck = (pitch: number): Note[] => [
  ring(0, pitch, 0.34, 0.5, 'triangle', 0.004),
  ring(0, pitch, 0.13, 0.2, 'sawtooth', 0.003),
  ring(0, pitch * 2, 0.07, 0.16, 'sine', 0.003),
  brush(0, 1800, 0.12, 0.025),
];
/** A tongue of metal. */
export const tongue = (pitch: number): Note[] => [
  ring(0, pitch, 0.34, 0.7, 'sine', 0.004),
  ring(0, pitch * 2.98, 0.08, 0.18, 'sine', 0.003),
  brush(0, 1400, 0.1, 0.03),
];
/** A reed, with its breath. */
export const reed = (pitch: number, lasts: number): Note[] => [
  ring(0, pitch, 0.22, lasts, 'triangle', lasts * 0.25),
  ring(0.01, pitch * 2.004, 0.06, lasts * 0.9, 'sine', lasts * 0.3),
  brush(0, pitch * 2, 0.05, lasts * 0.6, undefined, lasts * 0.15),
];
/** Two strings that are held, a tone and its fifth. */
export const drone = (pitch: number, fifth: number, lasts: number): Note[] => [
  ring(0, pitch, 0.15, lasts, 'triangle', lasts * 0.35),
  ring(0, pitch * 1.003, 0.08, lasts, 'sawtooth', lasts * 0.4),
  ring(0.02, fifth, 0.12, lasts, 'triangle', lasts * 0.4),
];
