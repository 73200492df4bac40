import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';

type Props = {
  caption: ReactNode;
  source: { area: string; agency: string; dataset: string; year: string };
  rows: readonly (readonly [label: string, value: string])[];
};

/** Figures of one publication, with whose they are and of what area below them. */
export function FigureTable({ caption, source: { area, agency, dataset, year }, rows }: Props) {
  return (
    <Box sx={{ '& + &': { marginBlockStart: '16px' } }}>
      <Box sx={{ fontWeight: 570, fontSize: '0.875rem' }}>{caption}</Box>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          columnGap: '24px',
        }}
      >
        {rows.map(([label, value]) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              gap: '12px',
              paddingBlock: '8px',
              borderBlockEnd: `1px solid ${token('line')}`,
            }}
          >
            <Box component="dt" sx={{ flexGrow: 1, color: token('text-2') }}>
              {label}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontWeight: 570, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ marginBlockStart: '8px', fontSize: '0.75rem', lineHeight: '18px', color: token('text-3') }}>
        {[area, agency, dataset, year].join(', ')}
      </Box>
    </Box>
  );
}
