import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Remotive's feed of remote jobs: one list, a day behind the site. */
export function remotive(access: SourceAccess): PostingSource {
  return {
    name: 'remotive',
    label: sourceLabel('remotive'),
    hasBoards: false,
    terms: 'https://github.com/remotive-com/remote-jobs-api',
    attribution: 'Name Remotive and link to the posting there; do not hand its postings on to other boards.',
    // Its terms: about four askings a day.
    pauseMinutes: 360,
    read: (_board, options) =>
      readWhole(access, new URL(`${access.base}/api/remote-jobs`), {
        ...options,
        rows: (value) => rowsIn(value, 'jobs', 'id'),
        // The list can be shorter than what is open.
        isComplete: false,
      }),
  };
}
