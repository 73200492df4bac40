import type { JobSearchResult } from '@foothold/core/domain/posting.ts';
import type { FlaggedResult } from '@foothold/core/domain/saved-flags.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { ListRow } from '../../components/list-row.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { token } from '../../components/tokens.ts';
import { useMobile } from '../../components/use-mobile.ts';
import { usePostingWords } from './use-posting-words.ts';
import { jobPath } from './use-save-posting.tsx';

type Props = { posting: FlaggedResult; to: string; selected: boolean; now: Date };

/** A posting in the list: title, what is known of it, age; company and place against pay. */
export function PostingRow({ posting, to, selected, now }: Props) {
  const words = usePostingWords(now);
  const isMobile = useMobile();
  const age = words.age(posting);
  return (
    <ListRow
      id={String(posting.id)}
      to={to}
      selected={selected}
      title={posting.jobTitle}
      chips={<PostingChips posting={posting} />}
      {...(age && { age, ageTitle: words.ageTitle(posting) })}
      second={words.second(posting)}
      end={
        posting.salary ? (
          <Box component="span" sx={{ color: token(isMobile ? 'text' : 'text-2') }} title={posting.salary}>
            {posting.salary}
          </Box>
        ) : (
          <Box component="span" sx={{ color: token(isMobile ? 'text-3' : 'text-2') }}>
            <Trans>Pay not stated</Trans>
          </Box>
        )
      }
    />
  );
}

/** Saved or Similar saved, and Sample: at most two. */
export function PostingChips({ posting }: { posting: FlaggedResult<JobSearchResult> }) {
  const [similar] = posting.similarInternalIds;
  const isSaved = posting.jobAlreadyAdded;
  if (!isSaved && similar === undefined && !posting.isSample) return null;
  return (
    <>
      {isSaved && <StateChip kind="saved" />}
      {!isSaved && similar !== undefined && <StateChip kind="similar" to={jobPath(similar)} />}
      {posting.isSample && <StateChip kind="sample" />}
    </>
  );
}
