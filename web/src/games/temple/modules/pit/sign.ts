// A hole in the floor: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#2b2118',
  path: 'M12 6c6 0 10 3 10 6.500S18 19 12 19 2 16 2 12.500 6 6 12 6Zm0 3c-4 0-7 1.500-7 3.500S8 16 12 16s7-1.500 7-3.500S16 9 12 9Zm0 2c2.500 0 4.500.7 4.500 1.500S14.500 14 12 14s-4.500-.7-4.500-1.500S9.500 11 12 11Z',
};
