// A teardrop with a skull's eyes: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#9b1c46',
  path: 'M12 1.500c4.500 5.500 7.500 9 7.500 13a7.500 7.500 0 0 1-15 0c0-4 3-7.500 7.500-13ZM9 12.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM15 12.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM10.500 18h3v1.500h-3Z',
};
