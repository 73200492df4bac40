import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { savePractice } from '../../../data/practice/practice.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { usePracticeWords } from './use-practice-words.ts';

/** How an answer went, by the person's own word. What did not go well is asked again. */
export function RateAnswer({ row }: { row: Practice }) {
  const { t } = useLingui();
  const words = usePracticeWords();
  const rate = async (rating: string) => {
    const result = await savePractice(row.internalId, { rating });
    if (!result.ok) toastFailure(result);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' }}>
      <Box component="span" sx={{ fontSize: '0.875rem', color: token('text-2') }}>
        <Trans>How did it go?</Trans>
      </Box>
      <Segment
        label={t`How did it go?`}
        value={row.rating}
        options={(['well', 'partly', 'badly'] as const).map((value) => ({
          value: value as string,
          label: words.ratings[value],
        }))}
        onChange={(rating) => void rate(rating)}
      />
    </Box>
  );
}
