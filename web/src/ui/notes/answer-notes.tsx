import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/server/api-error.ts';
import { ErrorNote } from './error-note.tsx';
import { Note } from './note.tsx';
import { OfflineNote } from './offline-note.tsx';
import { ToldWords } from './told-words.tsx';
import type { Answer } from './use-answer.ts';

type Props = {
  answer: Pick<Answer<unknown, unknown>, 'phase' | 'error' | 'retry' | 'isFormer'>;
  /** What happened: “The list of cities got no answer”. */
  failed: ReactNode;
  /** Names its target: “Retry cities”. */
  retryLabel: ReactNode;
  /** What waits and what works without a connection. */
  offline: ReactNode;
};

/** True when there is anything to say above the rows. */
export function hasAnswerNotes({ phase }: Pick<Answer<unknown, unknown>, 'phase'>): boolean {
  return phase === 'offline' || phase === 'failed' || phase === 'stopped';
}

/** Above whatever did arrive of a list: no connection, no answer, cancelled; and that the rows answer the question before. */
export function AnswerNotes({ answer, failed, retryLabel, offline }: Props) {
  const { phase, error, retry, isFormer } = answer;
  const kept = isFormer && <Trans>Below is the previous list.</Trans>;
  if (phase === 'offline')
    return (
      <OfflineNote>
        {offline} {kept}
      </OfflineNote>
    );
  if (phase === 'failed')
    return (
      <ErrorNote
        title={failed}
        retry={{ label: retryLabel, onClick: retry }}
        requestId={error instanceof ApiError ? error.requestId : ''}
      >
        {error instanceof ApiError ? (
          <ToldWords of={error} />
        ) : (
          <Trans>Something failed on the way. Nothing you saved is affected.</Trans>
        )}{' '}
        {kept}
      </ErrorNote>
    );
  if (phase !== 'stopped') return null;
  return (
    <Note
      kind="quiet"
      icon="info"
      role="status"
      title={<Trans>Canceled.</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={retry}>
          {retryLabel}
        </Button>
      }
    >
      {kept}
    </Note>
  );
}
