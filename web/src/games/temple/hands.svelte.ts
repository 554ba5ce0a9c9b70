// What the reader's hands hold and do: the own dice, acts in their places, what is chosen, dragged and sent. Temple.svelte shows it.
import { untrack } from 'svelte';
import { isLent } from '../../parts/sitter';
import { play } from '../../sound/sound';
import { buzz, pressed } from '../../sound/touch';
import { shake } from '../../stage/shake';
import { say } from '../../words/reader.svelte';
import type { TableProps } from '../table';
import { actsOf, isChosen, type Act } from './acts';
import { advisedAct } from './advice';
import { demandOf } from './demands';
import { goes, rollOf, settled, toggled, type Die } from './dice';
import { laid, takersOf } from './drag';
import { whyOfModules } from './modules/asking';
import { atClock, inSight, ranked } from './rank';
import { arranged, tooSoon, type Slot } from './slots';
import { Steady } from './steady';
import { targetsOf, type Target } from './targets';
import { tellRoll } from './telling';
import { readPosition, type Temple } from './view';
import { waysOf, type Way } from './ways';
import { whyNotDie, whyNotWay, whyStill } from './why';
import type { Move, Options, View } from './wire';

/** What the hands are told, each part of it followed by itself. */
type Told = Readonly<
  Pick<TableProps<View, Move, Options>, 'position' | 'sitters' | 'story' | 'advised' | 'quiet' | 'onmove' | 'onask' | 'onbar'>
>;

const NO_TAKERS: ReturnType<typeof takersOf> = new Map();

export class Hands {
  readonly #ask: () => Told;
  // What did not change since the last position stays the same thing: see steady.ts.
  readonly #seen = new Steady<View>();
  /** The own dice: the house says which faces lie there, the hand which die is which. */
  dice = $state.raw<readonly Die[]>([]);
  rolling = $state(false);
  sent = $state<string | null>(null);
  slots = $state.raw<readonly Slot<Act>[]>([]);
  #chosen = $state<string | null>(null);
  /** Where it is about two rooms: the one that was tapped. */
  first = $state<number | null>(null);
  /** Dice under the finger, and what lies under them. */
  dragged = $state.raw<readonly Die[]>([]);
  over = $state<string | null>(null);

