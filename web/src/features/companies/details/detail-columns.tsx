import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Part = 'facts' | 'where' | 'openings' | 'history' | 'notes' | 'people' | 'step' | 'watch';

/**
 * 316, the rest, 316; under 1,200 px the right column goes under the middle; on a phone one column in the order of need.
 * Each part is drawn once, whatever the width.
 */
export function DetailColumns({ parts }: { parts: Readonly<Record<Part, ReactNode>> }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: '8px', md: '16px' },
        alignItems: 'start',
        // Room for the bar at the foot of a phone's screen.
        paddingBlockEnd: { xs: '64px', md: 0 },
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 900px)': { gridTemplateColumns: '316px minmax(0, 1fr)' },
        '@media (min-width: 1200px)': { gridTemplateColumns: '316px minmax(0, 1fr) 316px' },
      }}
    >
      <Column order={3} parts={[parts.facts, parts.where]} />
      <Column order={1} parts={[parts.openings, parts.history, parts.notes]} isTurned />
      <Column order={2} parts={[parts.people, parts.step, parts.watch]} isTurned isLast />
    </Box>
  );
}

const column = { display: 'grid', gap: { xs: '8px', md: '16px' }, minWidth: 0 } as const;

type ColumnProps = { order: number; parts: readonly ReactNode[]; isTurned?: boolean; isLast?: boolean };

function Column({ order, parts, isTurned = false, isLast = false }: ColumnProps) {
  return (
    <Box sx={{ ...column, order: { xs: order, md: 0 }, ...(isTurned && turned), ...(isLast && last) }}>
      {parts.map((part, at) => (
        <Box key={at} sx={{ minWidth: 0, '&:empty': { display: 'none' } }}>
          {part}
        </Box>
      ))}
    </Box>
  );
}

const last = {
  '@media (min-width: 900px)': { gridColumn: 2 },
  '@media (min-width: 1200px)': { gridColumn: 3 },
};
// On a phone the own history is before the postings, and the next step before the people.
const turned = { '@media (max-width: 899.95px)': { '& > :nth-of-type(2)': { order: -1 } } };
