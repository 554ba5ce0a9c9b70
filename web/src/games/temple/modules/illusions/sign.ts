// An eye in a room that has lost its walls: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#3b6ea8',
  path: 'M3 3h5v2.500H5.500V8H3ZM16 3h5v5h-2.500V5.500H16ZM3 16h2.500v2.500H8V21H3ZM18.500 16H21v5h-5v-2.500h2.500ZM12 8c3 0 5 2.300 6 4-1 1.700-3 4-6 4s-5-2.300-6-4c1-1.700 3-4 6-4Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
};
