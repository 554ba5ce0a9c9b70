// A socket made of paper: tests read what was written on it, and write the house's answers.
import type { FromServer } from '../src/wire';
import type { Socket } from '../src/line/line';

export class PaperSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The network is gone. */
  break(): void {
    this.onclose?.();
  }
  last(type: string): Record<string, unknown> {
    const found = this.sent.findLast((message) => message['type'] === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }
  id(type: string): string {
    return String(this.last(type)['id']);
  }
  /** Opens, and is welcomed. */
  welcome(heartbeat = 15_000): void {
    this.onopen?.();
    this.say({ type: 'accepted', id: this.id('hello') });
    this.say({ type: 'welcome', me: { guest: 1, name: 'Ana', seats: [0], host: true }, time: Date.now(), heartbeat, chat: [] });
  }
}
