import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Workable's widget: a whole board with texts in one answer. */
export function workable(access: SourceAccess): PostingSource {
  return {
    name: 'workable',
    label: sourceLabel('workable'),
    hasBoards: true,
    terms: 'https://help.workable.com/hc/en-us/articles/115012771647',
    attribution: '',
    pauseMinutes: 30,
    read: ({ token }, options) => {
      const path = `/api/v1/widget/accounts/${encodeURIComponent(token)}?details=true`;
      return readWhole(access, new URL(`${access.base}${path}`), {
        ...options,
        rows: (value) => rowsIn(value, 'jobs', 'shortcode'),
        isComplete: true,
      });
    },
  };
}