  readonly temple: Temple = $derived.by(() => {
    const { position } = this.#told;
    return readPosition({ ...position, view: this.#seen.of(position.view) });
  });
  readonly #lent = $derived.by(() => isLent(this.#told.sitters, this.temple.me));
  readonly active = $derived.by(() => this.temple.moves.length > 0 && !this.#lent && !this.temple.view.over);
  readonly roll = $derived.by(() => rollOf(this.temple.moves, this.dice, 'roll'));
  readonly going = $derived(this.dice.filter(goes).length);
  /** What the roll would do, or why it does nothing. */
  readonly ofRoll = $derived(tellRoll(this.temple, this.dice.length, this.going));
  readonly ways = $derived(waysOf(this.temple));
  readonly #every = $derived(actsOf(this.temple, this.dice));
  readonly fate = $derived(this.#every.filter((act) => atClock(act, this.temple.view)));
  readonly wanted = $derived.by(() => advisedAct(this.#told.advised ?? null, this.#every));
  readonly acts = $derived(
    ranked(
      this.#every.filter((act) => !atClock(act, this.temple.view)),
      this.wanted,
    ),
  );
  /** Those that are not in sight. */
  readonly behind = $derived(this.acts.filter((act) => !this.slots.some((slot) => slot.act?.id === act.id)));
  readonly choosing = $derived(this.acts.find((act) => act.id === this.#chosen && isChosen(act)) ?? null);
  readonly demand = $derived(this.active ? demandOf(this.temple) : null);
  /** Rooms that may be tapped for it. */
  readonly targets = $derived(targetsOf(this.choosing?.moves ?? [], this.temple, this.first));
  readonly takers = $derived(
    this.dragged.length > 0 ? takersOf(this.ways, this.acts, this.temple.moves, this.dragged, this.temple.mine?.worth) : NO_TAKERS,
  );

  constructor(ask: () => Told) {
    this.#ask = ask;
    $effect.pre(() => this.#settle());
    $effect.pre(() => {
      const before = untrack(() => this.slots);
      this.slots = arranged(before, inSight(this.acts, this.wanted), Date.now());
    });
  }

  /** The act whose target is being chosen. */
  get chosen(): string | null {
    return this.#chosen;
  }
  set chosen(id: string | null) {
    [this.#chosen, this.first] = [id, null];
  }

  get #told(): Told {
    return this.#ask();
  }

  #settle(): void {
    const { mine, me } = this.temple;
    const rolled = (this.#told.story ?? []).some((one) => one.name === 'rolled' && one.details['seat'] === me);
    const before = untrack(() => this.dice);
    this.dice = mine ? settled(before, mine, rolled) : [];
    this.rolling = mine?.rolls_again ?? false;
    this.sent = null;
  }

  async send(move: Move, id: string): Promise<void> {
    this.sent = id;
    this.chosen = null;
    pressed(this.#told.quiet ?? false);
    const taken = await this.#told.onmove?.(move);
    if (this.sent === id) this.sent = null;
    if (taken === false) this.rolling = this.temple.mine?.rolls_again ?? false;
  }

  // Every tap answers: it acts, or it shakes its head and says why; what the page does not know it asks the house.
  #refuse(from: Element | null | undefined, why: string | null, move?: Move): void {
    const { position, onbar, onask } = this.#told;
    shake(from);
    if (!this.active) onbar?.(whyStill(position.paused, position.clock.running, this.#lent, this.temple));
    else if (why !== null) onbar?.(why);
    else if (move) onask?.(move);
  }

  doRoll = (from: Element | null = document.querySelector('[data-act=roll]')): void => {
    if (!this.active || !this.roll) {
      this.#refuse(from, this.ofRoll);
      return;
    }
    this.rolling = true;
    if (!this.#told.quiet) play('dice');
    buzz([8, 30, 8]);
    void this.send(this.roll, 'roll');
  };

  goWay = (way: Way, from: Element | null = document.querySelector(`[data-act=way-${way.side}]`)): void => {
    if (this.active && way.move) void this.send(way.move, way.side);
    else
      this.#refuse(from, whyNotWay(way, this.temple, this.dice), { type: way.kind === 'discover' ? 'discover' : 'enter', side: way.side });
  };

  doAct = (act: Act, from: Element | null = null): void => {
    const [first] = act.moves;
    if (!this.active || act.why) this.#refuse(from, act.why ?? null);
    else if (isChosen(act)) this.chosen = this.chosen === act.id ? null : act.id;
    else if (first) void this.send(first, act.id);
  };

  /** A finger that was on its way to what stood there a moment ago does nothing. */
  press = (slot: Slot<Act>, from: Element): void => {
    if (slot.act && !tooSoon(slot, Date.now())) this.doAct(slot.act, from);
    else shake(from);
  };

  /** Of two rooms the first is remembered, and forgotten where it is tapped again. */
  tapTarget = ({ place, move, half }: Target): void => {
    if (half) this.first = this.first === place ? null : place;
    else if (this.choosing) void this.send(move, this.choosing.id);
  };

  tapFar = (place: number, from: Element): void => {
    const known = whyOfModules({ place }, this.temple);
    if (this.temple.mine) this.#refuse(from, known ?? say(place === this.temple.place ? 'temple-why-here' : 'temple-why-far'));
  };

  refuseDie = (die: Die, from: Element): void => this.#refuse(from, whyNotDie(die, this.temple));

  keep = (id: number): void => {
    this.dice = toggled(this.dice, id);
    buzz(6);
  };

  drag = (dragged: readonly Die[], over: string | null): void => {
    [this.dragged, this.over] = [dragged, over];
  };

  drop = (on: string | null, aside: 'up' | 'down' | null): void => {
    const taker = on === null ? undefined : this.takers.get(on);
    if (taker && this.active) void this.send(taker.move, taker.id);
    else if (aside) this.dice = laid(this.dice, this.dragged, aside === 'up');
    this.drag([], null);
  };
}
