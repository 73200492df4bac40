import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/server/api-error.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';

type Props = {
  /** What was thrown; nothing shows without. */
  error: unknown;
  /** What did not happen. */
  title: ReactNode;
  /** Names what is tried again. */
  retry: ReactNode;
  onRetry: () => void;
};

/** Why the server did not do something, in words, with a way to try again. */
export function RemoteProblem({ error, title, retry, onRetry }: Props) {
  if (!error) return null;
  const isSaid = error instanceof ApiError;
  return (
    <ErrorNote
      title={title}
      retry={{ label: retry, onClick: onRetry }}
      requestId={isSaid ? error.requestId : null}
    >
      {isSaid ? (
        <ToldWords of={error} />
      ) : (
        <Trans>Something failed in this page. Nothing you saved is affected.</Trans>
      )}
    </ErrorNote>
  );
}
