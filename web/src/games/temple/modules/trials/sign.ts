// A constellation: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#1f4e8c',
  path: 'M5 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM19 7a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM9 16a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM7.500 5.500l9 3.300-.4 1.300-9-3.300ZM17.500 11.500l-6.500 5.800-.9-1.100 6.500-5.800Z',
};
