import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { copyText } from '../../../platform/clipboard.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { printPage } from '../../../platform/print.ts';
import { useJobTargets } from '../../../shared/ai/take/use-job-targets.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import type { MadeAnswer } from '../make-answer.ts';

/** Takes an answer along: as text, as a file, on paper. */
export function KeepAnswer({ answer: { document, text } }: { answer: MadeAnswer }) {
  const { t } = useLingui();
  const { targetOf, chooser } = useJobTargets(null);
  const notes = targetOf('notes', { kind: 'rule', name: 'career', prompt: '' });
  const copy = async () =>
    showToast(
      (await copyText(text))
        ? { text: <Trans>Answer copied.</Trans> }
        : { text: <Trans>The browser does not allow copying. Save the file instead.</Trans>, kind: 'error' },
    );
  const name = `${
    document.title
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60) || t`Answer`
  }.md`;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="clipboard" size={16} />}
        onClick={() => void copy()}
      >
        <Trans>Copy answer</Trans>
      </Button>
      <Button variant="outlined" size="small" onClick={() => void notes.take(text)}>
        {notes.label}
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="download" size={16} />}
        onClick={() => saveFile({ name, text, type: 'text/markdown' })}
      >
        <Trans>Save answer</Trans>
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="print" size={16} />}
        onClick={() => printPage(document.title)}
      >
        <Trans>Print answer</Trans>
      </Button>
      {chooser}
    </>
  );
}
