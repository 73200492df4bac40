import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { PrintText } from '../../shared/ai/take/print-text.tsx';
import { useJobTargets } from '../../shared/ai/take/use-job-targets.tsx';
import { RowMenu } from '../../ui/lists/row-menu.tsx';

type Props = {
  answer: ConversationMessage;
  /** Names it on paper and as a file. */
  name: string;
  jobId: number | null;
};

/** Takes an answer along: into the notes or the letter of a job, on paper, as a file. */
export function TakeAnswer({ answer, name, jobId }: Props) {
  const { t } = useLingui();
  const [isPrinting, setPrinting] = useState(false);
  const { targetOf, chooser } = useJobTargets(jobId);
  const { text, provider, model, prompt } = answer;
  const writer =
    provider === 'builtin'
      ? ({ kind: 'rule', name: 'assistant', prompt: '' } as const)
      : ({ kind: 'model', name: model, prompt } as const);
  const [notes, letter] = [targetOf('notes', writer), targetOf('letter', writer)];
  if (text === '') return null;
  return (
    <>
      <Button variant="text" size="small" onClick={() => void notes.take(text)}>
        {notes.label}
      </Button>
      <RowMenu
        isAlwaysSeen
        isInline
        label={t`More for this answer`}
        actions={[
          { name: 'letter', label: letter.label, onClick: () => void letter.take(text) },
          { name: 'print', label: <Trans>Print answer</Trans>, onClick: () => setPrinting(true) },
          {
            name: 'file',
            label: <Trans>Save as a file</Trans>,
            onClick: () =>
              saveFile({ name: `${fileName(name) || t`Answer`}.md`, text, type: 'text/markdown' }),
          },
        ]}
      />
      {isPrinting && <PrintText name={name} text={text} onDone={() => setPrinting(false)} />}
      {chooser}
    </>
  );
}

const fileName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
