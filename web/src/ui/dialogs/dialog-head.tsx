import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

type Props = {
  title: ReactNode;
  /** The dialog is labelled by the title. */
  titleId: string;
  /** One quiet line below the title. */
  under?: ReactNode;
  onClose: () => void;
  /** Close takes the focus when the dialog opens. */
  focusesClose?: boolean;
};

/** The head of a dialog, which stays while its content scrolls: a title and Close. */
export function DialogHead({ title, titleId, under, onClose, focusesClose = false }: Props) {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        flexShrink: 0,
        paddingBlock: '14px 10px',
        paddingInline: '20px 12px',
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {under && (
          <Typography variant="body2" sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
            {under}
          </Typography>
        )}
      </Box>
      <IconButton aria-label={t`Close`} onClick={onClose} autoFocus={focusesClose}>
        <Icon name="close" size="sm" />
      </IconButton>
    </Box>
  );
}
