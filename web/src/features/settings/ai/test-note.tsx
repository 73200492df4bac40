import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import type { ModelTesting } from './use-model-test.ts';

/** What came of trying one's own model, and where it fails, what usually fixes it. */
export function TestNote({ test }: { test: Pick<ModelTesting, 'state'> }) {
  const { state } = test;
  if (state.phase === 'idle') return null;
  if (state.phase === 'busy')
    return (
      <Note kind="quiet" icon="info" role="status" title={<Trans>Asking…</Trans>}>
        <Trans>A local model may take minutes to write its first word while it loads.</Trans>
      </Note>
    );
  if (state.phase === 'works') {
    const { tested, seconds } = state;
    const { model } = tested.answer;
    return (
      <Note kind="quiet" icon="check" role="status" title={<Trans>It answers.</Trans>}>
        {tested.way === 'browser' ? (
          <Trans>
            {model} took {seconds} s, directly from this browser.
          </Trans>
        ) : (
          <Trans>
            {model} took {seconds} s, through this server: it does not accept requests from web pages.
          </Trans>
        )}
      </Note>
    );
  }
  const { code, message, requestId } = state.problem;
  return (
    <ErrorNote title={message} requestId={requestId}>
      {code === 'key-refused' && <Trans>Copy the key again, whole and without blanks.</Trans>}
      {code === 'model-unknown' && <Trans>List the models and choose one of them.</Trans>}
    </ErrorNote>
  );
}
