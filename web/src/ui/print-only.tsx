import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** On paper the part stands alone: the shell and what is marked `data-no-print` are for the screen. */
const paper = {
  '@page': { margin: '14mm' },
  '@media print': {
    'body *:not(:has([data-print])):not([data-print]):not([data-print] *)': { display: 'none !important' },
    // Black on white in every theme: it is paper.
    '[data-print], [data-print] *': {
      color: '#1a1a1a !important',
      backgroundColor: 'transparent !important',
      borderColor: '#bbb !important',
    },
    '[data-no-print], [data-no-print] *': { display: 'none !important' },
    'html, body, body *:has([data-print])': {
      height: 'auto !important',
      overflow: 'visible !important',
      background: '#fff !important',
      padding: '0 !important',
      margin: '0 !important',
    },
  },
};

/** What the browser prints of a screen: this part and nothing around it. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={paper} />
      <div data-print="">{children}</div>
    </>
  );
}
