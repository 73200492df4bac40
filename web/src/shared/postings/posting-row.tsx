import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { FitWord } from '@foothold/core/fit/fit.ts';
import type { FlaggedResult } from '@foothold/core/search/saved-flags.ts';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { isSameValue } from '../../data/rows/same-value.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { PostingCredit } from './posting-credit.tsx';
import { shownPay } from './shown-pay.ts';
import { usePostingWords } from './use-posting-words.ts';
import { jobPath } from './use-save-posting.tsx';

type Props = {
  posting: FlaggedResult;
  to: string;
  selected: boolean;
  now: Date;
  /** It came since a saved search was looked at last. */
  isNew?: boolean;
  /** It was unfolded below the row of its employer. */
  isInset?: boolean;
  /** How well the default resume fits, where the person wants to know. */
  fit?: FitWord | null;
};

/**
 * A posting in the list: title, what is known of it, age; company and place against pay. Twenty of them are most of a
 * screen, so a row is drawn again only when something of it changed.
 */
export const PostingRow = memo(
  Row,
  ({ posting: former, ...before }, { posting, ...now }) =>
    isSameValue(before, now) && isSameValue(former, posting),
);

function Row({ posting, to, selected, now, isNew = false, isInset = false, fit = null }: Props) {
  const words = usePostingWords(now);
  const isMobile = useMobile();
  const age = words.age(posting);
  return (
    <ListRow
      id={String(posting.id)}
      to={to}
      selected={selected}
      isInset={isInset}
      title={posting.jobTitle}
      chips={
        <>
          <PostingChips posting={posting} isNew={isNew} />
          <PostingCredit posting={posting} isRow />
          {posting.companyAlreadyAdded && <OwnCompany />}
          {fit && <FitOfRow word={fit} />}
        </>
      }
      {...(age && { age, ageTitle: words.ageTitle(posting) })}
      second={words.secondNear(posting)}
      end={
        posting.salary ? (
          <span style={{ color: token(isMobile ? 'text' : 'text-2') }} title={shownPay(posting)}>
            {shownPay(posting)}
          </span>
        ) : (
          <span style={{ color: token(isMobile ? 'text-3' : 'text-2') }}>
            <Trans>Pay not stated</Trans>
          </span>
        )
      }
    />
  );
}

const quiet = {
  fontSize: '0.75rem',
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  color: token('text-2'),
} as const;

/** The company is among the person's own (docs/spec/readings.md R15): a word, since what it is stands on the second line. */
function OwnCompany() {
  return (
    <span style={quiet}>
      <Trans>Your company</Trans>
    </span>
  );
}

/** Quiet: it is a word beside the title, no chip among the facts. */
function FitOfRow({ word }: { word: FitWord }) {
  const words = {
    weak: <Trans>Weak fit</Trans>,
    fair: <Trans>Fair fit</Trans>,
    good: <Trans>Good fit</Trans>,
    strong: <Trans>Strong fit</Trans>,
    great: <Trans>Great fit</Trans>,
  };
  return <span style={quiet}>{words[word]}</span>;
}

/** New, Saved or Similar saved, and Sample: at most two. */
export function PostingChips({
  posting,
  isNew = false,
}: {
  posting: FlaggedResult<JobSearchResult>;
  isNew?: boolean;
}) {
  const [similar] = posting.similarInternalIds;
  const isSaved = posting.jobAlreadyAdded;
  const isKnown = isSaved || similar !== undefined;
  const saysNew = isNew && !(isKnown && posting.isSample);
  if (!saysNew && !isKnown && !posting.isSample) return null;
  return (
    <>
      {saysNew && (
        <StateChip kind="plain">
          <Trans>New</Trans>
        </StateChip>
      )}
      {isSaved && <StateChip kind="saved">{posting.applied ? <Trans>Applied</Trans> : undefined}</StateChip>}
      {!isSaved && similar !== undefined && <StateChip kind="similar" to={jobPath(similar)} />}
      {posting.isSample && <StateChip kind="sample" />}
    </>
  );
}
