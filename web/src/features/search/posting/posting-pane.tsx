import type { JobSearchResult, PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFlaggedResults } from '../../../data/jobs/saved-keys.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { loadCleaner } from '../../../shared/postings/safe-html.tsx';
import { postingQuery } from '../../../shared/search/search-query.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PostingActions } from './posting-actions.tsx';
import { PostingFacts } from './posting-facts.tsx';
import { PostingHeading } from './posting-heading.tsx';
import { PostingOthers } from './posting-others.tsx';
import { PostingPast } from './posting-past.tsx';
import { PostingSimilar } from './posting-similar.tsx';
import { PostingText } from './posting-text.tsx';
import { PostingUnseen } from './posting-unseen.tsx';
import { PostingWait } from './posting-wait.tsx';
import { usePostingCheck } from './use-posting-check.ts';

// Beside the posting, not before it: whoever has no resume sees nothing of it.
const PostingFit = partLater(async () => (await import('./posting-fit.tsx')).PostingFit, null, null);

type Props = {
  id: string;
  /** What the list knows of it already; null when it is not in the list. */
  row: JobSearchResult | null;
  now: Date;
  onSave: () => Promise<void>;
  /** It, or its company, was hidden. */
  onHidden: () => void;
  companyAddress: (companyName: string) => string;
  /** Another posting in this place. */
  postingAddress: (id: string) => string;
  /** On a phone: the way back, and to the neighbors. */
  bar?: ReactNode;
  /** Why the search found it. */
  because?: (posting: JobSearchResult) => ReactNode;
};

/** One posting: what the row said at once, its whole text as soon as it is there. */
export function PostingPane(props: Props) {
  const { id, row, now, onSave, onHidden, companyAddress, postingAddress, bar, because } = props;
  const query = useQuery(postingQuery(id));
  const [isTextReady, setTextReady] = useState(false);
  useEffect(() => {
    // Beside the text, not after it. A failure shows where the text would stand.
    const settled = () => setTextReady(true);
    loadCleaner().then(settled, settled);
  }, []);
  const detail = query.data ?? null;
  const check = usePostingCheck(id, detail);
  const known = useMemo(() => merged(row, detail), [row, detail]);
  const list = useMemo(() => (known ? [known] : []), [known]);
  const [posting] = useFlaggedResults<JobSearchResult>(list);
  if (!posting || !known) {
    const isGone = query.error instanceof ApiError && query.error.status === 404;
    return (
      <Box sx={{ padding: { xs: '4px 0 0', md: '20px 24px 24px' } }}>
        {bar}
        {isGone ? <Gone /> : <PostingWait query={query} />}
      </Box>
    );
  }
  return (
    <Box component="article" sx={{ padding: { xs: '4px 0 88px', md: '20px 24px 24px' } }}>
      {bar}
      <PostingHeading posting={posting} companyAddress={companyAddress} now={now} />
      <PostingActions posting={posting} onSave={onSave} onHidden={onHidden} />
      {row && because?.(row)}
      <PostingUnseen posting={posting} check={check} now={now} />
      <PostingPast posting={posting} now={now} />
      {detail && <PostingFit detail={detail} />}
      <PostingFacts posting={posting} detail={detail} now={now} />
      <PostingOthers posting={posting} now={now} postingAddress={postingAddress} />
      {detail ? (
        <PostingText detail={detail} check={check} now={now} />
      ) : (
        <PostingWait query={query} excerpt={known.description} />
      )}
      {/* Below the text: ahead of it they would replace it, and then be pushed away. */}
      {isTextReady && !query.isPending && (
        <PostingSimilar id={id} now={now} postingAddress={postingAddress} />
      )}
    </Box>
  );
}

/** The row knows which place is near and how far; the whole posting has the rest. */
function merged(row: JobSearchResult | null, detail: PostingDetail | null): JobSearchResult | null {
  if (!detail || !row) return row ?? detail;
  return { ...detail, ...row };
}

function Gone() {
  return (
    <EmptyState title={<Trans>This posting is gone</Trans>}>
      <Trans>Its source no longer offers it. If you saved it, its text is still in your list of jobs.</Trans>
    </EmptyState>
  );
}
