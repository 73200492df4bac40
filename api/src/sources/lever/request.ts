import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { askOne } from '../../providers/posting-sources/ask-one.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readPages, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

const pageSize = 100;

/** Lever's Postings API: a bare list, by `skip` and `limit`. */
export function lever(access: SourceAccess): PostingSource {
  return {
    name: 'lever',
    label: sourceLabel('lever'),
    hasBoards: true,
    terms: 'https://github.com/lever/postings-api',
    attribution: '',
    pauseMinutes: 10,
    ask: ({ token }, id, { signal }) => {
      const path = `/v0/postings/${encodeURIComponent(token)}/${encodeURIComponent(id)}?mode=json`;
      return askOne(access, new URL(`${access.base}${path}`), { signal });
    },
    read: ({ token }, { signal }) =>
      readPages(access, {
        signal,
        urlOf: (page) => {
          const url = new URL(`${access.base}/v0/postings/${encodeURIComponent(token)}`);
          url.search = `mode=json&skip=${page * pageSize}&limit=${pageSize}`;
          return url;
        },
        page: (value) => {
          const rows = rowsIn(value, null, 'id');
          return { rows, hasNext: rows.length >= pageSize };
        },
        maxPages: 200,
        isComplete: true,
      }),
  };
}
