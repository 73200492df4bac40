import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { PrintOnly } from '../../ui/print-only.tsx';

type Props = {
  /** How many columns are compared. */
  columns: number;
  /** The cards beside the table: of the chosen column, and what is weighed. Not printed. */
  aside: ReactNode;
  /** The table with what is above and under it. */
  children: ReactNode;
};

/** A comparison: the table, and the cards beside it; printed is the table alone. */
export function ComparisonLayout({ columns, aside, children }: Props) {
  return (
    <PrintOnly>
      <Box
        sx={{
          display: 'grid',
          gap: '16px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          paddingBlockEnd: { xs: '64px', md: 0 },
          '@media print': { display: 'block' },
        }}
      >
        <Card
          sx={{
            overflowX: 'auto',
            overflowY: 'hidden',
            padding: { xs: '4px 16px', md: 0 },
            '@media print': { overflow: 'visible' },
          }}
        >
          <Box sx={{ minWidth: { md: 188 + 150 * columns }, '@media print': { minWidth: 0 } }}>
            {children}
          </Box>
        </Card>
        <Box sx={{ display: 'grid', gap: '16px', minWidth: 0 }} data-no-print="">
          {aside}
        </Box>
      </Box>
    </PrintOnly>
  );
}
