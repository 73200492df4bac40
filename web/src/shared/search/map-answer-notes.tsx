import { Trans } from '@lingui/react/macro';
import type { Told } from '../../platform/server/error-words.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import type { Answer } from '../../ui/notes/use-answer.ts';
import { reasonOf } from './search-query.ts';

type Props = {
  list: Pick<Answer<unknown, unknown>, 'phase'>;
  points: Pick<Answer<unknown, unknown>, 'phase' | 'error' | 'retry'>;
};

/** Where the pins did not arrive although the list did. */
export function PinsNote({ list, points }: Props) {
  if (points.phase !== 'failed' || list.phase === 'failed') return null;
  const reason = reasonOf(points.error);
  return (
    <ErrorNote
      title={<Trans>The pins of the map could not be loaded</Trans>}
      retry={{ label: <Trans>Retry pins</Trans>, onClick: points.retry }}
      requestId={reason.requestId}
    >
      <ToldWords of={reason} /> <Trans>The list is complete.</Trans>
    </ErrorNote>
  );
}

/** How the server read a question, a note each. */
export function noticeNotes(notices: readonly (Told & { code: string })[]) {
  return notices.map((notice) => (
    <Note key={`${notice.code} ${notice.message}`} kind="quiet" icon="info">
      <ToldWords of={notice} />
    </Note>
  ));
}
