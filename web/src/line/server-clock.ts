/** Server time as this device knows it. The answer that came back fastest says it best. */
export class ServerClock {
  /** Server time minus the time of this device, in ms. */
  offset = 0;
  #best = Infinity;

  compare(sent: number, received: number, server: number): void {
    const journey = received - sent;
    // An old measurement slowly loses its right: clocks drift, and devices sleep.
    this.#best *= 1.1;
    if (journey > this.#best) return;
    this.#best = Math.max(1, journey);
    this.offset = Math.round(server - (sent + received) / 2);
  }

  now(): number {
    return Date.now() + this.offset;
  }
}
