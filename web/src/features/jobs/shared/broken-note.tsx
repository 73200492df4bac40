import { Plural, Trans } from '@lingui/react/macro';
import { Note } from '../../../ui/notes/note.tsx';

/** Says which stored jobs cannot be read, by their ids, above a list that goes on (docs/spec/design.md, One entity). */
export function BrokenNote({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  const named = ids.slice(0, 5).join(', ');
  const more = ids.length - 5;
  return (
    <Note kind="quiet" icon="info" role="status">
      <Plural value={ids.length} one="# job could not be read: job" other="# jobs could not be read: jobs" />{' '}
      {named}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
      . <Trans>Nothing was deleted, and every other job is here.</Trans>
    </Note>
  );
}
