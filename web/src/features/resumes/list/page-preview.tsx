import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWholeResume } from '../../../data/resumes/shown-resume.ts';
import { useSession } from '../../../platform/server/session.ts';
import { useInSight } from '../../../ui/hooks/use-in-sight.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { token } from '../../../ui/tokens.ts';
import { type PagePicture, pagePicture } from './page-picture.ts';

/** The picture of a resume's first page; the last one stays until the next is drawn. */
function usePicture(id: number): { picture: PagePicture | null; ask: () => void } {
  const owner = useSession().user?.userId ?? '';
  const isOnline = useOnline();
  const whole = useWholeResume(id)?.whole ?? null;
  const content = useMemo(() => whole && JSON.stringify(whole), [whole]);
  const [picture, setPicture] = useState<PagePicture | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!whole || !owner) return;
    const off = new AbortController();
    void pagePicture(whole, { owner, signal: off.signal, isAsked: asked > 0 }).then((answer) => {
      if (!off.signal.aborted) setPicture(answer);
    });
    return () => off.abort();
    // The same content gives the same picture, whichever object holds it; a network that comes back is a new try.
  }, [content, owner, asked, isOnline]);
  return { picture, ask: () => setAsked((times) => times + 1) };
}

const sheet = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '4px',
  border: `1px solid ${token('line')}`,
  // Paper is white in every theme.
  backgroundColor: '#fff',
  aspectRatio: '17 / 22',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
} as const;

/** The first page of a resume in a row of the list: the size of a stamp, decoration beside its title. */
export function PageStamp({ id }: { id: number }) {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(box);
  return (
    <Box ref={box} aria-hidden sx={{ ...sheet, width: 46 }}>
      {isInSight ? <Stamp id={id} /> : <Lines />}
    </Box>
  );
}

function Stamp({ id }: { id: number }) {
  const { picture } = usePicture(id);
  return picture?.ok ? <img src={picture.url} alt="" /> : <Lines />;
}

/** The first page of a resume beside the list. `name` says whose page it is. */
export function PagePreview({ id, name }: { id: number; name: string }) {
  const { picture, ask } = usePicture(id);
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'center' }}>
      <Box sx={{ ...sheet, width: '100%', maxWidth: 544 }}>
        {picture?.ok ? <img src={picture.url} alt={name} /> : <Lines isLarge />}
      </Box>
      {picture && !picture.ok && <Why why={picture.why} onAsk={ask} />}
    </Box>
  );
}

type Missing = Extract<PagePicture, { ok: false }>;

function Why({ why, onAsk }: Pick<Missing, 'why'> & { onAsk: () => void }): ReactNode {
  const isOnline = useOnline();
  const words = {
    ask: <Trans>The page is typeset on this device. This downloads about 11 MB, once.</Trans>,
    'not-loaded': isOnline ? (
      <Trans>What shows the page could not be downloaded. Your resume is here.</Trans>
    ) : (
      <Trans>The page is shown once you are online. Your resume is here.</Trans>
    ),
    failed: <Trans>The page could not be shown. Your resume is here and can be edited.</Trans>,
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px',
        color: token('text-2'),
        fontSize: '0.8125rem',
        lineHeight: '18px',
      }}
    >
      {words[why]}
      {(why !== 'not-loaded' || isOnline) && (
        <Button variant="outlined" size="small" onClick={onAsk}>
          {why === 'ask' ? <Trans>Show the page</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
    </Box>
  );
}

const widths = [46, 70, 0, 30, 88, 82, 60, 0, 34, 90, 76, 84];

/** A page before it is drawn: where lines would stand. */
function Lines({ isLarge = false }: { isLarge?: boolean }) {
  const height = isLarge ? 10 : 2;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: '9% 10%',
        display: 'flex',
        flexDirection: 'column',
        gap: isLarge ? '14px' : '2px',
      }}
    >
      {widths.map((width, at) => (
        <Box
          key={at}
          sx={{ width: `${width}%`, height, borderRadius: `${height / 2}px`, backgroundColor: '#ececec' }}
        />
      ))}
    </Box>
  );
}
