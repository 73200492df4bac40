import { sourcesGet } from '@foothold/core/contract/sources.ts';
import { listFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { GetPostings, useMayGetPostings } from '../../shared/postings/get-postings.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SourceRow } from './source-row.tsx';

/** Which posting services this server asks, with the last answer of each list; it says so itself. */
export function SourcesSection() {
  const { postingSources, siteName } = useSiteConfig();
  const names = listFormat().format(postingSources);
  const mayGet = useMayGetPostings();
  return (
    <SectionCard title={<Trans>Sources of postings</Trans>}>
      <p style={{ margin: 0 }}>
        {postingSources.length === 0 ? (
          <Trans>
            This server does not use a posting service. A search finds what was imported here, and its words
            are sent to nobody else.
          </Trans>
        ) : (
          <Trans>
            {siteName} gets postings from {names} every few hours. What you search for is not passed on.
          </Trans>
        )}
      </p>
      {mayGet && (
        <Box sx={{ marginBlockStart: '12px' }}>
          <GetPostings />
        </Box>
      )}
      {postingSources.length > 0 && <SourceLists />}
    </SectionCard>
  );
}

function SourceLists() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['posting-lists'],
    queryFn: ({ signal }) => call(sourcesGet, { signal }),
    staleTime: 60_000,
  });
  if (error && !data)
    return (
      <Box sx={{ marginBlockStart: '12px' }}>
        <ErrorNote
          title={<Trans>The last results from the sources could not be read.</Trans>}
          retry={{ label: <Trans>Try again</Trans>, onClick: () => void refetch() }}
        />
      </Box>
    );
  if (!data) return <SkeletonRows label={t`Loading the sources`} count={2} height={57} />;
  return (
    <Box
      component="ul"
      aria-label={t`Sources of postings`}
      sx={{ margin: 0, marginBlockStart: '8px', padding: 0, listStyle: 'none' }}
    >
      {data.lists.map((list) => (
        <SourceRow key={`${list.service} ${list.board}`} list={list} />
      ))}
    </Box>
  );
}
