import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';

/** Under a comparison: which column is ahead, or why none is said to be. */
export function ComparisonVerdict({ children }: { children: ReactNode }) {
  return (
    <Box
      role="note"
      sx={{
        padding: '10px 20px',
        backgroundColor: token('sunken'),
        borderBlockStart: `1px solid ${token('line')}`,
        fontSize: '0.8125rem',
        lineHeight: '20px',
        color: token('text-2'),
        '& strong': { color: token('text'), fontWeight: 620 },
      }}
    >
      {children}
    </Box>
  );
}
