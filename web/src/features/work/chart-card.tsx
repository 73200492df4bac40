import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { Card, CardHead } from '../../ui/card.tsx';
import { token } from '../../ui/tokens.ts';
import { ChartTable } from './chart-table.tsx';

type Props = {
  title: ReactNode;
  /** One quiet thing right of the title. */
  aside?: ReactNode;
  chart: ReactNode;
  /** The figures behind the chart. */
  table: { caption: string; head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** Left of the way to the table. */
  foot?: ReactNode;
};

/**
 * A chart with the table behind it (docs/spec/interface.md, Charts): always there for assistive technology, for the eye
 * on demand.
 */
export function ChartCard({ title, aside, chart, table, foot }: Props) {
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  return (
    <Card
      aria-labelledby={id}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        '@media (max-width: 899.95px)': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
      }}
    >
      <CardHead sx={{ flexWrap: 'wrap', columnGap: '12px', rowGap: 0, paddingInline: { xs: 0, md: '16px' } }}>
        <Box
          component="h2"
          id={id}
          sx={{ margin: 0, fontSize: { xs: '1rem', md: '0.875rem' }, fontWeight: 620 }}
        >
          {title}
        </Box>
        <Box component="span" sx={{ fontSize: '0.75rem', color: token('text-3') }}>
          {aside}
        </Box>
      </CardHead>
      <Box
        sx={{
          flexGrow: 1,
          display: 'flex',
          flexDirection: 'column',
          paddingInline: { xs: 0, md: '16px' },
          minWidth: 0,
        }}
      >
        {!showsTable && chart}
        <ChartTable {...table} isShown={showsTable} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: '0 12px',
          paddingBlock: { xs: 0, md: '4px 6px' },
          paddingInline: { xs: 0, md: '16px 8px' },
        }}
      >
        <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>{foot}</Box>
        <Button
          variant="text"
          size="small"
          onClick={() => setShowsTable(!showsTable)}
          sx={{ marginInlineStart: 'auto', marginInlineEnd: { xs: '-8px', md: 0 } }}
        >
          {showsTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </Button>
      </Box>
    </Card>
  );
}
