import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { Note } from '../../ui/notes/note.tsx';
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
      {reason.message} <Trans>The list is complete.</Trans>
    </ErrorNote>
  );
}

/** How the server read a question, a note each. */
export function noticeNotes(notices: readonly { code: string; message: string }[]) {
  return notices.map(({ code, message }) => (
    <Note key={`${code} ${message}`} kind="quiet" icon="info">
      {message}
    </Note>
  ));
}
