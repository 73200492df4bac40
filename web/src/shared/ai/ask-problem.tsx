import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { href } from '../../platform/href.ts';
import type { ApiError } from '../../platform/server/api-error.ts';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { toModelSettings } from './to-model-settings.ts';

type Props = {
  problem: ApiError;
  /** The person's own model was asked: its settings can be fixed. */
  isOwn: boolean;
  onRetry: () => void;
};

/** Problems that another key, address or name of a model fixes. */
const settable = new Set([
  'key-refused',
  'no-credit',
  'model-unknown',
  'unreachable',
  'not-allowed',
  'not-understood',
]);

/** Why a model did not answer, and what to do; what had arrived is above it. */
export function AskProblem({ problem, isOwn, onRetry }: Props) {
  const { code, requestId, retryAfter, status } = problem;
  const message = <ToldWords of={problem} />;
  const retry = { label: <Trans>Ask again</Trans>, onClick: onRetry };
  if (code === 'offline')
    return (
      <OfflineNote
        action={
          <Button variant="outlined" size="small" onClick={onRetry}>
            <Trans>Ask again</Trans>
          </Button>
        }
      >
        <Trans>A model needs a connection. Rule-based results and your own data stay available.</Trans>
      </OfflineNote>
    );
  if (status === 402)
    return (
      <Note
        kind="warn"
        icon="info"
        role="status"
        title={message}
        action={
          <Button variant="outlined" size="small" component={Link} to={href('/subscribe')}>
            <Trans>See plans</Trans>
          </Button>
        }
      >
        <Trans>Rule-based results are not counted.</Trans>
      </Note>
    );
  if (status === 422 || code === 'own-limit' || (isOwn && settable.has(code)))
    return (
      <Note
        kind="warn"
        icon="info"
        role="status"
        title={message}
        action={
          <Button variant="outlined" size="small" component={Link} to={toModelSettings}>
            <Trans>Open settings</Trans>
          </Button>
        }
      />
    );
  if (status === 429)
    return (
      <ErrorNote title={<Trans>That was a lot of questions in a short time</Trans>} retry={retry}>
        {retryAfter > 90 ? (
          <Plural
            value={Math.ceil(retryAfter / 60)}
            one="Ask again in a minute."
            other="Ask again in # minutes."
          />
        ) : retryAfter > 0 ? (
          <Plural value={retryAfter} one="Ask again in a second." other="Ask again in # seconds." />
        ) : (
          message
        )}
      </ErrorNote>
    );
  return (
    <ErrorNote title={<Trans>The model did not finish its answer</Trans>} retry={retry} requestId={requestId}>
      {message}
    </ErrorNote>
  );
}
