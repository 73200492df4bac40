import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import type { PostingSource, SourceRow } from '../../providers/posting-sources/port.ts';
import { idOf, readWhole, rowsIn } from '../../providers/posting-sources/read-list.ts';
import { problemOf, SourceProblemError } from '../../providers/posting-sources/source-problem.ts';
import { askJson, type SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** The comments of the latest “Ask HN: Who is hiring?” thread; each first-level comment is a posting. */
export function hackerNews(access: SourceAccess): PostingSource {
  return {
    name: 'hackernews',
    label: sourceLabel('hackernews'),
    hasBoards: false,
    terms: 'https://hn.algolia.com/api',
    attribution: '',
    pauseMinutes: 60,
    async read(_board, options) {
      try {
        const url = new URL(`${access.base}/api/v1/search_by_date`);
        url.search = 'tags=story,author_whoishiring&query=who%20is%20hiring&hitsPerPage=20';
        const found = await askJson(access, url, { signal: options.signal });
        const thread = rowsIn(found?.value, 'hits', 'objectID').find(({ record }) =>
          /^ask hn: who is hiring\?/i.test(idOf(record, 'title')),
        );
        if (!thread || !/^\d+$/.test(thread.id))
          throw new SourceProblemError('broken', 'answered no thread of this month');
        return await readWhole(access, new URL(`${access.base}/api/v1/items/${thread.id}`), {
          ...options,
          rows: (value) => rowsIn(value, 'children', 'id').filter((row) => !isDeleted(row)),
          // Another month is another thread.
          isComplete: false,
        });
      } catch (thrown) {
        return { kind: 'problem', problem: problemOf(thrown) };
      }
    },
  };
}

/** Deleted comments have neither text nor author. */
function isDeleted({ record }: SourceRow): boolean {
  return record !== null && idOf(record, 'text') === '' && idOf(record, 'author') === '';
}
