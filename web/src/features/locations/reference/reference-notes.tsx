import { Trans } from '@lingui/react/macro';
import { AnswerNotes, hasAnswerNotes } from '../../../ui/notes/answer-notes.tsx';
import type { Answer } from '../../../ui/notes/use-answer.ts';

type Given = Pick<Answer<unknown, unknown>, 'phase' | 'error' | 'retry' | 'isFormer'>;

/** True when there is anything to say above a reference list. */
export function hasReferenceNotes(answer: Given): boolean {
  return hasAnswerNotes(answer);
}

/** Above a reference list: no connection, no answer, canceled. */
export function ReferenceNotes({ answer }: { answer: Given }) {
  return (
    <AnswerNotes
      answer={answer}
      failed={<Trans>The list could not be loaded</Trans>}
      retryLabel={<Trans>Retry list</Trans>}
      offline={<Trans>This list loads when you are online again. Your own locations work as usual.</Trans>}
    />
  );
}
