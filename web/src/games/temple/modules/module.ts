// What a module adds to the board of Escape. Its folder is found (index.ts), every part is optional, and the board names no module:
// it asks all of them (asking.ts), and who has nothing to say is not heard.
import type { Component } from 'svelte';
import type { MarkKind } from '../../../replay/marks';
import type { SoundName } from '../../../sound/palette';
import type { Happening } from '../../../wire';
import type { Act } from '../acts';
import type { Die } from '../dice';
import type { Face } from '../kinds';
import type { Payment } from '../paying';
import type { Name } from '../telling';
import type { Temple } from '../view';
import type { Way } from '../ways';
import type { Move, Player, Room, View } from '../wire';

/** A tile such as `curse-trap`: that is its name in the words too. */
export interface Tile {
  /** Its sign, one path in a box of 24 x 24: see art/symbols.ts. */
  readonly sign: string;
  /** The rule that tells what it does. */
  readonly rule: string;
}

/** What somebody carries: shown in the bag, and counted at the seat. */
export interface Carried {
  readonly sign: string;
  readonly name: string;
  readonly rule?: string | undefined;
  /** How one gets rid of it, in words and in dice. */
  readonly price?: { readonly said: string; readonly cost: readonly Face[] };
  /** So many of it, where it is no tile of its own. */
  readonly number?: number;
  /** It harms who carries it, and looks so. */
  readonly harms?: boolean;
  /** The sign under which the seat counts it; others do not see it where there is none. */
  readonly badge?: string;
}

/** What lies in a room, or makes it another kind of room. */
export interface Lying {
  /** A sentence for those who do not see it. */
  readonly said: string;
  /** A small sign in the corner, in its colours. */
  readonly sign?: string;
  readonly fill?: string;
  readonly edge?: string;
  /** The whole room shines in this colour. */
  readonly glow?: string;
  /** Where other rooms have their staircase this one has none. */
  readonly stairless?: boolean;
  /** Drawn onto the floor, and over all but the pawns: parts of an SVG of 100 x 100. */
  readonly Floor?: Component<{ room: Room }>;
  readonly Over?: Component<{ room: Room; view: View }>;
}

/** A room that is no part of the temple yet, and the place that its people are at; the board shows it beside the plan. */
export interface Aside {
  readonly place: number;
  readonly room: Room;
}

/** A way that something has just gone, from cell to cell: drawn for a moment, and the room of `place` moves along it. */
export interface Trail {
  readonly cells: readonly Spot[];
  readonly place?: number;
  readonly fill: string;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A figure beside the depot. */
export interface Tally {
  readonly sign: string;
  readonly number: number;
  readonly said: string;
  /** Left out where there is no room for words. */
  readonly minor?: boolean;
}

/** What somebody asks of another player, or of anybody, and waits for. */
export interface Asked {
  readonly seat: number;
  /** Who asks whom for what, as the reader is told it. */
  readonly said: string;
  /** Dice for dice, and the same in words. */
  readonly dice?: { readonly give: readonly Face[]; readonly take: readonly Face[]; readonly said: string };
  /** Game time at which it ends by itself, and how many milliseconds it lies open in all. */
  readonly until: number | null;
  readonly lasts: number;
  /** What happens if nobody answers. */
  readonly silence: string;
  /** What the reader may say to it: yes and no, or take it back. */
  readonly answers: readonly { readonly id: string; readonly text: string; readonly move: Move; readonly main?: boolean }[];
}

/** What was tapped and does nothing now. */
export type Tapped = { readonly way: Way } | { readonly die: Die } | { readonly place: number };

export interface TempleModule {
  readonly tiles?: Readonly<Record<string, Tile>>;
  /** Signs that are no tiles. */
  readonly signs?: Readonly<Record<string, string>>;
  /** Buttons: each with its word, what it takes and how much it is worth (see rank.ts). */
  readonly acts?: (temple: Temple, dice: readonly Die[]) => readonly Act[];
  /** A move as one of several to choose from; null where it is not this module's. */
  readonly item?: (move: Move, view: View, name: Name) => string | null;
  /** The room that such a move leads to, so that it can be tapped on the plan. */
  readonly target?: (move: Move, temple: Temple) => number | null;
  /** The two rooms that such a move is about, where one is tapped after the other. */
  readonly pair?: (move: Move) => readonly [number, number] | null;
  /** Whether a move is another answer to what is asked, beside those of its own kind. */
  readonly answers?: (kind: string, move: Move) => boolean;
  /** What pays a move besides dice. */
  readonly pays?: (move: Move, view: View) => readonly Payment[];
  /** The symbols that a player has pledged besides dice. */
  readonly pledges?: (player: Player, view: View) => readonly Face[];
  readonly carries?: (view: View, seat: number, name: Name) => readonly Carried[];
  /** `room` may still be in the hand of who drew it. */
  readonly lies?: (room: Room, view: View) => readonly Lying[];
  readonly aside?: (view: View) => readonly Aside[];
  /** What has moved between two views as no step does. */
  readonly trails?: (before: View, after: View) => readonly Trail[];
  /** Where in its room, a square of 100, a pawn is that does not stand among the others. */
  readonly stands?: (view: View, seat: number) => Spot | null;
  /** What players ask of each other now. */
  readonly asked?: (temple: Temple, name: Name) => readonly Asked[];
  /** A band over the plan, and over the dice of a hand beside a table screen: what runs against everybody now. `story`: what led to this position.
   *  A phone has one row for all of them: data-band="now" goes before "quiet", and "aside" is told by the strip. */
  readonly Band?: Component<{ temple: Temple; now: number; story: readonly Happening[] }>;
  /** Over the whole plan, where a room is a square of 100 at its x and y: what goes from room to room. */
  readonly Above?: Component<{ view: View }>;
  readonly tallies?: (view: View) => readonly Tally[];
  /** When somebody last shouted that the exit is found, and it was not: game time. */
  readonly shouted?: (view: View) => number | null;
  /** Until when something is chosen before it begins: game time. Then `Before` stands where the plan is, and `Choose` where the hand is. */
  readonly awaits?: (view: View) => number | null;
  /** When it began: game time. */
  readonly began?: (view: View) => number | null;
  readonly Before?: Component<{ temple: Temple; name: Name }>;
  readonly Choose?: Component<{ temple: Temple; onpick: (move: Move) => void }>;
  /** Why something does nothing now, where the module knows it. */
  readonly why?: (tapped: Tapped, temple: Temple) => string | null;
  /** Whether leaving the temple now would be a mistake: it is asked once more, and `item` says why. */
  readonly warns?: (temple: Temple) => boolean;
  readonly sounds?: Readonly<Record<string, SoundName>>;
  /** Events that a replay marks on its bar, and lists. */
  readonly marks?: Readonly<Record<string, MarkKind>>;
  /** Events that go without saying, for all or for all but who did it. */
  readonly murmurs?: { readonly never?: readonly string[]; readonly mine?: readonly string[] };
}
