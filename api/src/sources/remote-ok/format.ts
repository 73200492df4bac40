import { statedTime } from '@foothold/core/dates/dates.ts';
import { fieldsOf, numberOf, textOf, webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { trimCharacters } from '@foothold/core/text/trim-characters.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';
import { repairEncoding } from '../record/repair-encoding.ts';

/** Reads a job of Remote OK's feed: remote work, pay in dollars a year where it is not 0, text at times mis-encoded. */
export function readRemoteOk(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  if (row.legal !== undefined) return { reason: 'the notice of the feed, no posting' };
  const text = (name: string) => repairEncoding(textOf(row[name]));
  const place = trimCharacters(text('location'), /[\s,]/);
  return finishPosting({
    source: 'remoteok',
    externalId: textOf(row.id),
    title: text('position'),
    companyName: text('company'),
    url: webLink(row.url) || webLink(row.apply_url),
    locations: place === '' ? [] : [place],
    remote: true,
    pay: payFromNumbers({
      min: numberOf(row.salary_min),
      max: numberOf(row.salary_max),
      currency: 'USD',
      interval: 'year',
    }),
    description: text('description'),
    postedAt: statedTime(row.date, { now }) ?? statedTime(row.epoch, { now }),
  });
}
