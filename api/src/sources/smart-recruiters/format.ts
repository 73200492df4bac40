import { parseDate } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a posting of SmartRecruiters' list, which has no text and no link: the public page is made of its ids. */
export function readSmartRecruiters(record: unknown, { now, company = '' }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const id = textOf(row.id);
  const employer = textOf(fieldsOf(row.company)?.identifier);
  const place = fieldsOf(row.location);
  const parts = [textOf(place?.city), textOf(place?.region), textOf(place?.country).toUpperCase()];
  return finishPosting({
    source: 'smartrecruiters',
    externalId: id,
    title: textOf(row.name),
    companyName: textOf(row.company) || company,
    url: id && employer ? `https://jobs.smartrecruiters.com/${encodeURIComponent(employer)}/${id}` : '',
    locations: [textOf(place?.fullLocation) || parts.filter(Boolean).join(', ')],
    remote: place?.remote === true ? true : place?.hybrid === true ? false : null,
    employmentType: textOf(fieldsOf(row.typeOfEmployment)?.label),
    workplaceText: ['remote', 'hybrid'].filter((mode) => place?.[mode] === true).join(', '),
    seniorityText: textOf(fieldsOf(row.experienceLevel)?.label),
    category: textOf(fieldsOf(row.function)?.label) || textOf(fieldsOf(row.department)?.label),
    postedAt: parseDate(row.releasedDate, { now }),
  });
}
