import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, numberOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** The others (BW every two weeks, PW piece work, FB by the fee, SY a school year, ST a stipend, WC unpaid) are none of ours. */
const intervals: Readonly<Record<string, string>> = { PA: 'year', PH: 'hour', PD: 'day', PM: 'month' };

/** Reads a job of the USAJOBS search; the employer is the agency. */
export function readUsaJobs(record: unknown, { now }: ReadContext): ReadResult {
  const item = fieldsOf(record);
  const row = fieldsOf(item?.MatchedObjectDescriptor);
  if (!item || !row) return { reason: 'not a job of USAJOBS' };
  const details = fieldsOf(fieldsOf(row.UserArea)?.Details);
  const places = Array.isArray(row.PositionLocation) ? row.PositionLocation.map(fieldsOf) : [];
  const pay = fieldsOf(Array.isArray(row.PositionRemuneration) ? row.PositionRemuneration[0] : null);
  return finishPosting({
    source: 'usajobs',
    externalId: textOf(item.MatchedObjectId),
    title: textOf(row.PositionTitle),
    companyName: textOf(row.OrganizationName) || textOf(row.DepartmentName),
    url: webLink(row.PositionURI),
    locations:
      places.length > 0 ? places.map((place) => placeOf(place)) : [textOf(row.PositionLocationDisplay)],
    remote: typeof details?.RemoteIndicator === 'boolean' ? details.RemoteIndicator : null,
    employmentType: [...textsOf(row.PositionOfferingType), ...textsOf(row.PositionSchedule)].join(', '),
    pay: pay
      ? payFromNumbers({
          min: numberOf(pay.MinimumRange),
          max: numberOf(pay.MaximumRange),
          currency: 'USD',
          interval: intervalOf(textOf(pay.RateIntervalCode)),
        })
      : null,
    description: descriptionOf(row, details),
    category: textsOf(row.JobCategory)[0] ?? '',
    postedAt: statedTime(row.PublicationStartDate, { now }),
    closedAt: statedTime(row.ApplicationCloseDate, { now }),
  });
}

function intervalOf(code: string): string | null {
  return code === '' ? null : (intervals[code] ?? `code ${code}`);
}

/** The country is beside the place, which repeats its state. */
function placeOf(place: Record<string, unknown> | null): string {
  const country = textOf(place?.CountryCode);
  const name = textOf(place?.CityName) || textOf(place?.LocationName);
  return country === '' || country === 'United States' ? name : `${name}, ${country}`;
}

function descriptionOf(row: Record<string, unknown>, details: Record<string, unknown> | null): string {
  const parts = [
    textOf(details?.JobSummary),
    ...textsOf(details?.MajorDuties),
    textOf(row.QualificationSummary),
  ];
  return parts.filter(Boolean).join('\n\n');
}
