import useMediaQuery from '@mui/material/useMediaQuery';

/** True under 900 px, SPEC.md section 2's width of a mobile screen; follows the window without a reload. */
export function useMobile(): boolean {
  return useMediaQuery('(max-width: 899.95px)', { noSsr: true });
}
