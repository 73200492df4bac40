import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The row above a list: what narrows and orders it. */
export function ListTools({ children }: { children: ReactNode }) {
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px',
        flexShrink: 0,
        marginBlockEnd: { xs: '4px', md: '16px' },
        '& > :first-of-type': { flex: { xs: '1 1 100%', md: '0 1 360px' } },
        '& > div:not(:first-of-type)': { flex: { xs: '1 1 0', md: '0 0 auto' }, minWidth: 0 },
      }}
    >
      {children}
    </Box>
  );
}
