import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Recruitee's careers site API: a whole board in one answer. `{company}` in the address stands for the board. */
export function recruitee(access: SourceAccess): PostingSource {
  return {
    name: 'recruitee',
    label: sourceLabel('recruitee'),
    hasBoards: true,
    terms: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
    attribution: '',
    pauseMinutes: 10,
    async read({ token }, options) {
      // It becomes part of a host name.
      if (!/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(token)) {
        const text = `had no board of this name: ${token}`;
        return { kind: 'problem', problem: { kind: 'gone', text, retryAt: null } };
      }
      return readWhole(access, new URL(`${access.base.replace('{company}', token)}/api/offers/`), {
        ...options,
        rows: (value) => rowsIn(value, 'offers', 'id'),
        isComplete: true,
      });
    },
  };
}
