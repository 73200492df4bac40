import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a job of Remotive's feed; all of it is remote work, and its places are where people may live. */
export function readRemotive(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const places = textOf(row.candidate_required_location)
    .split(',')
    .map((place) => place.trim());
  return finishPosting({
    source: 'remotive',
    externalId: textOf(row.id),
    title: textOf(row.title),
    companyName: textOf(row.company_name),
    url: webLink(row.url),
    locations: places.filter(Boolean).map((place) => `Remote (${place})`),
    remote: true,
    employmentType: textOf(row.job_type),
    payText: textOf(row.salary),
    description: textOf(row.description),
    category: textOf(row.category),
    postedAt: statedTime(row.publication_date, { now }),
  });
}
