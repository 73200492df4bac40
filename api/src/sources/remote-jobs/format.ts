import { parseDate } from '@foothold/core/dates/dates.ts';
import { fieldsOf, numberOf, textOf, textsOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { parsePay, payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { decodeLine } from '@foothold/core/text/html-entities.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a remotejobs.org record. The board carries remote work only; pay is text beside numbers without interval. */
export function readRemoteJobs(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const payText = decodeLine(textOf(row.salary_text));
  const min = numberOf(row.salary_min);
  const max = numberOf(row.salary_max);
  return finishPosting({
    source: 'remotejobs',
    externalId: textOf(row.id),
    title: textOf(row.title),
    companyName: textOf(row.company),
    url: webLink(row.apply_url) || webLink(row.url),
    locations: textsOf(row.location),
    remote: true,
    employmentType: textOf(row.type),
    payText,
    pay: parsePay(payText) ?? payFromNumbers({ min, max, currency: null, interval: null }),
    description: textOf(row.description),
    category: textOf(row.category),
    postedAt: parseDate(row.posted_at, { now }),
  });
}
