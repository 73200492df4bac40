import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { askOne } from '../../providers/posting-sources/ask-one.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readPages, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

const pageSize = 100;

/** SmartRecruiters' Posting API, by `limit` and `offset`. Its list has no texts; an unknown employer is an empty list. */
export function smartRecruiters(access: SourceAccess): PostingSource {
  return {
    name: 'smartrecruiters',
    label: sourceLabel('smartrecruiters'),
    hasBoards: true,
    terms: 'https://developers.smartrecruiters.com/docs/posting-api',
    attribution: '',
    pauseMinutes: 10,
    ask: ({ token }, id, { signal }) => {
      const path = `/v1/companies/${encodeURIComponent(token)}/postings/${encodeURIComponent(id)}`;
      return askOne(access, new URL(`${access.base}${path}`), { signal });
    },
    read: ({ token }, { signal }) =>
      readPages(access, {
        signal,
        urlOf: (page) => {
          const url = new URL(`${access.base}/v1/companies/${encodeURIComponent(token)}/postings`);
          url.search = `limit=${pageSize}&offset=${page * pageSize}`;
          return url;
        },
        page: (value) => {
          const rows = rowsIn(value, 'content', 'id');
          return { rows, hasNext: rows.length >= pageSize };
        },
        maxPages: 100,
        isComplete: true,
      }),
  };
}
