import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a job of Workable's widget. It names no employer: that is the board's. */
export function readWorkable(record: unknown, { now, company = '' }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const listed = Array.isArray(row.locations) ? row.locations.map(fieldsOf) : [];
  const places = listed.map((place) => placeOf(place?.city, place?.region, place?.country)).filter(Boolean);
  return finishPosting({
    source: 'workable',
    externalId: textOf(row.shortcode),
    title: textOf(row.title),
    companyName: company,
    url: webLink(row.url) || webLink(row.shortlink),
    locations: places.length > 0 ? places : [placeOf(row.city, row.state, row.country)],
    remote: row.telecommuting === true ? true : null,
    employmentType: textOf(row.employment_type),
    workplaceText: textOf(row.workplace),
    seniorityText: textOf(row.experience),
    description: textOf(row.description),
    category: textOf(row.function) || textOf(row.department),
    postedAt: statedTime(row.published_on, { now }) ?? statedTime(row.created_at, { now }),
  });
}

function placeOf(...parts: unknown[]): string {
  return parts.map(textOf).filter(Boolean).join(', ');
}
