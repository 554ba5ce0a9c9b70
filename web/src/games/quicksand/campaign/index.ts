// Quicksand's way through the dunes; see games/campaign.ts.
import type { Campaign } from '../../campaign';
import Card from './Card.svelte';
import Path from './Path.svelte';

export const campaign: Campaign = { Path, Card };
