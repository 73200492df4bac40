import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { token } from '../../../ui/tokens.ts';
import { resumePaths } from '../resume-paths.ts';
import { ReviewCounts } from './review-counts.tsx';
import { useReview } from './use-review.ts';

/** A quiet word before an export: what a review finds, and the way there. Nothing where it finds nothing to mend. */
export function ReviewWord({ whole, onLeave }: { whole: WholeResume; onLeave: () => void }) {
  // Without a network an export asks for nothing.
  const isOnline = useOnline();
  const review = useReview(whole, null, { asksDictionary: isOnline });
  if (!review || review.isEmpty || review.mend === 0) return null;
  return (
    <Box sx={{ marginBlockEnd: '12px', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
      <Trans>
        The review has <ReviewCounts review={review} isShort />.
      </Trans>{' '}
      <Box
        component={Link}
        to={resumePaths.review(whole.resume.internalId)}
        onClick={onLeave}
        sx={{ color: token('accent') }}
      >
        <Trans>Open the review</Trans>
      </Box>
    </Box>
  );
}
