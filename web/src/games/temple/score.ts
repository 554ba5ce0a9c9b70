// The score of the soundtrack: three acts, each in its key, at its pace, with its phrase, and the rush at the very end. A string is a
// bar of eight eighths. In phrases and calls a digit is a degree of the act's key, 1 its first; in drums D is deep, d drum, r rim, s shaker.
export interface Act {
  /** Where its key begins: a degree of the house's scale (sound/note.ts). Acts share the scale, so stings fit each of them. */
  readonly key: number;
  /** ms of an eighth: whole seconds fall on the beat, so that a countdown ticks with it. */
  readonly eighth: number;
  /** 0 to 1, before it rises towards the next gong. */
  readonly loud: number;
  /** The string's tune; calm bars leave out its weak eighths. */
  readonly phrase: readonly string[];
  /** The reed's, over it. */
  readonly call: readonly string[];
  /** By how near the next gong is. */
  readonly drums: readonly string[];
  /** From a gong to the slam. */
  readonly hurry: readonly string[];
}

export const ACTS: readonly [Act, Act, Act] = [
  // D: torches are lit. 90 to the minute.
  {
    key: 0,
    eighth: 1000 / 3,
    loud: 0.27,
    phrase: ['1.3.2.1.', '3.4.5.4.', '5.6.5.3.', '4.3.2.1.'],
    call: ['........', '........', '5...4.3.', '2.......'],
    drums: ['D...s...', 'D..ds...', 'D.sdD.s.', 'DrsdD.ds'],
    hurry: ['D.dsD.ds'],
  },
  // G: somebody has heard us. 120 to the minute.
  {
    key: 3,
    eighth: 250,
    loud: 0.36,
    phrase: ['1.113.2.', '3.335.4.', '5.6.5.43', '2.1.0.1.'],
    call: ['5.......', '6...5...', '4.3.2...', '1.......'],
    drums: ['D.s.d.s.', 'D.sdD.s.', 'DrsdD.ds', 'DrsdDrds'],
    hurry: ['DddsDdds', 'DrdsDrds'],
  },
  // A: the stone moves. 150 to the minute.
  {
    key: 4,
    eighth: 200,
    loud: 0.44,
    phrase: ['11213143', '5.554.3.', '66565.43', '22121.01'],
    call: ['5...6...', '5...4...', '6...7...', '8.......'],
    drums: ['D.sdD.s.', 'DrsdD.ds', 'DrsdDrds', 'DrddDrds'],
    hurry: ['DdrdDdrd', 'DrdrDddr'],
  },
];

/** D again, an octave higher, 180 to the minute: from the last gong to the fall. */
export const RUSH: Act = {
  key: 7,
  eighth: 1000 / 6,
  loud: 0.45,
  phrase: ['12131415', '65646361', '12131415', '76543210'],
  call: ['5.5.5...', '6.6.6...', '5.5.5...', '8...7...'],
  drums: ['DrdrDrdr'],
  hurry: ['DrdrDrdd', 'DddrDddr'],
};
