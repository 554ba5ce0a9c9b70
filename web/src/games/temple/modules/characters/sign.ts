// A mask with a feather: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#8a3d62',
  path: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM3 22c0-5 4-8.500 9-8.500s9 3.500 9 8.500ZM17 1.500l5-1-2.500 6Z',
};
