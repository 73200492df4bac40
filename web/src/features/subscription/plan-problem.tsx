import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/server/api-error.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';

type Props = {
  /** What was thrown; nothing shows without. */
  error: unknown;
  title: ReactNode;
  /** What is safe, and what happens by itself. */
  after?: ReactNode;
  /** Names what is tried again. */
  retry?: { label: ReactNode; onClick: () => void };
};

/** Why something about a plan did not happen, in the words of the server. */
export function PlanProblem({ error, title, after, retry }: Props) {
  if (!error) return null;
  const isSaid = error instanceof ApiError;
  return (
    <ErrorNote title={title} {...(retry && { retry })} requestId={isSaid ? error.requestId : null}>
      {isSaid ? <ToldWords of={error} /> : <Trans>Something failed in this page. Nothing was charged.</Trans>}
      {after && <> {after}</>}
    </ErrorNote>
  );
}
