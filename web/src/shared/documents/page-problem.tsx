import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Note } from '../../ui/notes/note.tsx';
import type { SetPage } from './use-set-page.ts';

type Props = { problem: NonNullable<SetPage['problem']>; hasPage: boolean; onRetry: () => void };

/** Why the page is not there or not new, that nothing is lost, and the way to try again. */
export function PageProblem({ problem, hasPage, onRetry }: Props) {
  return (
    <Note
      kind={problem === 'failed' ? 'bad' : 'quiet'}
      icon={problem === 'failed' ? 'alert' : 'offline'}
      role="alert"
      title={
        problem === 'failed' ? (
          <Trans>The page could not be typeset.</Trans>
        ) : (
          <Trans>The typesetter could not be loaded.</Trans>
        )
      }
      action={
        <Button variant="outlined" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {hasPage ? (
        <Trans>What you type is saved as always. The page shows the previous version.</Trans>
      ) : (
        <Trans>What you type is saved as always. The page needs a connection the first time.</Trans>
      )}
    </Note>
  );
}
