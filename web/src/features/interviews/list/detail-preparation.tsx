import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSheetSources } from '../../../data/interviews/sheet-sources.ts';
import { token } from '../../../ui/tokens.ts';
import { useReadyWords } from '../shared/use-ready-words.ts';
import { sheetItems } from '../sheet/ready-items.ts';

/** How far the preparation of an interview is, and what is still open. */
export function DetailPreparation({ interview }: { interview: Interview }) {
  const sources = useSheetSources(interview);
  const words = useReadyWords(interview);
  if (!sources) return <Box sx={{ minHeight: 46 }} />;
  const items = sheetItems(interview, sources);
  const open = items.filter(({ isReady }) => !isReady);
  const ready = items.length - open.length;
  const names = open.map((item) => words(item).title).join(', ');
  return (
    <>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
        <Trans>
          {ready} of {items.length} ready
        </Trans>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: '4px', marginBlock: '6px' }}>
        {items.map(({ key }, at) => (
          <Box
            key={key}
            sx={{
              ...{ flex: 1, height: 6, borderRadius: '3px' },
              backgroundColor: token(at < ready ? 'talk' : 'line-strong'),
            }}
          />
        ))}
      </Box>
      {open.length > 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>Still open: {names}</Trans>
        </Box>
      )}
    </>
  );
}
