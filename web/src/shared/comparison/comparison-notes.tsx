import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';

/** Under a comparison, in two columns: what its numbered notes say, and what is no figure of anybody. */
export function ComparisonNotes({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '4px 24px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        padding: { xs: '12px 0', md: '14px 20px' },
        fontSize: '0.75rem',
        lineHeight: '16px',
        color: token('text-2'),
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      {children}
    </Box>
  );
}
