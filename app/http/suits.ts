/** The four suits as drawings, once for the whole page: no font decides their form or their colour. */
const PATHS = {
  S: 'M16 2C12 8 3 13 3 20c0 4 3 6.5 6.3 6.5 2.3 0 4.2-1.2 5.3-3C14.4 26.500 13 29 11 30h10c-2-1-3.400-3.500-3.600-6.500 1.100 1.800 3 3 5.300 3 3.300 0 6.300-2.500 6.300-6.500 0-7-9-12-13-18z',
  H: 'M16 29C12 24 2 18 2 10.500 2 6 5.300 3 9 3c3 0 5.600 1.900 7 5 1.400-3.100 4-5 7-5 3.700 0 7 3 7 7.500C30 18 20 24 16 29z',
  D: 'M16 2l11 14-11 14L5 16z',
  C: 'M16 2a6.500 6.500 0 0 0-4.900 10.800A6.600 6.600 0 1 0 14.500 21.500C14.300 25 13 28.500 11 30h10c-2-1.500-3.300-5-3.500-8.500a6.600 6.600 0 1 0 3.400-8.700A6.500 6.500 0 0 0 16 2z',
} as const;

export const SUIT_SIGNS = `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>${Object.entries(
  PATHS,
)
  .map(([suit, path]) => `<symbol id="suit-${suit}" viewBox="0 0 32 32"><path d="${path}"/></symbol>`)
  .join('')}</defs></svg>`;
