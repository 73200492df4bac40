import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { reasonOf } from '../../shared/search/search-query.ts';
import { useSearchTitle } from '../../shared/search/use-search-title.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import type { SearchResults } from './use-search-results.ts';

/** True when there is anything to say above the rows. */
export function hasNotes({ phase, shown, isSlow }: SearchResults): boolean {
  const isWaiting = phase === 'loading' && isSlow;
  return (
    ['offline', 'failed', 'stopped'].includes(phase) ||
    (!isWaiting && (shown?.answer.notices.length ?? 0) > 0) ||
    (!isWaiting && shown?.answer.correctedTerm !== undefined)
  );
}

type Props = {
  results: SearchResults;
  /** Leads to the same search with its term as it was typed. */
  exactAddress: string;
};

/** Above whatever did arrive: no connection, no answer, cancelled, and what the answer says about itself. */
export function SearchNotes({ results, exactAddress }: Props) {
  const { phase, shown, error, retry } = results;
  const reason = reasonOf(error);
  const kept = results.isFormer && <FormerSearch results={results} />;
  return (
    <>
      {phase === 'offline' && (
        <OfflineNote
          action={
            <Button variant="outlined" size="small" component={Link} to="/jobs/list">
              <Trans>Open my jobs</Trans>
            </Button>
          }
        >
          <Trans>New searches wait. Your jobs work as usual.</Trans> {kept}
        </OfflineNote>
      )}
      {phase === 'failed' && (
        <ErrorNote
          title={<Trans>The search did not get an answer</Trans>}
          retry={{ label: <Trans>Retry search</Trans>, onClick: retry }}
          requestId={reason.requestId}
        >
          {reason.message ? (
            <ToldWords of={reason} />
          ) : (
            <Trans>Something failed on the way. Nothing you saved is affected.</Trans>
          )}{' '}
          {kept}
        </ErrorNote>
      )}
      {phase === 'stopped' && (
        <Note
          kind="quiet"
          icon="info"
          role="status"
          title={<Trans>Search canceled.</Trans>}
          action={
            <Button variant="outlined" size="small" onClick={retry}>
              <Trans>Search again</Trans>
            </Button>
          }
        >
          {kept}
        </Note>
      )}
      {shown?.answer.correctedTerm !== undefined && (
        <Corrected
          typed={shown.state.term}
          corrected={shown.answer.correctedTerm}
          isFound={shown.answer.totalResults > 0}
          exactAddress={results.isFormer ? null : exactAddress}
        />
      )}
      {shown?.answer.notices.map((notice) => (
        <Note key={`${notice.code} ${notice.message}`} kind="quiet" icon="info">
          <ToldWords of={notice} />
        </Note>
      ))}
    </>
  );
}

type CorrectedProps = {
  typed: string;
  corrected: string;
  isFound: boolean;
  exactAddress: string | null;
};

/** Nothing has the words as they were typed: says which words were searched for instead, with the way back. */
function Corrected({ typed, corrected, isFound, exactAddress }: CorrectedProps) {
  return (
    <Note kind="quiet" icon="search" role="status">
      {isFound ? (
        <Trans>
          Nothing was found for “{typed}”. These are jobs for <strong>“{corrected}”</strong>.
        </Trans>
      ) : (
        <Trans>
          Nothing was found for “{typed}”, nor for <strong>“{corrected}”</strong>.
        </Trans>
      )}{' '}
      {exactAddress !== null && (
        <MuiLink component={Link} to={exactAddress} underline="always">
          <Trans>Search for “{typed}” instead</Trans>
        </MuiLink>
      )}
    </Note>
  );
}

function FormerSearch({ results: { shown } }: { results: SearchResults }) {
  const title = useSearchTitle();
  if (!shown) return null;
  const { term, place, company, age } = shown.state;
  if (!term && !place && !company && age <= 0) return <Trans>Below is the previous search: all jobs.</Trans>;
  const former = title(shown.state);
  return <Trans>Below is the previous search: {former}.</Trans>;
}
