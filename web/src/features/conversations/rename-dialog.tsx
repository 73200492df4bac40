import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { renameConversation } from '../../data/conversations/conversations.ts';
import { useSay } from '../../platform/use-say.ts';
import { SheetFoot } from '../../ui/dialogs/popover-sheet.tsx';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { toastDone } from '../../ui/toasts/result-toast.tsx';

type Props = { open: boolean; onClose: () => void; conversation: { internalId: number; title: string } };

/** Calls a conversation something else. */
export function RenameDialog({ open, onClose, conversation }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [title, setTitle] = useState(conversation.title);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const save = async () => {
    const result = await renameConversation(conversation.internalId, title);
    if (!result.ok) return setProblem(say(result.message));
    toastDone(<Trans>Conversation renamed.</Trans>, result.journalId);
    onClose();
  };
  return (
    <TitledDialog open={open} onClose={onClose} width={440} title={<Trans>Rename the conversation</Trans>}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Box sx={{ padding: '8px 20px 16px' }}>
          <Labeled id={id} label={t`Name`} error={problem || undefined}>
            <OutlinedInput
              id={id}
              autoFocus
              fullWidth
              value={title}
              inputProps={{ maxLength: 200 }}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Labeled>
        </Box>
        <SheetFoot>
          <Box sx={{ flexGrow: 1 }} />
          <Button variant="text" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="contained" type="submit" disabled={title.trim() === ''}>
            <Trans>Rename</Trans>
          </Button>
        </SheetFoot>
      </form>
    </TitledDialog>
  );
}
