// What the hall loads when a table plays Deserto.
export { default as Table } from './Deserto.svelte';
export { default as CardCounter } from './CardCounter.svelte';
export type { Flight } from './flights';
export type { Barred, DesertoView, Move, Preview } from './view';
