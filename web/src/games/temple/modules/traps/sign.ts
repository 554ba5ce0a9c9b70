// Spikes: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#a3222f',
  path: 'M2 20 6 6l4 14ZM8 20l4-16 4 16ZM14 20l4-14 4 14ZM2 21h20v2H2Z',
};
