import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a We Work Remotely record. The board carries remote work only; its `location` is where one may live. */
export function readWeWorkRemotely(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  return finishPosting({
    source: 'weworkremotely',
    externalId: textOf(row.id).replace(/^weworkremotely:/, ''),
    title: textOf(row.title),
    companyName: textOf(row.company),
    url: webLink(row.url),
    locations: textsOf(row.location),
    remote: true,
    description: textOf(row.description),
    category: textOf(row.category),
    postedAt: statedTime(row.postedAt, { now }),
  });
}
