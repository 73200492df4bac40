import type { OccupationDetail } from '@foothold/core/entities/occupation/occupation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError } from '../../platform/server/api-error.ts';
import { GeoFigures } from '../../shared/geography/geo-figures.tsx';
import { RowBack } from '../../ui/buttons/row-back.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { occupationListAddress } from './occupation-list.ts';
import { OccupationPath } from './occupation-path.tsx';
import { occupationQuery } from './occupation-query.ts';
import { OccupationSkills } from './occupation-skills.tsx';
import { SearchPostings } from './search-postings.tsx';

type Props = {
  code: string;
  /** The tree beside it shows already what is in it. */
  isOpen: boolean;
  onBack: () => void;
};

/** An occupation beside the list: where it belongs, what it pays, how it grows, and the way to its postings. */
export function OccupationPane({ code, isOpen, onBack }: Props) {
  return (
    <Box component="article" sx={{ padding: { xs: '4px 0 24px', md: '20px 24px 24px' } }}>
      <RowBack onBack={onBack} />
      <Content code={code} isOpen={isOpen} />
    </Box>
  );
}

function Content({ code, isOpen }: Omit<Props, 'onBack'>) {
  const { t } = useLingui();
  const query = useQuery(occupationQuery(code));
  if (query.data) return <Known occupation={query.data} isOpen={isOpen} />;
  if (query.fetchStatus === 'paused')
    return (
      <OfflineNote>
        <Trans>This occupation loads when you are online.</Trans>
      </OfflineNote>
    );
  const error = query.error instanceof ApiError ? query.error : null;
  if (error && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        title={<Trans>No occupation has the code {code}</Trans>}
        actions={
          <Button variant="outlined" component={Link} to="/job/occupations?in=all">
            <Trans>Browse all occupations</Trans>
          </Button>
        }
      >
        <Trans>Use codes of the Standard Occupational Classification, such as 15-1252.</Trans>
      </EmptyState>
    );
  if (query.isError)
    return (
      <ErrorNote
        title={<Trans>The occupation could not be loaded</Trans>}
        retry={{ label: <Trans>Retry occupation</Trans>, onClick: () => void query.refetch() }}
        requestId={error?.requestId ?? ''}
      >
        {error ? (
          <ToldWords of={error} />
        ) : (
          <Trans>Something failed on the way. Nothing you saved is affected.</Trans>
        )}
      </ErrorNote>
    );
  return <SkeletonRows label={t`Loading the occupation`} />;
}

function Known({ occupation, isOpen }: { occupation: OccupationDetail; isOpen: boolean }) {
  const { code, description, hasChildren, facts, skills } = occupation;
  return (
    <>
      <OccupationPath code={code} />
      <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {description}
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-3'), marginBlock: '4px 12px' }}>
        {code}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '16px' }}>
        {hasChildren && !isOpen && (
          <Button
            variant="contained"
            component={Link}
            to={occupationListAddress({ text: '', group: code, code: '' })}
          >
            <Trans>Show its occupations</Trans>
          </Button>
        )}
        {!hasChildren && <SearchPostings occupation={occupation} />}
      </Box>
      {facts.length > 0 ? (
        <GeoFigures facts={facts} />
      ) : (
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {hasChildren ? (
            <Trans>Figures are published for single occupations.</Trans>
          ) : (
            <Trans>No figures are published for this occupation.</Trans>
          )}
        </Typography>
      )}
      {skills && <OccupationSkills skills={skills} />}
    </>
  );
}
