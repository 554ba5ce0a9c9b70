// See later.ts.
export { default as Aid } from './Aid.svelte';
export { default as ExitFound } from './ExitFound.svelte';
export { default as Gong } from './Gong.svelte';
export { default as Heard } from './Heard.svelte';
export { default as Offer } from './Offer.svelte';
export { default as Peril } from './Peril.svelte';
