import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { askOne } from '../../providers/posting-sources/ask-one.ts';
import type { PostingSource } from '../../providers/posting-sources/port.ts';
import { readPages, rowsIn } from '../../providers/posting-sources/read-list.ts';
import type { SourceAccess } from '../../providers/posting-sources/source-request.ts';

/** The Muse's public jobs, newest first, twenty a page from page 0; the newest thousand are read. */
export function theMuse(access: SourceAccess): PostingSource {
  return {
    name: 'themuse',
    label: sourceLabel('themuse'),
    hasBoards: false,
    terms: 'https://www.themuse.com/developers/api/v2/terms',
    attribution: 'Link to the posting at The Muse.',
    pauseMinutes: 60,
    ask: (_board, id, { signal }) =>
      askOne(access, new URL(`${access.base}/api/public/jobs/${encodeURIComponent(id)}`), { signal }),
    read: (_board, { signal }) =>
      readPages(access, {
        signal,
        urlOf: (page) => new URL(`${access.base}/api/public/jobs?page=${page}&descending=true`),
        page: (value) => {
          const rows = rowsIn(value, 'results', 'id');
          const { page = 0, page_count: pages = 0 } = value as { page?: unknown; page_count?: unknown };
          return { rows, hasNext: rows.length > 0 && Number(page) + 1 < Number(pages) };
        },
        maxPages: 50,
        isComplete: false,
      }),
  };
}
