import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readPages, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

const pageSize = 500;

/** The search of USAJOBS, the federal government's jobs, newest first; `access.headers` carry key and e-mail address. */
export function usaJobs(access: SourceAccess): PostingSource {
  return {
    name: 'usajobs',
    label: sourceLabel('usajobs'),
    hasBoards: false,
    terms: 'https://developer.usajobs.gov/general/terms-of-use',
    attribution: '',
    pauseMinutes: 60,
    read: (_board, { signal }) =>
      readPages(access, {
        signal,
        urlOf: (page) => {
          const url = new URL(`${access.base}/api/Search`);
          url.search = `ResultsPerPage=${pageSize}&Page=${page + 1}&SortField=opendate&SortDirection=Desc&Fields=Full`;
          return url;
        },
        page: (value) => {
          const result = (value as { SearchResult?: unknown } | null)?.SearchResult;
          const rows = rowsIn(result, 'SearchResultItems', 'MatchedObjectId');
          return { rows, hasNext: rows.length >= pageSize };
        },
        // The service answers ten thousand rows at most.
        maxPages: 20,
        isComplete: false,
      }),
  };
}
