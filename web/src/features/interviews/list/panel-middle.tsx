import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { isInterviewOver } from '@foothold/core/interviews/interview-over.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { systemClock } from '../../../data/rows/clock.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';
import { PanelPart } from './panel-part.tsx';

const DetailPreparation = partLater(async () => (await import('./detail-preparation.tsx')).DetailPreparation);

/** Below the facts of an interview: what the person has for it. */
export function PanelMiddle({ interview }: { interview: Interview }) {
  const { notes, status } = interview;
  const isOver = isInterviewOver(interview, { now: systemClock.now(), home: homeZone() });
  return (
    <>
      {!isOver && status !== 'Cancelled' && (
        <PanelPart icon="clipboard" title={<Trans>Preparation</Trans>}>
          <DetailPreparation interview={interview} />
        </PanelPart>
      )}
      {notes && (
        <PanelPart icon="note" title={<Trans>From your notes</Trans>}>
          <Box
            sx={{
              ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' },
              ...{
                color: token('text-2'),
                fontSize: { xs: '0.9375rem', md: '0.8125rem' },
                lineHeight: '18px',
              },
            }}
            tabIndex={0}
          >
            {notes}
          </Box>
        </PanelPart>
      )}
    </>
  );
}
