import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import { isNarrowed, type JobsView, unfiltered } from './jobs-view.ts';

/** The list before the first job: what to do, and what it would look like. */
export function NoJobsYet() {
  const load = async () => {
    const { loadExampleData } = await import('../../../data/example/example-data.ts');
    toastResult(await loadExampleData(), <Trans>Example data loaded.</Trans>);
  };
  return (
    <EmptyState
      title={<Trans>No jobs saved yet</Trans>}
      actions={
        <>
          <Button
            variant="contained"
            component={Link}
            to={jobPaths.search}
            startIcon={<Icon name="search" size="xs" />}
          >
            <Trans>Search jobs</Trans>
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to={jobPaths.add}
            startIcon={<Icon name="add" size="xs" />}
          >
            <Trans>Add job</Trans>
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to={jobPaths.import}
            startIcon={<Icon name="upload" size="xs" />}
          >
            <Trans>Import jobs</Trans>
          </Button>
          <Button variant="text" onClick={() => void load()}>
            <Trans>Load example data</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Save a posting from the search, or add a job you found elsewhere. You follow every application here,
        and it stays in this browser.
      </Trans>
    </EmptyState>
  );
}

type Props = { view: JobsView; total: number | undefined; onChange: (next: JobsView) => void };

/** The list when nothing fits the filter: what was asked, and the way back to everything. */
export function NoJobsMatch({ view, total, onChange }: Props) {
  const { text } = view;
  return (
    <EmptyState
      title={text ? <Trans>No saved job matches “{text}”</Trans> : <Trans>No jobs match this filter</Trans>}
      actions={
        <>
          {text && isNarrowed(view) && (
            <Button variant="outlined" onClick={() => onChange({ ...view, text: '' })}>
              <Trans>Clear search</Trans>
            </Button>
          )}
          <Button variant="outlined" onClick={() => onChange(unfiltered(view))} sx={{ gap: '8px' }}>
            <Trans>Clear filters</Trans>
            {total !== undefined && <span style={{ fontWeight: 400 }}>{total}</span>}
          </Button>
        </>
      }
    >
      <Trans>Search looks at title, company, place and notes. Everything you saved is still here.</Trans>
    </EmptyState>
  );
}
