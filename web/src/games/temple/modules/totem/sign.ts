// A carved pole: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#8a3f1c',
  path: 'M8 1.500h8V8h5v3h-5v11.500H8V11H3V8h5ZM10 3.500v1.800h1.200V3.500ZM12.800 3.500v1.800H14V3.500ZM10 12.500v1.800h1.200v-1.800ZM12.800 12.500v1.800H14v-1.800ZM9.800 6.800h4.400v1H9.800ZM9.800 16h4.400v1.200H9.800ZM9.800 19h4.400v1.200H9.800Z',
};
