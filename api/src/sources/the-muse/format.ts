import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a job as The Muse's public API sends it. */
export function readTheMuse(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  return finishPosting({
    source: 'themuse',
    externalId: textOf(row.id),
    title: textOf(row.name),
    companyName: textOf(row.company),
    url: webLink(fieldsOf(row.refs)?.landing_page),
    locations: textsOf(row.locations),
    seniorityText: textsOf(row.levels)[0] ?? '',
    description: textOf(row.contents),
    category: textsOf(row.categories)[0] ?? '',
    postedAt: statedTime(row.publication_date, { now }),
  });
}
