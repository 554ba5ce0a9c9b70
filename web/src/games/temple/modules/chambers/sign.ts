// The chalice: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#a86f00',
  path: 'M6 3h12c0 6-2 9-4.500 10v4.500H17V21H7v-3.500h3.500V13C8 12 6 9 6 3Z',
};
