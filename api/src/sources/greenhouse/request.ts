import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { askOne } from '../../providers/posting-sources/ask-one.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Greenhouse's Job Board API: a whole board with texts in one answer. */
export function greenhouse(access: SourceAccess): PostingSource {
  return {
    name: 'greenhouse',
    label: sourceLabel('greenhouse'),
    hasBoards: true,
    terms: 'https://developers.greenhouse.io/job-board.html',
    attribution: '',
    pauseMinutes: 10,
    ask: ({ token }, id, { signal }) =>
      askOne(
        access,
        new URL(`${access.base}/v1/boards/${encodeURIComponent(token)}/jobs/${encodeURIComponent(id)}`),
        { signal },
      ),
    read: ({ token }, options) =>
      readWhole(access, new URL(`${access.base}/v1/boards/${encodeURIComponent(token)}/jobs?content=true`), {
        ...options,
        rows: (value) => rowsIn(value, 'jobs', 'id'),
        isComplete: true,
      }),
  };
}
