import { jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import { captureOriginName } from '@foothold/core/parsing/page/capture-origins.messages.ts';
import { captureNotices } from '@foothold/core/parsing/page/captured.messages.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { OfflineNote } from '../../../ui/notes/offline-note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import type { JobField } from '../editor/job-fields.ts';
import type { CaptureFill } from './capture-fill.ts';
import type { Capture } from './use-capture.ts';

/** What came of reading a posting: what was filled in from where, what was kept, or why nothing was. */
export function CaptureResult({ capture, onRetry }: { capture: Capture; onRetry: () => void }) {
  const { state, undo, link } = capture;
  const say = useSay();
  const kept = link !== '' && <Trans>The link is in Posting link.</Trans>;
  const notices =
    'captured' in state ? state.captured.notices.map(({ code }) => say(captureNotices(code))).join(' ') : '';
  if (state.kind === 'failed')
    return (
      <ErrorNote
        title={<Trans>The posting was not read</Trans>}
        retry={{ label: <Trans>Read again</Trans>, onClick: onRetry }}
        requestId={state.requestId}
      >
        {state.message ? (
          <ToldWords of={state} />
        ) : (
          <Trans>A part of Foothold could not be loaded. Check your connection and try again.</Trans>
        )}{' '}
        {kept}
      </ErrorNote>
    );
  if (state.kind === 'offline')
    return (
      <OfflineNote>
        <Trans>
          A link needs the network. The text of a posting does not: paste that, or come back later.
        </Trans>{' '}
        {kept}
      </OfflineNote>
    );
  if (state.kind === 'too-long')
    return (
      <Note kind="warn" icon="alert" role="status">
        <Trans>This text is too long to be one posting. Paste the part that is.</Trans>
      </Note>
    );
  if (state.kind === 'nothing' || state.kind === 'choose')
    return (
      <Note kind={state.kind === 'nothing' ? 'warn' : 'quiet'} icon="info" role="status">
        {notices} {state.kind === 'nothing' && kept}
      </Note>
    );
  if (state.kind === 'undone')
    return (
      <Note kind="quiet" icon="info" role="status">
        <Trans>The form is as it was before.</Trans>
      </Note>
    );
  if (state.kind !== 'filled') return null;
  return (
    <Note
      kind="quiet"
      icon="check"
      role="status"
      title={<Trans>Filled in. Check it before you save.</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <Filled fill={state.fill} /> {notices}
    </Note>
  );
}

function Filled({ fill: { from, kept } }: { fill: CaptureFill }) {
  const say = useSay();
  const labels = useLabels('jobs', jobFormFields);
  const names = (fields: readonly JobField[]) => fields.map((field) => labels[field]).join(', ');
  return (
    <>
      {from.map(({ origin, fields }) => (
        <span key={origin}>
          <Trans>
            From {say(captureOriginName(origin))}: {names(fields)}.
          </Trans>{' '}
        </span>
      ))}
      {kept.length > 0 && <Trans>Saved as you typed it: {names(kept)}.</Trans>}
    </>
  );
}
