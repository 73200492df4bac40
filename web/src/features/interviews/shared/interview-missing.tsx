import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FullHeight } from '../../../ui/full-height.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { interviewPaths } from '../interview-paths.ts';

/** That an address names no interview of this browser. */
export function InterviewMissing({ id }: { id: string }) {
  return (
    <FullHeight>
      <PageHead title={<Trans>This interview is not here</Trans>} backTo={interviewPaths.all} />
      <EmptyState
        title={<Trans>Interview {id} is not in this browser</Trans>}
        actions={
          <Button variant="contained" component={Link} to={interviewPaths.all}>
            <Trans>Open my interviews</Trans>
          </Button>
        }
      >
        <Trans>It may have been deleted, or saved in another browser or account.</Trans>
      </EmptyState>
    </FullHeight>
  );
}
