// What the presets of Escape look like, for those who choose; see games/presets.ts.
export { default as Picture } from './Picture.svelte';
