// A chest: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#8a4a12',
  path: 'M4 6.500C4 4.600 5.400 3.500 7 3.500h10c1.600 0 3 1.100 3 3V11h-5.500V9.500h-5V11H4ZM3 12.300h6.500v1.900h5v-1.900H21v8.200H3Z',
};
