import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { token } from '../../ui/tokens.ts';

type Cleaner = (html: string) => DocumentFragment;

let cleaner: Cleaner | null = null;

/** Fetches what cleans markup. A screen that will show some calls it early, so that the text need not wait. */
export async function loadCleaner(): Promise<Cleaner> {
  cleaner ??= (await import('./clean-html.ts')).cleanHtml;
  return cleaner;
}

/**
 * The only place where text from outside becomes markup: sanitised again here, links open apart. Without what sanitises
 * it nothing is shown.
 */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState(() => cleaner);
  const [isFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isMissing = !clean && !isFailed;
  useEffect(() => {
    if (isMissing)
      loadCleaner().then(
        (loaded) => setClean(() => loaded),
        () => setFailed(true),
      );
  }, [isMissing]);
  // As nodes: the browser takes no text for markup here (platform/trusted-types.ts).
  useLayoutEffect(() => {
    if (clean) place.current?.replaceChildren(clean(html));
  }, [clean, html]);
  if (isFailed)
    return (
      <ErrorNote
        title={<Trans>The text could not be shown</Trans>}
        retry={{ label: <Trans>Try again</Trans>, onClick: () => setFailed(false) }}
      >
        <Trans>A part of Foothold did not load. Check your connection.</Trans>
      </ErrorNote>
    );
  return (
    <Box
      ref={place}
      dir="auto"
      sx={{
        fontSize: '0.9375rem',
        lineHeight: '24px',
        maxWidth: '66ch',
        color: token('text-2'),
        overflowWrap: 'anywhere',
        '& h3': {
          fontSize: '0.875rem',
          lineHeight: '20px',
          fontWeight: 620,
          color: token('text'),
          margin: '20px 0 8px',
        },
        '& p': { margin: '0 0 12px' },
        '& ul, & ol': { margin: '0 0 12px', paddingInlineStart: '22px' },
        '& li': { marginBlockEnd: '4px' },
        '& a': { color: token('accent'), textUnderlineOffset: 2 },
      }}
    />
  );
}
