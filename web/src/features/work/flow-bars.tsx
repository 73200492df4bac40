import type { JobFlow } from '@foothold/core/tracking/job-flow.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Token, token } from '../../ui/tokens.ts';

/** How far applications came, as four bars of one scale. */
export function FlowBars({ flow: { total, heardBack, interviews, offers } }: { flow: JobFlow }) {
  return (
    <Box sx={{ paddingBlock: '4px' }}>
      <Bar name={<Trans>Applied</Trans>} count={total} total={total} color="control" />
      <Bar name={<Trans>Heard back</Trans>} count={heardBack} total={total} color="control" />
      <Bar name={<Trans>Interview</Trans>} count={interviews} total={total} color="talk" />
      <Bar name={<Trans>Offer</Trans>} count={offers} total={total} color="talk" />
    </Box>
  );
}

function Bar({ name, count, total, color }: { name: ReactNode; count: number; total: number; color: Token }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '88px minmax(0, 1fr) 40px',
        alignItems: 'center',
        gap: '12px',
        minHeight: 32,
      }}
    >
      <span>{name}</span>
      <Box sx={{ height: 10, borderRadius: '5px', backgroundColor: token('sunken'), overflow: 'hidden' }}>
        <Box
          sx={{ height: 10, borderRadius: '5px', backgroundColor: token(color) }}
          style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
        />
      </Box>
      <Box component="span" sx={{ textAlign: 'end', fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    </Box>
  );
}
