// A drop above its basin: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#14708f',
  path: 'M12 2c3 4 4.500 6.500 4.500 8.500a4.500 4.500 0 0 1-9 0C7.500 8.500 9 6 12 2ZM3 16h18c0 3-2.500 5-6 5H9c-3.500 0-6-2-6-5Z',
};
