import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readPages, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Arbeitnow's job board feed, page by page. */
export function arbeitnow(access: SourceAccess): PostingSource {
  return {
    name: 'arbeitnow',
    label: sourceLabel('arbeitnow'),
    hasBoards: false,
    terms: 'https://www.arbeitnow.com/blog/job-board-api',
    attribution: 'Link to the posting at Arbeitnow.',
    pauseMinutes: 60,
    read: (_board, { signal }) =>
      readPages(access, {
        signal,
        urlOf: (page) => new URL(`${access.base}/api/job-board-api?page=${page + 1}`),
        page: (value) => ({ rows: rowsIn(value, 'data', 'slug'), hasNext: hasNext(value) }),
        maxPages: 100,
        isComplete: true,
      }),
  };
}

/** The next address is not followed, only believed: pages are counted. */
function hasNext(value: unknown): boolean {
  const next = (value as { links?: { next?: unknown } | null } | null)?.links?.next;
  return typeof next === 'string' && next !== '';
}
