// A mask: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#7b3fa0',
  path: 'M4 5c5-2 11-2 16 0 .6 7-1.500 14-8 18C5.500 19 3.400 12 4 5ZM7 10c1.500-1.200 3.200-1 4.200.6-1.300 1.400-3.200 1.300-4.200-.6ZM17 10c-1.500-1.200-3.200-1-4.200.6 1.300 1.400 3.200 1.300 4.200-.6Z',
};
