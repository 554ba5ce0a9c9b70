// Made by `make format`; do not edit.

export const SEATS = { least: 2, most: 5 };

/** The table as a seat sees it; all seats see the same. */
export interface View {
  phase: "actions" | "guiding" | "over" | "sorting" | "storm";
  turn: number;
  actions: number;
  guided: number | null;
  steps: number;
  tiles: (Tile | null)[];
  hole: number;
  hole_parts: ("compass" | "crystal" | "gearbox" | "propeller")[];
  supply: number;
  travellers: Traveller[];
  parts: Record<string, Clues>;
  meter: number[];
  tick: number;
  level: number;
  spared: number;
  due: number;
  storm: StormPile;
  equipment_pile: number;
  played: Record<string, number>;
  figures: Figures;
}

/** A tile and what lies on it. */
export interface Tile {
  back: "crash" | "oasis" | "plain";
  face: "column-compass" | "column-crystal" | "column-gearbox" | "column-propeller" | "crash" | "gear" | "mirage" | "pad" | "row-compass" | "row-crystal" | "row-gearbox" | "row-propeller" | "tunnel" | "well" | null;
  excavated: boolean;
  scouted: boolean;
  sand: number;
  blocked: boolean;
  parts: ("compass" | "crystal" | "gearbox" | "propeller")[];
}

/** A seat's adventurer. */
export interface Traveller {
  adventurer: "archeologist" | "carrier" | "climber" | "explorer" | "meteorologist" | "navigator";
  cell: number;
  water: number;
  canteen: number;
  equipment: ("blaster" | "jetpack" | "reserve" | "shield" | "terrascope" | "throttle")[];
  buried: boolean;
  shield: boolean;
  exposed: boolean;
  after_sun: number;
}

/** What is known about a part of the flying machine. */
export interface Clues {
  row: number | null;
  column: number | null;
  cell: number | null;
  taken: boolean;
}

/** The storm deck; next cards first. */
export interface StormPile {
  size: number;
  discard: ("rise" | "sun" | "wind-east-1" | "wind-east-2" | "wind-east-3" | "wind-north-1" | "wind-north-2" | "wind-north-3" | "wind-south-1" | "wind-south-2" | "wind-south-3" | "wind-west-1" | "wind-west-2" | "wind-west-3")[];
  unseen: Record<string, number>;
  top_known: number;
  bottom_known: number;
  top: ("rise" | "sun" | "wind-east-1" | "wind-east-2" | "wind-east-3" | "wind-north-1" | "wind-north-2" | "wind-north-3" | "wind-south-1" | "wind-south-2" | "wind-south-3" | "wind-west-1" | "wind-west-2" | "wind-west-3")[];
  bottom: ("rise" | "sun" | "wind-east-1" | "wind-east-2" | "wind-east-3" | "wind-north-1" | "wind-north-2" | "wind-north-3" | "wind-south-1" | "wind-south-2" | "wind-south-3" | "wind-west-1" | "wind-west-2" | "wind-west-3")[];
  in_hand: ("rise" | "sun" | "wind-east-1" | "wind-east-2" | "wind-east-3" | "wind-north-1" | "wind-north-2" | "wind-north-3" | "wind-south-1" | "wind-south-2" | "wind-south-3" | "wind-west-1" | "wind-west-2" | "wind-west-3")[];
  may_sink: boolean;
}

/** What is the same in every expedition. */
export interface Figures {
  side: number;
  actions: number;
  blocking: number;
}

/** End the actions of this turn. */
export interface CallStorm {
  type: "call-storm";
}

/** Turn up the next storm card. */
export interface Reveal {
  type: "reveal";
}

/** Turn the tile under the pawn. */
export interface Excavate {
  type: "excavate";
}

/** The Meteorologist: draw one storm card less. */
export interface Spare {
  type: "spare";
}

/** The Meteorologist: look at the top of the storm pile. */
export interface Look {
  type: "look";
}

/** The Water Carrier: take water from a well. */
export interface DrawWater {
  type: "draw-water";
}

/** The Navigator: lead the Climber no further. */
export interface Halt {
  type: "halt";
}

/** Play a Solar Shield. */
export interface RaiseShield {
  type: "raise-shield";
}

/** Play the Secret Water Reserve. */
export interface ShareReserve {
  type: "share-reserve";
}

/** Play the Time Throttle. */
export interface SpeedUp {
  type: "speed-up";
}

/** Pick up a part of the flying machine. */
export interface TakePart {
  type: "take-part";
  part: "compass" | "crystal" | "gearbox" | "propeller";
}

/** The Meteorologist: this card is drawn before those still in hand. */
export interface PutOnTop {
  type: "put-on-top";
  storm: "rise" | "sun" | "wind-east-1" | "wind-east-2" | "wind-east-3" | "wind-north-1" | "wind-north-2" | "wind-north-3" | "wind-south-1" | "wind-south-2" | "wind-south-3" | "wind-west-1" | "wind-west-2" | "wind-west-3";
}

/** The Meteorologist: this card goes to the bottom of the pile. */
export interface PutUnder {
  type: "put-under";
  storm: "rise" | "sun" | "wind-east-1" | "wind-east-2" | "wind-east-3" | "wind-north-1" | "wind-north-2" | "wind-north-3" | "wind-south-1" | "wind-south-2" | "wind-south-3" | "wind-west-1" | "wind-west-2" | "wind-west-3";
}

/** Remove sand from a tile. */
export interface Dig {
  type: "dig";
  cell: number;
}

/** Play a Dune Blaster on a tile. */
export interface Blast {
  type: "blast";
  cell: number;
}

/** Play a Terrascope on a tile. */
export interface Scout {
  type: "scout";
  cell: number;
}

/** Pass water to another adventurer. */
export interface Give {
  type: "give";
  to: number;
  amount: number;
}

/** Pass an equipment card to another adventurer. */
export interface HandOver {
  type: "hand-over";
  to: number;
  card: "blaster" | "jetpack" | "reserve" | "shield" | "terrascope" | "throttle";
}

/** Move to a cell. */
export interface Walk {
  type: "walk";
  cell: number;
}

/** The Climber: move to a cell and take somebody along. */
export interface WalkWith {
  type: "walk-with";
  cell: number;
  to: number;
}

/** Play a Jet Pack. */
export interface Fly {
  type: "fly";
  cell: number;
}

/** Play a Jet Pack and take somebody along. */
export interface FlyWith {
  type: "fly-with";
  cell: number;
  to: number;
}

/** The Navigator: lead another adventurer to a cell (the Climber: one step). */
export interface Guide {
  type: "guide";
  seat: number;
  cell: number;
}

/** The Navigator: lead the Climber one step, who takes somebody along. */
export interface GuideWith {
  type: "guide-with";
  seat: number;
  cell: number;
  to: number;
}

/** How hard, who begins (0: drawn by lot), who plays whom, and one point that the rulebook leaves open. */
export interface DesertOptions {
  difficulty?: "elite" | "legendary" | "normal" | "novice";
  starter?: number;
  adventurers?: ("archeologist" | "carrier" | "climber" | "explorer" | "meteorologist" | "navigator" | "random")[];
  aside?: boolean;
}

export type Move = CallStorm | Reveal | Excavate | Spare | Look | DrawWater | Halt | RaiseShield | ShareReserve | SpeedUp | TakePart | PutOnTop | PutUnder | Dig | Blast | Scout | Give | HandOver | Walk | WalkWith | Fly | FlyWith | Guide | GuideWith;

export type Options = DesertOptions;
