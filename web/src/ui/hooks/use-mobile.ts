import useMediaQuery from '@mui/material/useMediaQuery';

/** True under 900 px, the width of a narrow window (docs/spec/constants.md, Measures); follows the window without a reload. */
export function useMobile(): boolean {
  return useMediaQuery('(max-width: 899.95px)', { noSsr: true });
}
