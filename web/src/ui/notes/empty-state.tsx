import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { token } from '../tokens.ts';

type Props = {
  /** What was asked, or what there is not yet. */
  title: ReactNode;
  /** What would help. */
  children?: ReactNode;
  /** The smallest changes that help, with their counts; one primary at most. */
  actions?: ReactNode;
};

/** In place of rows: what was asked, why there is nothing, and the way on. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '8px',
        padding: { xs: '48px 0', md: '48px 32px' },
        minHeight: 240,
      }}
    >
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" component="div" sx={{ color: token('text-2'), maxWidth: '66ch' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '6px' }}>{actions}</Box>
      )}
    </Box>
  );
}
