// A sun in a ring of days: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#a4551a',
  path: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Zm0 2.300a8.200 8.200 0 1 0 0 16.400 8.200 8.200 0 0 0 0-16.400ZM11 5h2v2.500h-2ZM11 16.500h2V19h-2ZM5 11h2.500v2H5ZM16.500 11H19v2h-2.500ZM12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z',
};
