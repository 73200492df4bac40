import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, textOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a posting of SmartRecruiters: the list has no text and no link, so the public address is built from its ids; the single posting has a text. */
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
    description: textIn(row),
    category: textOf(fieldsOf(row.function)?.label) || textOf(fieldsOf(row.department)?.label),
    postedAt: statedTime(row.releasedDate, { now }),
  });
}

const sections = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'] as const;

/** The text comes in sections, each with its heading. */
function textIn(row: Record<string, unknown>): string {
  const all = fieldsOf(fieldsOf(row.jobAd)?.sections);
  return sections
    .map((name) => fieldsOf(all?.[name]))
    .map((section) => ({
      heading: textOf(section?.title).replaceAll('<', '&lt;'),
      text: textOf(section?.text),
    }))
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => `${heading ? `<h3>${heading}</h3>` : ''}${text}`)
    .join('');
}
