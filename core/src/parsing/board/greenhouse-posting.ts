import { parseDate } from '../../dates/dates.ts';
import type { Pay } from '../../entities/posting/posting.ts';
import { isOtherMoney } from '../pay/base-pay.ts';
import { statedInterval } from '../pay/pay-interval.ts';
import { payFromNumbers } from '../pay/salary.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { fieldsOf, numberOf, textOf, textsOf, webLink } from './loose-fields.ts';

/** Reads a job of Greenhouse's Job Board API; null for no object. The text's markup comes escaped, which sanitising unpacks. */
export function readGreenhousePosting(
  record: unknown,
  { now, company = '' }: { now: number; company?: string | undefined },
): PostingFacts | null {
  const row = fieldsOf(record);
  if (!row) return null;
  const place = textOf(row.location);
  const offices = Array.isArray(row.offices) ? row.offices.map((office) => fieldsOf(office)?.location) : [];
  return {
    externalId: textOf(row.id),
    title: textOf(row.title),
    companyName: textOf(row.company_name) || company,
    url: webLink(row.absolute_url),
    locations: place === '' ? offices.map(textOf) : [place],
    remote: null,
    employmentType: metadataOf(row.metadata, /^(?:employment|job|position|worker|contract) type$/i),
    workplaceText: metadataOf(
      row.metadata,
      /^(?:work(?:place)?|remote|location)[ -](?:type|model|mode|status)$/i,
    ),
    payText: '',
    pay: payOf(row.pay_input_ranges),
    description: textOf(row.content),
    category: textsOf(row.departments)[0] ?? '',
    postedAt: parseDate(row.first_published, { now }) ?? parseDate(row.updated_at, { now }),
    closedAt: parseDate(row.application_deadline, { now }),
  };
}

/** Employers add fields of their own to a board; a few names are common. */
function metadataOf(metadata: unknown, name: RegExp): string {
  const fields = Array.isArray(metadata) ? metadata.map(fieldsOf) : [];
  return textsOf(fields.find((field) => name.test(textOf(field?.name)))?.value).join(', ');
}

/** Only a posting asked for by itself has pay, where the employer gives it; several ranges (“Zone A”) say no single one. */
function payOf(ranges: unknown): Pay | null {
  const [range, ...others] = Array.isArray(ranges) ? ranges.map(fieldsOf) : [];
  if (!range || others.length > 0) return null;
  const title = textOf(range.title);
  if (title.split(/[()]/).some((part) => isOtherMoney(part, ''))) return null;
  const major = (cents: number | null) => (cents === null ? null : cents / 100);
  return payFromNumbers({
    min: major(numberOf(range.min_cents)),
    max: major(numberOf(range.max_cents)),
    currency: textOf(range.currency_type) || null,
    // A title of the employer's own: “Annual Salary Range”, “US Zone 1”.
    interval: statedInterval(title) === null ? null : title,
  });
}
