import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './dialog-head.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One quiet line below the title. */
  under?: ReactNode;
  fullWidth?: boolean;
  children: ReactNode;
};

/** A long text over the page, to be read and put away; it scrolls below its head. */
export function ReadingDialog({ open, onClose, title, under, fullWidth = false, children }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth={fullWidth}
      scroll="paper"
    >
      <DialogHead title={title} titleId={titleId} under={under} onClose={onClose} focusesClose />
      {/* A region that scrolls is reachable by keyboard only when it takes the focus itself. */}
      <Box
        component="section"
        tabIndex={0}
        aria-labelledby={titleId}
        sx={{ padding: '20px', overflowY: 'auto' }}
      >
        {children}
      </Box>
    </Dialog>
  );
}
