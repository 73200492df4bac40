import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a job of Arbeitnow's feed. `remote: false` is also said of jobs that allow it, so it says nothing. */
export function readArbeitnow(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  return finishPosting({
    source: 'arbeitnow',
    externalId: textOf(row.slug),
    title: textOf(row.title),
    companyName: textOf(row.company_name),
    url: webLink(row.url),
    locations: textsOf(row.location),
    remote: row.remote === true ? true : null,
    employmentType: textsOf(row.job_types).join(', '),
    description: textOf(row.description),
    category: textsOf(row.tags)[0] ?? '',
    postedAt: statedTime(row.created_at, { now }),
  });
}
