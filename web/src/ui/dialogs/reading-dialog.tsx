import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

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
  const { t } = useLingui();
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
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          paddingBlock: '16px 12px',
          paddingInline: '20px 12px',
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {under && (
            <Typography variant="body2" sx={{ color: token('text-3') }}>
              {under}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t`Close`} onClick={onClose} autoFocus>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
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
