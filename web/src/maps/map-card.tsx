import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import { token } from '../ui/tokens.ts';

type Props = {
  title: string;
  chips?: ReactNode;
  /** Company · place. */
  second: ReactNode;
  /** Pay and age. */
  facts: ReactNode;
  /** At most one primary. */
  actions: ReactNode;
  onClose: () => void;
};

/** What is chosen on a map, over its foot; on a phone between the map and the list. */
export function MapCard({ title, chips, second, facts, actions, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        position: { md: 'absolute' },
        insetInlineStart: { md: '16px' },
        insetBlockEnd: { md: '16px' },
        width: { md: 'min(420px, calc(100% - 32px))' },
        zIndex: 5,
        marginBlockStart: { xs: '8px', md: 0 },
        padding: '14px 16px 16px',
        border: `1px solid ${token('line-strong')}`,
        borderRadius: '20px',
        backgroundColor: token('surface'),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: '8px' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Box
            sx={{
              color: token('text-2'),
              fontSize: '0.875rem',
              lineHeight: '20px',
              overflowWrap: 'anywhere',
            }}
          >
            {second}
          </Box>
        </Box>
        <IconButton aria-label={t`Close`} onClick={onClose} sx={{ margin: '-8px', flexShrink: 0 }}>
          <Icon name="close" size="xs" />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
          marginBlock: '8px 12px',
          fontSize: '0.8125rem',
          color: token('text-2'),
        }}
      >
        {facts}
        {chips}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>{actions}</Box>
    </Box>
  );
}
