// What the one strip has to say now, the first being said: no line to the house, then the newest of what is asked and told.
import { say } from '../words/reader.svelte';
import { follow } from './rematch';
import type { Room } from './room.svelte';

export interface Answer {
  text: string;
  /** The one that goes on. */
  main?: boolean;
  give: () => void;
}
export interface Word {
  id: string;
  tone: 'news' | 'good' | 'bad' | 'ask';
  text: string;
  seat?: number | undefined;
  /** When it ends by itself, in server time. */
  until?: number | null;
  /** The rule that says so, by its id. */
  rule?: string | undefined;
  answers?: readonly Answer[];
  /** Said and done: it can be put away. */
  away?: () => void;
}

/** What stands until somebody answers it. */
export function asked(room: Room, screen: boolean): Word[] {
  return [...agreement(room), ...lent(room), ...readiness(room, screen), ...rematch(room, screen)];
}

function agreement(room: Room): Word[] {
  const open = room.table?.agreement ?? null;
  const mine = room.me?.seats ?? [];
  if (open) {
    const names = open.awaited.map((seat) => room.names[seat] ?? '').join(', ');
    const text = [say(`agree-${open.about}`, { name: room.names[open.by] ?? '' }), ...(names ? [say('agree-awaited', { names })] : [])];
    const no = (word: string): Answer => ({ text: say(word), give: () => void room.ask({ type: 'decline' }) });
    const yes: Answer = { text: say('agree-yes'), main: true, give: () => void room.ask({ type: open.about }) };
    const answers = open.awaited.some((seat) => mine.includes(seat))
      ? [yes, no('agree-no')]
      : open.agreed.some((seat) => mine.includes(seat))
        ? [no('agree-withdraw')]
        : [];
    return [{ id: `agree-${open.about}`, tone: 'ask', text: text.join(' '), until: room.table?.pause_ends ?? null, answers }];
  }
  if (!room.table?.paused || room.over) return [];
  const answers: Answer[] = mine.length > 0 ? [{ text: say('paused-go'), main: true, give: () => void room.ask({ type: 'resume' }) }] : [];
  return [{ id: 'paused', tone: 'ask', text: say('paused-about'), until: room.table.pause_ends, answers }];
}

/** One's own seats that a bot plays for now. */
function lent(room: Room): Word[] {
  const mine = room.me?.seats ?? [];
  const rows = room.over ? [] : (room.table?.seats.filter((row) => mine.includes(row.seat) && row.by_bot && !row.resigned) ?? []);
  return rows.map(({ seat, name }) => ({
    id: `lent-${seat}`,
    tone: 'ask',
    text: mine.length === 1 ? say('lent') : say('lent-of', { name }),
    answers: [{ text: say('lent-back'), main: true, give: () => void room.ask({ type: 'hand-over', seat, to: 'person' }) }],
  }));
}

/** In real time, until everybody has said that they are ready and the count-in begins. */
function readiness(room: Room, screen: boolean): Word[] {
  const { table, position } = room;
  const waits =
    table?.real_time && table.phase === 'playing' && table.pace !== 'step' && position?.clock.rate === 0 && position.clock.starts === null;
  if (!waits || position.paused || position.outcome !== null) return [];
  const unready = (seat: number): boolean => !table.ready.includes(seat);
  const awaited = table.seats.filter((row) => !row.by_bot && (unready(row.seat) || !row.connected));
  const forMe = awaited.length > 0 && awaited.every((row) => room.playing.includes(row.seat));
  const names = awaited.map((row) => row.name).join(', ');
  const me: Answer = { text: say('ready-me'), main: true, give: () => void room.ask({ type: 'ready' }) };
  const text = forMe ? say('ready-you') : names ? say('ready-awaited', { names }) : say('ready-all');
  return [{ id: 'ready', tone: 'ask', text, answers: room.playing.some(unready) && !screen ? [me] : [] }];
}

function rematch(room: Room, screen: boolean): Word[] {
  const next = room.next;
  if (!next?.live || screen) return [];
  return [
    {
      id: 'rematch',
      tone: 'ask',
      text: say('rematch-open'),
      answers: [{ text: say('rematch-go'), main: true, give: () => follow(room, next.code, screen) }],
    },
  ];
}

/** What passes by itself, the newest first. */
export function told(room: Room): Word[] {
  return room.notices
    .map((notice): Word => ({
      id: `notice-${notice.id}`,
      tone: notice.tone,
      text: notice.text,
      seat: notice.seat,
      rule: notice.rule,
      answers: notice.answers ?? [],
      away: () => room.dismiss(notice.id),
    }))
    .reverse();
}

export function troubled(room: Room): Word[] {
  return [
    ...(room.connection === 'lost' ? [{ id: 'lost', tone: 'bad', text: say('reconnecting') } as const] : []),
    ...(room.thinking ? [{ id: 'thinking', tone: 'news', text: say('hint-thinking') } as const] : []),
  ];
}
