// What happened since the reader last acted: it stays in the strip until it is touched, or they act.
import type { Room } from '../table/room.svelte';
import { sum } from './summary';

export class Since {
  #room: Room;
  /** How long the story was when it was last touched. */
  #touched = $state(-1);

  constructor(room: Room) {
    this.#room = room;
  }

  get #seat(): number | null {
    return this.#room.shown?.seat ?? null;
  }
  /** Where in the story it begins. */
  readonly from = $derived.by((): number => (this.#seat === null ? 0 : this.#room.since(this.#seat)));
  /** Nothing while it is nobody's turn here, in the midst of a tale, or where one beat says it all. */
  readonly clauses = $derived.by((): string[][] | null => {
    const { teller, told, due, names, table, beatsFrom } = this.#room;
    const seat = this.#seat;
    const wanted = seat !== null && (due.includes(seat) || teller.missed) && this.from < beatsFrom;
    if (!wanted || !teller.idle || table?.real_time || this.#touched >= told.length) return null;
    return sum(teller.tale, told.slice(this.from), { seat, names });
  });

  touch(): void {
    this.#touched = this.#room.told.length;
    this.#room.teller.missed = false;
  }
}
