// A gate that is down: how this module is shown to those who choose modules. One path in a box of 24 x 24.
export const sign = {
  ink: '#7a2230',
  path: 'M3 22V10a9 9 0 0 1 18 0v12h-2.500V10a6.500 6.500 0 0 0-13 0v12ZM7.500 9.500h1.800V22H7.500ZM11.100 7.500h1.800V22h-1.800ZM14.700 9.500h1.800V22h-1.800ZM5.500 13h13v1.600h-13ZM5.500 17.500h13v1.600h-13Z',
};
