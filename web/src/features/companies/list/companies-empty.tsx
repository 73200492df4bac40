import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import type { CompaniesView } from './companies-view.ts';
import type { Directory } from './use-directory.ts';

type Props = {
  view: CompaniesView;
  /** Nothing is listed until something is searched (docs/spec/readings.md R10). */
  isWaiting: boolean;
  count: number;
  directory: Directory;
  onChange: (view: CompaniesView) => void;
};

/** What the list says in place of rows, and what it says of a directory that does not come. */
export function CompaniesEmpty({ view, isWaiting, count, directory, onChange }: Props) {
  const asksDirectory = view.part !== 'saved';
  const { phase } = directory;
  if (isWaiting)
    return (
      <EmptyState title={<Trans>Search for a company</Trans>}>
        <Trans>Yours and those of the shared directory are found by name, place and category.</Trans>
      </EmptyState>
    );
  const notes = asksDirectory && (
    <>
      {phase === 'offline' && (
        <Box component="li" sx={{ padding: '12px', listStyle: 'none' }}>
          <OfflineNote>
            <Trans>The shared directory loads when you are online again. Your own companies are here.</Trans>
          </OfflineNote>
        </Box>
      )}
      {phase === 'failed' && (
        <Box component="li" sx={{ padding: '12px', listStyle: 'none' }}>
          <ErrorNote
            title={<Trans>The shared directory did not answer.</Trans>}
            retry={{ label: <Trans>Retry directory</Trans>, onClick: directory.retry }}
          >
            <Trans>Your own companies are complete.</Trans>
          </ErrorNote>
        </Box>
      )}
    </>
  );
  if (count > 0 || (asksDirectory && phase === 'loading')) return notes || null;
  const isNarrowed = view.text !== '' || view.isWatched || view.category !== '';
  return (
    <>
      {notes}
      {isNarrowed ? (
        <EmptyState
          title={<Trans>No companies match</Trans>}
          actions={
            <>
              <Button
                variant="outlined"
                onClick={() => onChange({ ...view, text: '', isWatched: false, category: '' })}
              >
                <Trans>Show all companies</Trans>
              </Button>
              {view.text !== '' && (
                <Button variant="outlined" component={Link} to={companyPaths.add(view.text)}>
                  <Trans>Add “{view.text}”</Trans>
                </Button>
              )}
            </>
          }
        >
          <Trans>Names, places, categories, descriptions and notes were searched.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          title={
            view.part === 'directory' ? (
              <Trans>The directory is empty</Trans>
            ) : (
              <Trans>No companies yet</Trans>
            )
          }
          actions={
            <Button variant="contained" component={Link} to={companyPaths.add()}>
              <Trans>Add company</Trans>
            </Button>
          }
        >
          <Trans>Add an employer, or save the company of a job you save.</Trans>
        </EmptyState>
      )}
    </>
  );
}
