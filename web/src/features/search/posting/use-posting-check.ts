import type { PostingCheck } from '@foothold/core/contract/jobs.ts';
import type { PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postingCheckQuery, postingQuery } from '../../../shared/search/search-query.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';

/** What became of asking: under way, what it came to, null where nobody was asked. */
export type CheckState = PostingCheck['outcome'] | 'asking' | null;

/**
 * Asks the source of a posting whether it is still there, where the server can, beside what is shown of it; what comes
 * replaces what was known. Offline nobody is asked.
 */
export function usePostingCheck(id: string, detail: PostingDetail | null): CheckState {
  const client = useQueryClient();
  const isOnline = useOnline();
  const { data, isFetching, isError } = useQuery({
    ...postingCheckQuery(id),
    enabled: isOnline && detail?.isAskable === true,
  });
  useEffect(() => {
    if (!data || data.outcome === 'not-asked') return;
    const { queryKey } = postingQuery(id);
    const known = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    const asked = client.getQueryState(postingCheckQuery(id).queryKey)?.dataUpdatedAt ?? 0;
    if (asked >= known) client.setQueryData(queryKey, data.posting);
  }, [client, data, id]);
  if (isFetching) return 'asking';
  if (isError) return 'no-answer';
  return data?.outcome ?? null;
}
