import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/server/api-error.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  title: ReactNode;
  query: {
    isError: boolean;
    error: unknown;
    fetchStatus: 'fetching' | 'paused' | 'idle';
    refetch: () => unknown;
  };
  /** undefined while they are not there. */
  rows: readonly { id: string; to: string; text: string; end: string }[] | undefined;
  none: ReactNode;
  failed: ReactNode;
  waiting: string;
  /** Under the rows. */
  more?: ReactNode;
};

/** A short list of links to places under a heading, with what replaces it. */
export function GeoLinks({ title, query, rows, none, failed, waiting, more }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockStart: '20px' }}>
      <Typography id={id} component="h3" variant="h2" sx={{ marginBlockEnd: '4px' }}>
        {title}
      </Typography>
      {rows === undefined ? (
        <Waiting query={query} failed={failed} waiting={waiting} />
      ) : rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {none}
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            columnGap: '24px',
          }}
        >
          {rows.map((row) => (
            <Entry key={row.id} {...row} />
          ))}
        </Box>
      )}
      {more}
    </Box>
  );
}

function Entry({ to, text, end }: { to: string; text: string; end: string }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: { xs: 44, md: 32 },
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      <Box
        component={Link}
        to={to}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          paddingBlock: { xs: '10px', md: '4px' },
          color: token('text'),
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {text}
      </Box>
      <Box
        component="span"
        sx={{ color: token('text-2'), fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {end}
      </Box>
    </Box>
  );
}

function Waiting({ query, failed, waiting }: Pick<Props, 'query' | 'failed' | 'waiting'>) {
  if (query.fetchStatus === 'paused')
    return (
      <OfflineNote>
        <Trans>This list loads when you are online.</Trans>
      </OfflineNote>
    );
  if (!query.isError) return <SkeletonRows label={waiting} count={4} height={32} />;
  return (
    <ErrorNote
      title={failed}
      retry={{ label: <Trans>Retry</Trans>, onClick: () => void query.refetch() }}
      requestId={query.error instanceof ApiError ? query.error.requestId : ''}
    >
      {query.error instanceof ApiError ? <ToldWords of={query.error} /> : null}
    </ErrorNote>
  );
}
