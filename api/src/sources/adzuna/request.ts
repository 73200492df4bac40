import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { idOf, readPages, rowsIn } from '../../providers/posting-sources/read-list.ts';
import { SourceProblemError } from '../../providers/posting-sources/source-problem.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** The countries that Adzuna has, as they are in its addresses. */
const countries = 'gb us at au be br ca ch de es fr in it mx nl nz pl sg za'.split(' ');
const pageSize = 50;

/** What Adzuna gives to an application. Both go in the query, which no message of ours repeats. */
export type AdzunaKeys = { appId: string; appKey: string };

/** Adzuna's newest ads of one country, which is its board (`adzuna:gb`): five hundred, the beginnings of their texts only. */
export function adzuna(access: SourceAccess, { appId, appKey }: AdzunaKeys): PostingSource {
  return {
    name: 'adzuna',
    label: sourceLabel('adzuna'),
    hasBoards: true,
    boards: Object.fromEntries(countries.map((code) => [code, countryName(code)])),
    terms: 'https://developer.adzuna.com/docs/terms_of_service',
    attribution:
      'Show “Jobs by Adzuna” with a link to Adzuna beside each posting, and call predicted pay a Jobsworth estimate.',
    // Its limits: 25 askings a minute, 250 a day, 1,000 a week, 2,500 a month. Ten twice a day suit four countries.
    pauseMinutes: 660,
    read: ({ token }, { signal }) =>
      readPages(access, {
        signal,
        pause: 2500,
        urlOf: (page) => {
          const url = new URL(`${access.base}/jobs/${encodeURIComponent(token)}/search/${page + 1}`);
          url.search = new URLSearchParams({
            app_id: appId,
            app_key: appKey,
            results_per_page: String(pageSize),
            sort_by: 'date',
            'content-type': 'application/json',
          }).toString();
          return url;
        },
        page: (value) => {
          const { exception } = (value ?? {}) as { exception?: unknown };
          if (exception !== undefined)
            throw new SourceProblemError('refused', `refused us (${idOf(value, 'exception')})`);
          const rows = rowsIn(value, 'results', 'id');
          return { rows, hasNext: rows.length >= pageSize };
        },
        maxPages: 10,
        isComplete: false,
      }),
  };
}
