import type { Review } from '@foothold/core/resume-review/review.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** A review in words with counts: “4 to mend, 7 to consider, 31 checks passed”. */
export function ReviewCounts({ review, isShort = false }: { review: Review; isShort?: boolean }) {
  const { mend, consider } = review;
  const passed = review.passed.length;
  if (mend + consider === 0 && !isShort)
    return (
      <Trans>
        <b>Nothing to fix</b>, <Plural value={passed} one="# check passed" other="# checks passed" />
      </Trans>
    );
  if (isShort)
    return mend + consider === 0 ? (
      <Trans>nothing to fix</Trans>
    ) : (
      <Trans>
        {mend} to fix, {consider} to consider
      </Trans>
    );
  return (
    <Trans>
      <b>{mend} to fix</b>, {consider} to consider,{' '}
      <Plural value={passed} one="# check passed" other="# checks passed" />
    </Trans>
  );
}
