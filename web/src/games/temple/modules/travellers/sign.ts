// Two who change places: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#1f7270',
  path: 'M7 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM17 14a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM13 3h6v6h3l-4.500 4.500L13 9h3V6h-3ZM11 21H5v-6H2l4.500-4.500L11 15H8v3h3Z',
};
