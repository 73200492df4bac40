import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useRef, useState } from 'react';
import { canPrefetch } from '../../platform/files/prefetch.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';

type State =
  | { kind: 'asking' | 'missing' | 'here' | 'failed' | 'full' }
  | { kind: 'fetching'; share: number };

/** Fetches what sets and reads resumes ahead, so that they can be written and exported without a connection. */
export function PrefetchSection() {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const off = useRef<AbortController | null>(null);
  const isOnline = useOnline();

  useEffect(() => {
    let isShown = true;
    void import('../../typesetting/document-files.ts')
      .then(({ areDocumentFilesHere }) => areDocumentFilesHere())
      .catch(() => false)
      .then((isHere) => isShown && setState({ kind: isHere ? 'here' : 'missing' }));
    return () => {
      isShown = false;
      off.current?.abort();
    };
  }, []);

  const fetchAhead = async () => {
    const control = new AbortController();
    off.current = control;
    setState({ kind: 'fetching', share: 0 });
    try {
      const { fetchDocumentFiles } = await import('../../typesetting/document-files.ts');
      const onShare = (share: number) => !control.signal.aborted && setState({ kind: 'fetching', share });
      await fetchDocumentFiles({ onShare, signal: control.signal });
      setState({ kind: 'here' });
    } catch (error) {
      if (control.signal.aborted) return setState({ kind: 'missing' });
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState({ kind: isFull ? 'full' : 'failed' });
    }
  };

  return (
    <SectionCard
      title={<Trans>Resumes without a connection</Trans>}
      lead={
        <Trans>
          What you write is always here. The typesetter is downloaded when you first open a resume, about 11
          MB. Download it now to be ready without a connection.
        </Trans>
      }
    >
      {!canPrefetch() ? (
        <Quiet>
          <Trans>This browser stores no files for this site, in a private window for example.</Trans>
        </Quiet>
      ) : (
        <Ahead
          state={state}
          isOnline={isOnline}
          onFetch={() => void fetchAhead()}
          onStop={() => off.current?.abort()}
        />
      )}
    </SectionCard>
  );
}

type AheadProps = { state: State; isOnline: boolean; onFetch: () => void; onStop: () => void };

function Ahead({ state, isOnline, onFetch, onStop }: AheadProps) {
  const id = useId();
  const fetch = (
    <Button
      variant="outlined"
      disabled={!isOnline}
      onClick={onFetch}
      startIcon={<Icon name="device" size="xs" />}
    >
      <Trans>Download the typesetter</Trans>
    </Button>
  );
  switch (state.kind) {
    case 'asking':
      return <Box sx={{ minHeight: 40 }} />;
    case 'here':
      return (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: '8px', minHeight: 40 }}>
          <Box sx={{ color: token('good'), display: 'flex' }}>
            <Icon name="check" size="xs" />
          </Box>
          <Trans>It is on this device. Resumes can be typeset and exported without a connection.</Trans>
        </Box>
      );
    case 'fetching': {
      const percent = Math.round(state.share * 100);
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: 40 }}>
          <Box sx={{ flexGrow: 1 }}>
            <div id={id} role="status">
              <Trans>Downloading resume typesetting</Trans>
            </div>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-labelledby={id}
              sx={{ height: 4, borderRadius: '2px' }}
            />
          </Box>
          <Button variant="text" onClick={onStop}>
            <Trans>Stop</Trans>
          </Button>
        </Box>
      );
    }
    case 'missing':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 40 }}>
          {fetch}
          {!isOnline && (
            <Quiet>
              <Trans>There is no connection now.</Trans>
            </Quiet>
          )}
        </Box>
      );
    default:
      return (
        <ErrorNote
          title={
            state.kind === 'full' ? (
              <Trans>There is no room for it in this browser</Trans>
            ) : (
              <Trans>The download did not finish</Trans>
            )
          }
          retry={{ label: <Trans>Download the rest</Trans>, onClick: onFetch }}
        >
          {state.kind === 'full' ? (
            <Trans>Free some space, then download it again. Your data is safe.</Trans>
          ) : (
            <Trans>What arrived is saved. Your data is safe.</Trans>
          )}
        </ErrorNote>
      );
  }
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px', minHeight: 20 }}>
      {children}
    </Box>
  );
}
