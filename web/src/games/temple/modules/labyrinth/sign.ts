// Walls within walls: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#2e6b4f',
  path: 'M3 3h18v18H8v-2.500h10.500v-13h-13V21H3ZM8 8h8v8h-2.500v-5.500h-3V16H8Z',
};
