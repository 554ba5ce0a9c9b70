// Two arrows, one there and one back: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#4b3f9e',
  path: 'M15 2l7 5.500-7 5.500V9.500H4v-4h11ZM9 11v3.500h11v4H9V22l-7-5.500Z',
};
