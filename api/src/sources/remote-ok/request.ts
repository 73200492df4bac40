import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { idOf, readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Remote OK's feed: a bare list of the newest whose first element is the legal notice. */
export function remoteOk(access: SourceAccess): PostingSource {
  return {
    name: 'remoteok',
    label: sourceLabel('remoteok'),
    hasBoards: false,
    terms: 'https://remoteok.com/api',
    attribution: 'Name Remote OK and link to the posting there, with a link that search engines follow.',
    pauseMinutes: 60,
    read: (_board, options) =>
      readWhole(access, new URL(`${access.base}/api`), {
        ...options,
        rows: (value) => rowsIn(value, null, 'id').filter(({ record }) => idOf(record, 'legal') === ''),
        isComplete: false,
      }),
  };
}
