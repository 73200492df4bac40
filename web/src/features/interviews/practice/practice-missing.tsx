import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { interviewPaths } from '../interview-paths.ts';

/** In place of a session that is not in this browser. */
export function PracticeMissing() {
  return (
    <>
      <PageHead title={<Trans>This practice session is not here</Trans>} backTo={interviewPaths.practice()} />
      <EmptyState
        title={<Trans>This practice session is not in this browser</Trans>}
        actions={
          <Button variant="contained" component={Link} to={interviewPaths.practice()}>
            <Trans>Practice</Trans>
          </Button>
        }
      >
        <Trans>It may have been deleted, or saved in another browser or account.</Trans>
      </EmptyState>
    </>
  );
}
