import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, numberOf, textOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { boardPostingId } from '../record/board-posting-id.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads an offer of Recruitee's careers site API. */
export function readRecruitee(record: unknown, { now, company = '' }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const companyName = textOf(row.company_name) || company;
  const pay = fieldsOf(row.salary);
  return finishPosting({
    source: 'recruitee',
    externalId: boardPostingId('recruitee', companyName, textOf(row.id)),
    title: textOf(row.title),
    companyName,
    url: webLink(row.careers_url),
    locations: placesOf(row),
    remote: row.remote === true ? true : row.on_site === true || row.hybrid === true ? false : null,
    employmentType: textOf(row.employment_type_code),
    workplaceText: ['remote', 'hybrid', 'on_site'].filter((mode) => row[mode] === true).join(', '),
    seniorityText: textOf(row.experience_code).replaceAll('_', ' '),
    pay: pay
      ? payFromNumbers({
          min: numberOf(pay.min),
          max: numberOf(pay.max),
          currency: textOf(pay.currency) || null,
          interval: textOf(pay.period) || null,
        })
      : null,
    description: [textOf(row.description), textOf(row.requirements)].join(''),
    category: textOf(row.department),
    postedAt: statedTime(row.published_at, { now }) ?? statedTime(row.created_at, { now }),
    closedAt: statedTime(row.close_at, { now }),
  });
}

function placesOf(row: Record<string, unknown>): string[] {
  const all = Array.isArray(row.locations) ? row.locations.map(fieldsOf) : [];
  const places = all.map((place) =>
    [textOf(place?.city), textOf(place?.state), textOf(place?.country)].filter(Boolean).join(', '),
  );
  return places.some(Boolean) ? places : [textOf(row.location)];
}
