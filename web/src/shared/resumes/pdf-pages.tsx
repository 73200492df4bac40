import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { token } from '../../ui/tokens.ts';

/** Pages that are drawn at once; of a longer document the rest is counted. */
const maxPages = 10;
/** Pixels across: sharp on a dense screen. */
const width = 1088;

type Drawn = { kind: 'drawing' } | { kind: 'failed' } | { kind: 'drawn'; pages: number };

/** The pages of a PDF as pictures, drawn on this device; nothing in it runs. */
export function PdfPages({ pdf }: { pdf: Uint8Array<ArrayBuffer> }) {
  const { t } = useLingui();
  const holder = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>({ kind: 'drawing' });
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const { openPdf, drawPage } = await import('../../typesetting/open-pdf.ts');
      const opened = await openPdf(pdf);
      try {
        const pages = opened.document.numPages;
        for (let number = 1; isShown && number <= Math.min(pages, maxPages); number += 1) {
          const canvas = document.createElement('canvas');
          await drawPage(opened.document, number, canvas, width);
          canvas.setAttribute('role', 'img');
          canvas.setAttribute('aria-label', t`Page ${number} of ${pages}`);
          if (isShown) holder.current?.append(canvas);
        }
        if (isShown) setDrawn({ kind: 'drawn', pages });
      } finally {
        await opened.close();
      }
    };
    draw().catch(() => isShown && setDrawn({ kind: 'failed' }));
    const element = holder.current;
    return () => {
      isShown = false;
      element?.replaceChildren();
    };
  }, [pdf]);
  const more = drawn.kind === 'drawn' ? drawn.pages - maxPages : 0;
  return (
    <Box sx={{ display: 'grid', gap: '12px', justifyItems: 'center' }}>
      <Box
        ref={holder}
        aria-busy={drawn.kind === 'drawing'}
        sx={{
          width: '100%',
          maxWidth: 680,
          display: 'grid',
          gap: '12px',
          minHeight: drawn.kind === 'drawing' ? 400 : 0,
          '& > canvas': {
            width: '100%',
            height: 'auto',
            borderRadius: '4px',
            border: `1px solid ${token('line')}`,
            // Paper is white in every theme.
            backgroundColor: '#fff',
          },
        }}
      />
      {drawn.kind === 'failed' && (
        <Box role="alert" sx={{ color: token('text-2') }}>
          <Trans>The pages could not be shown. Download the file to see it.</Trans>
        </Box>
      )}
      {more > 0 && (
        <Box sx={{ color: token('text-2') }}>
          <Plural value={more} one="# more page is in the file." other="# more pages are in the file." />
        </Box>
      )}
    </Box>
  );
}
