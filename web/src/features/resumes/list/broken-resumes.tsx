import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { deleteResume } from '../../../data/resumes/resume-commands.ts';
import type { BrokenRow } from '../../../data/rows/read-rows.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

const maxNamed = 5;

/** Names the stored resumes that cannot be read, above a list that continues; one alone can be deleted, with Undo. */
export function BrokenResumes({ broken }: { broken: readonly BrokenRow[] }) {
  const [first] = broken;
  if (!first) return null;
  const more = broken.length - maxNamed;
  const remove = async () =>
    toastResult(await deleteResume(Number(first.key)), <Trans>Resume deleted.</Trans>);
  return (
    <Note
      kind="quiet"
      icon="info"
      role="status"
      action={
        broken.length === 1 && (
          <Button variant="outlined" size="small" onClick={() => void remove()}>
            <Trans>Delete it</Trans>
          </Button>
        )
      }
    >
      <Plural
        value={broken.length}
        one="# resume could not be read: number"
        other="# resumes could not be read: numbers"
      />{' '}
      {broken
        .slice(0, maxNamed)
        .map(({ key }) => key)
        .join(', ')}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
      . <Trans>Nothing was deleted, and every other resume is here.</Trans>
    </Note>
  );
}
