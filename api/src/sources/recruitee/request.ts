import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { askOne } from '../../providers/posting-sources/ask-one.ts';
import type { PostingSource, SourceProblem } from '../../providers/posting-sources/port.ts';
import { readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Recruitee's careers site API returns a whole board in one response. `{company}` in the address is the board. */
export function recruitee(access: SourceAccess): PostingSource {
  return {
    name: 'recruitee',
    label: sourceLabel('recruitee'),
    hasBoards: true,
    terms: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
    attribution: '',
    pauseMinutes: 10,
    async ask({ token }, id, { signal }) {
      const offers = offersOf(access, token);
      if (!offers) return noBoard(token);
      const pick = (value: unknown) => (value as { offer?: unknown } | null)?.offer;
      return askOne(access, new URL(encodeURIComponent(id), offers), { signal, pick });
    },
    async read({ token }, options) {
      const offers = offersOf(access, token);
      if (!offers) return noBoard(token);
      return readWhole(access, offers, {
        ...options,
        rows: (value) => rowsIn(value, 'offers', 'id'),
        isComplete: true,
      });
    },
  };
}

/** The request for a board; null for a name that is not a valid host label. */
function offersOf({ base }: SourceAccess, token: string): URL | null {
  if (!/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(token)) return null;
  return new URL(`${base.replace('{company}', token)}/api/offers/`);
}

function noBoard(token: string): { kind: 'problem'; problem: SourceProblem } {
  return {
    kind: 'problem',
    problem: { kind: 'gone', text: `had no board of this name: ${token}`, retryAt: null },
  };
}
