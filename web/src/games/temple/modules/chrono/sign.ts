// An hourglass: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#8a5a00',
  path: 'M5 2h14v3c0 4-3.500 5.500-4.500 7 1 1.500 4.500 3 4.500 7v3H5v-3c0-4 3.500-5.500 4.500-7C8.500 10.500 5 9 5 5Zm3 2.500c.3 3 3 4 4 6 1-2 3.700-3 4-6ZM8 19.500h8c-.5-2-2.500-3-4-4.500-1.500 1.500-3.500 2.500-4 4.500Z',
};
