import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { token } from '../../../ui/tokens.ts';

type Query = {
  isError: boolean;
  error: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};
type Props = { query: Query; excerpt?: string };

/** Where the text of a posting will stand: what is known of it, while it comes, when it cannot come, when it failed. */
export function PostingWait({ query, excerpt }: Props) {
  const start = excerpt && (
    <Typography sx={{ fontSize: '0.9375rem', lineHeight: '24px', color: token('text-2'), maxWidth: '66ch' }}>
      {excerpt}
    </Typography>
  );
  if (query.fetchStatus === 'paused')
    return (
      <Box sx={{ display: 'grid', gap: '16px', marginBlockStart: '20px' }}>
        <OfflineNote>
          <Trans>The whole text loads when you are online. You can save this job now.</Trans>
        </OfflineNote>
        {start}
      </Box>
    );
  if (query.isError) {
    const reason = reasonOf(query.error);
    return (
      <Box sx={{ display: 'grid', gap: '16px', marginBlockStart: '20px' }}>
        <ErrorNote
          title={<Trans>The text of this posting could not be loaded</Trans>}
          requestId={reason.requestId}
          retry={{ label: <Trans>Retry</Trans>, onClick: () => void query.refetch() }}
        >
          <ToldWords of={reason} />
        </ErrorNote>
        {start}
      </Box>
    );
  }
  return <Lines />;
}

const widths = ['38%', '94%', '98%', '91%', '60%', '34%', '96%', '88%', '72%'];

function Lines() {
  const { t } = useLingui();
  const isLate = useDelayed(true);
  if (!isLate) return null;
  return (
    <Box
      role="img"
      aria-label={t`Loading the posting`}
      sx={{ display: 'grid', gap: '14px', marginBlockStart: '24px' }}
    >
      {widths.map((width) => (
        <Box
          key={width}
          sx={{ width, height: 12, borderRadius: '6px', backgroundColor: token('skeleton') }}
        />
      ))}
    </Box>
  );
}
