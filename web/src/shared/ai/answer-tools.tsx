import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { PrintText } from './take/print-text.tsx';

/** Where an answer can be taken: into notes, into a letter. */
export type AnswerTarget = {
  key: string;
  label: ReactNode;
  /** What is asked before it is done, where something would be replaced. */
  asks?: { title: ReactNode; text: ReactNode; confirm: ReactNode; keep: ReactNode };
  /** Takes the Markdown; says itself what was done. */
  take: (markdown: string) => Promise<void>;
};

type Props = { text: string; name: string; targets: readonly AnswerTarget[]; children?: ReactNode };

/** What can be done with an answer: copy, take it somewhere, print. */
export function AnswerTools({ text, name, targets, children }: Props) {
  const [asked, setAsked] = useState<AnswerTarget | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const copy = async () =>
    showToast(
      (await copyText(text))
        ? { text: <Trans>Copied.</Trans> }
        : { text: <Trans>The browser did not allow copying. Select the text instead.</Trans>, kind: 'error' },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '4px 12px' }}>
      {targets.map((target) => (
        <Button
          key={target.key}
          variant="outlined"
          size="small"
          onClick={() => (target.asks ? setAsked(target) : void target.take(text))}
        >
          {target.label}
        </Button>
      ))}
      <Button
        variant="outlined"
        size="small"
        onClick={() => void copy()}
        startIcon={<Icon name="clipboard" size={16} />}
      >
        <Trans>Copy answer</Trans>
      </Button>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setPrinting(true)}
        startIcon={<Icon name="print" size={16} />}
      >
        <Trans>Print answer</Trans>
      </Button>
      {children}
      {asked?.asks && (
        <ConfirmDialog
          open
          title={asked.asks.title}
          confirm={asked.asks.confirm}
          keep={asked.asks.keep}
          onConfirm={() => {
            setAsked(null);
            void asked.take(text);
          }}
          onClose={() => setAsked(null)}
        >
          {asked.asks.text}
        </ConfirmDialog>
      )}
      {isPrinting && <PrintText name={name} text={text} onDone={() => setPrinting(false)} />}
    </Box>
  );
}
