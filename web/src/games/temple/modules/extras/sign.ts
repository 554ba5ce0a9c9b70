// A big torch: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#b4532a',
  path: 'M12.300.5c4.300 3.600 6.200 6.700 6.200 9.600a6.500 6.500 0 0 1-13 0c0-2.100 1-4 2.500-5.500.2 1.700.8 2.600 1.800 3.100-.3-2.600.6-5.100 2.500-7.200ZM5 17h14l-2 3H7ZM9.500 20.500h5v3h-5Z',
};
