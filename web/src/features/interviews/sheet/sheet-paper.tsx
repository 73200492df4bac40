import type { PrintedPart } from '@foothold/core/interviews/paper-parts.ts';
import { Trans } from '@lingui/react/macro';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';

const paper = {
  '@page': { margin: '13mm 15mm' },
  '@media print': {
    'body > *:not([data-print-sheet])': { display: 'none !important' },
    'html, body': {
      ...{ background: '#fff !important', height: 'auto !important', minHeight: '0 !important' },
      ...{ overflow: 'visible !important' },
    },
  },
};

// Black on white in every theme: it is paper.
const Sheet = styled('article')({
  display: 'none',
  '@media print': { display: 'block' },
  ...{ color: '#1a1a1a', fontSize: '9pt', lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& h1': { fontSize: '16pt', lineHeight: 1.2, margin: 0 },
  '& h2': {
    ...{ fontSize: '10pt', lineHeight: 1.2, margin: '8pt 0 2pt', borderBlockEnd: '0.5pt solid #888' },
    breakAfter: 'avoid',
  },
  '& p': { margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

type Props = {
  title: string;
  under: string;
  /** When, where and how. */
  facts: readonly string[];
  parts: readonly (PrintedPart & { name: string })[];
};

/** The sheet for the browser's own print: seen on paper alone, on at most two pages. */
export function SheetPaper({ title, under, facts, parts }: Props) {
  return createPortal(
    <>
      <GlobalStyles styles={paper} />
      <Sheet data-print-sheet="" aria-hidden>
        <h1>{title.slice(0, 120)}</h1>
        <p>{under.slice(0, 200)}</p>
        {facts.map((fact, at) => (
          <p key={fact}>{at === 0 ? <strong>{fact}</strong> : fact.slice(0, 180)}</p>
        ))}
        {parts.map(({ key, name, lines, isCut }) => (
          <section key={key}>
            <h2>{name}</h2>
            <ul>
              {lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
              {isCut && (
                <li>
                  <em>
                    <Trans>The rest is in Foothold.</Trans>
                  </em>
                </li>
              )}
            </ul>
          </section>
        ))}
      </Sheet>
    </>,
    document.body,
  );
}
