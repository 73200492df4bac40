import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import { deleteResume } from '../../../data/resumes/resume-commands.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { resumePaths } from '../resume-paths.ts';

type Props = {
  /** As it is in the address. */
  id: string;
  /** What of a stored resume does not read, or null when there is no such resume. */
  problem: string | null;
};

/** The screen of a resume that is not here or cannot be read: says so and offers a way on (docs/spec/readings.md R4). */
export function ResumeMissing({ id, problem }: Props) {
  const navigate = useNavigate();
  const toList = (
    <Button variant="contained" component={Link} to={resumePaths.list}>
      <Trans>Open my resumes</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={
          problem === null ? (
            <Trans>This resume is not here</Trans>
          ) : (
            <Trans>Resume {id} could not be read</Trans>
          )
        }
        backTo={resumePaths.list}
      />
      <Card>
        {problem === null ? (
          <EmptyState title={<Trans>Resume {id} is not in this browser</Trans>} actions={toList}>
            <Trans>
              It may have been deleted, or saved in another browser or account. Your other resumes are safe.
            </Trans>
          </EmptyState>
        ) : (
          <EmptyState
            title={<Trans>Part of this resume cannot be read: {problem}</Trans>}
            actions={
              <>
                {toList}
                <Button
                  variant="text"
                  color="error"
                  onClick={() =>
                    void deleteResume(Number(id)).then((result) => {
                      if (toastResult(result, <Trans>Resume deleted.</Trans>))
                        void navigate(resumePaths.list);
                    })
                  }
                >
                  <Trans>Delete resume</Trans>
                </Button>
              </>
            }
          >
            <Trans>
              It was left unchanged, and every other resume works. You can delete it and undo that.
            </Trans>
          </EmptyState>
        )}
      </Card>
    </>
  );
}
