import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { resumePaths } from '../resume-paths.ts';

/** The review where there is no resume yet. */
export function NoResume() {
  return (
    <>
      <PageHead title={<Trans>Review</Trans>} backTo={resumePaths.list} />
      <Card>
        <EmptyState
          title={<Trans>There is no resume to review yet</Trans>}
          actions={
            <Button variant="contained" component={Link} to={resumePaths.list}>
              <Trans>Open my resumes</Trans>
            </Button>
          }
        >
          <Trans>
            Write one or bring one from a file. It is reviewed on this device, and nothing is sent.
          </Trans>
        </EmptyState>
      </Card>
    </>
  );
}
