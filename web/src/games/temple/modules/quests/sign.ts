// A star to reach for: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#1f4e8c',
  path: 'M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7Z',
};
