import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';
import { PanelPart } from './panel-part.tsx';

/** Below the facts of an interview: what the person has for it. */
export function PanelMiddle({ interview: { notes } }: { interview: Interview }) {
  if (notes === '') return null;
  return (
    <PanelPart icon="note" title={<Trans>From your notes</Trans>}>
      <Box
        sx={{
          ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' },
          ...{ color: token('text-2'), fontSize: { xs: '0.9375rem', md: '0.8125rem' }, lineHeight: '18px' },
        }}
        tabIndex={0}
      >
        {notes}
      </Box>
    </PanelPart>
  );
}
