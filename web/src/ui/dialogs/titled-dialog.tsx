import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useMobile } from '../hooks/use-mobile.ts';
import { DialogHead } from './dialog-head.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One quiet line below the title. */
  under?: ReactNode;
  /** Pixels across at most. */
  width?: number;
  children: ReactNode;
};

/** A dialog for a task of several controls: its head, then what the task draws; the whole screen on a phone. */
export function TitledDialog({ open, onClose, title, under, width, children }: Props) {
  const titleId = useId();
  const isMobile = useMobile();
  const paper = isMobile ? { borderRadius: 0, border: 0 } : width && { maxWidth: width };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isMobile}
      maxWidth="md"
      fullWidth
      scroll="paper"
      slotProps={{ paper: { sx: paper || {} } }}
    >
      <DialogHead title={title} titleId={titleId} under={under} onClose={onClose} />
      {children}
    </Dialog>
  );
}
