import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** Ashby's public job posting API: a whole board with pay and texts; unlisted ones are left out. */
export function ashby(access: SourceAccess): PostingSource {
  return {
    name: 'ashby',
    label: sourceLabel('ashby'),
    hasBoards: true,
    terms: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    attribution: '',
    pauseMinutes: 10,
    read: ({ token }, options) => {
      const path = `/posting-api/job-board/${encodeURIComponent(token)}?includeCompensation=true`;
      return readWhole(access, new URL(`${access.base}${path}`), {
        ...options,
        rows: (value) => rowsIn(value, 'jobs', 'id').filter(({ record }) => isListed(record)),
        isComplete: true,
      });
    },
  };
}

function isListed(record: unknown): boolean {
  return (record as { isListed?: unknown } | null)?.isListed !== false;
}
