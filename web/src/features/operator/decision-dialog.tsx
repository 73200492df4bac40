import {
  type OperatorActionName,
  operatorDecide,
  operatorReasonLength,
} from '@foothold/core/contract/operator.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../platform/server/api.ts';
import { reasonOf } from '../../shared/search/search-query.ts';
import { SheetFoot } from '../../ui/dialogs/popover-sheet.tsx';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { useActionWords } from './use-action-words.ts';

/** What is about to be decided: an action, its subject by number or account, and what it is about in words. */
export type Order = { action: OperatorActionName; subject: string; words: string };

type Props = { open: boolean; onClose: () => void; order: Order | null };

/** Asks for the reason of a decision, which is noted in the log, and carries it out. */
export function DecisionDialog({ open, onClose, order }: Props) {
  const { names } = useActionWords();
  return (
    <TitledDialog open={open} onClose={onClose} width={480} title={order && names[order.action]}>
      {open && order && <Body onClose={onClose} order={order} />}
    </TitledDialog>
  );
}

async function changed(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['operator', 'queue'] }),
    client.invalidateQueries({ queryKey: ['operator', 'log'] }),
    client.invalidateQueries({ queryKey: ['companies'] }),
  ]);
}

function Body({ onClose, order }: { onClose: () => void; order: Order }) {
  const { effects, names } = useActionWords();
  const client = useQueryClient();
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof reasonOf> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { action, subject, words } = order;
  const carryOut = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { undo, takenOff } = await call(operatorDecide, { body: { action, subject, reason } });
      const takeBack = async () => {
        try {
          if (undo) await call(operatorDecide, { body: { action: undo, subject, reason } });
          showToast({ text: <Trans>Taken back.</Trans> });
        } catch (error) {
          showToast({ text: <ToldWords of={reasonOf(error)} />, kind: 'error' });
        }
        await changed(client);
      };
      showToast({
        text:
          action === 'revert-all' || action === 'close' ? (
            <Plural
              value={takenOff}
              one="Done. # value was taken off."
              other="Done. # values were taken off."
            />
          ) : (
            <Trans>Done.</Trans>
          ),
        ...(undo && { action: { label: <Trans>Undo</Trans>, onClick: () => void takeBack() } }),
      });
      await changed(client);
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void carryOut();
      }}
    >
      <Box sx={{ display: 'grid', gap: '12px', padding: '12px 20px 16px' }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 570 }}>{words}</Box>
        <div>{effects[action]}</div>
        <Labeled
          id={id}
          label={<Trans>Reason</Trans>}
          help={<Trans>It stands in the log of operators.</Trans>}
        >
          <OutlinedInput
            id={id}
            autoFocus
            fullWidth
            value={reason}
            inputProps={{ maxLength: operatorReasonLength, 'aria-describedby': `${id}-help` }}
            onChange={({ target }) => setReason(target.value)}
          />
        </Labeled>
        {problem && (
          <Note kind="bad" icon="alert" role="alert" title={<Trans>Nothing was done.</Trans>}>
            <ToldWords of={problem} />
          </Note>
        )}
      </Box>
      <SheetFoot>
        <Box sx={{ flexGrow: 1 }} />
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" type="submit" aria-busy={isBusy} disabled={reason.trim() === ''}>
          {names[action]}
        </Button>
      </SheetFoot>
    </form>
  );
}
