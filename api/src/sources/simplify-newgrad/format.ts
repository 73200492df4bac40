import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a record of the Simplify new-grad list. Rows its keepers hid are refused, inactive ones come as closed. */
export function readSimplifyNewgrad(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  if (row.is_visible === false) return { reason: 'hidden by its source (is_visible is false)' };
  return finishPosting({
    source: 'simplify',
    externalId: textOf(row.id),
    title: textOf(row.title),
    companyName: textOf(row.company_name),
    url: webLink(row.url),
    locations: textsOf(row.locations),
    postedAt: statedTime(row.date_posted, { now }),
    closedAt: row.active === false ? statedTime(row.date_updated, { now }) : null,
  });
}
