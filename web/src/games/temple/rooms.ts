// A room in sentences: what it is, what it costs, where it leads, what lies and who is there.
import { say } from '../../words/reader.svelte';
import type { Counted } from './counting';
import type { Lying } from './modules/module';
import { countedFaces, facesOf } from './why';
import type { Room } from './wire';

const sides = (list: Room['open']): string => list.map((side) => say(`side-${side}`)).join(', ');

export function tellRoom(
  room: Room,
  /** Where it is. */
  spot: string,
  lies: readonly Lying[],
  pledged: number,
  people: readonly string[],
  counted?: Counted | null,
): string[] {
  const prizes = room.used ? [] : room.prizes;
  return [
    say('temple-room', { spot }),
    room.cost.length > 0 ? say('temple-room-cost', { cost: facesOf(room.cost) }) : say('temple-room-closed'),
    ...(room.ways.length > 0 ? [say('temple-room-ways', { sides: sides(room.ways) })] : []),
    ...(room.gaps.length > 0 ? [say('temple-room-gaps', { sides: sides(room.gaps) })] : []),
    ...(room.passages.length > 0 ? [say('temple-room-passages', { sides: sides(room.passages) })] : []),
    ...prizes.map(({ gems, symbols }) => say(gems > 0 ? 'temple-room-prize' : 'temple-room-task', { gems, cost: countedFaces(symbols) })),
    ...(room.gems > 0 ? [say('temple-room-gems', { gems: room.gems })] : []),
    ...lies.map((one) => one.said),
    ...(counted ? [say('temple-room-counted', { have: counted.have, want: counted.want, faces: facesOf(counted.faces) })] : []),
    ...(pledged > 0 ? [say('temple-room-pledged', { number: pledged })] : []),
    ...(people.length > 0 ? [say('temple-room-people', { names: people.join(', ') })] : []),
  ];
}
