import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from './tokens.ts';

/** Facts of one thing, each under its label, in two columns; one on mobile. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: '24px',
        rowGap: { xs: '6px', md: '12px' },
        margin: '16px 0 0',
        paddingBlockEnd: '16px',
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      {children}
    </Box>
  );
}

/** One of them. On mobile its label is before it, in a column of `labelWidth`. */
export function Fact({
  label,
  labelWidth = 76,
  children,
}: {
  label: ReactNode;
  labelWidth?: number;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: { xs: 'grid', md: 'block' },
        gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)`,
        fontSize: { xs: '0.9375rem', md: '0.875rem' },
        lineHeight: { xs: '24px', md: '20px' },
      }}
    >
      <Box
        component="dt"
        sx={{
          color: token('text-3'),
          fontSize: { xs: 'inherit', md: '0.75rem' },
          lineHeight: { md: '16px' },
        }}
      >
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
