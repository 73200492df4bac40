import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { token } from '../tokens.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: ReactNode;
  children: ReactNode;
  /** Repeats the verb of the question. */
  confirm: ReactNode;
  /** The safe answer; it has the focus. */
  keep: ReactNode;
  danger?: boolean;
  /** Something is to be filled in or chosen: there is more room, and the focus is left to the fields. */
  hasFields?: boolean;
  /** What was confirmed is under way. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The question itself; `ConfirmDialog` loads it. */
export function ConfirmDialogBox({
  open,
  title,
  children,
  confirm,
  keep,
  danger,
  hasFields,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: hasFields ? { maxWidth: 560 } : {} } }}
    >
      <div style={{ padding: 20 }}>
        <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: '8px' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: token('text-2') }}>
          {children}
        </Typography>
        <div
          style={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 8,
            marginBlockStart: 20,
            flexWrap: 'wrap',
          }}
        >
          <Button variant="text" autoFocus={!hasFields} onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={isBusy ?? false}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
