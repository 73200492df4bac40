import { statedTime } from '@foothold/core/dates/dates.ts';
import {
  fieldsOf,
  flagOf,
  numberOf,
  textOf,
  textsOf,
  webLink,
} from '@foothold/core/parsing/board/loose-fields.ts';
import { payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { boardPostingId } from '../record/board-posting-id.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/**
 * Reads a record of the tech-salary-radar feed. Its pay is numbers in the original currency; its `region` and its
 * dollar figures are that project's own reckoning and left out. `job_uid` is `board:employer:id`.
 */
export function readTechSalaryRadar(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const source = textOf(row.source).toLowerCase() || 'tech-salary-radar';
  const companyName = textOf(row.company);
  const [, , ...id] = textOf(row.job_uid).split(':');
  const pay = payFromNumbers({
    min: numberOf(row.salary_min_orig),
    max: numberOf(row.salary_max_orig),
    currency: textOf(row.currency_original) || null,
    interval: textOf(row.salary_interval_orig) || null,
  });
  return finishPosting({
    source,
    externalId: id.length > 0 ? boardPostingId(source, companyName, id.join(':')) : textOf(row.job_uid),
    title: textOf(row.title),
    companyName,
    url: webLink(row.apply_url),
    locations: textsOf(row.location_raw),
    // The feed marks remote with false for “not said” as well, so only true counts.
    remote: flagOf(row.is_remote) === true ? true : null,
    employmentType: textOf(row.employment_type),
    pay,
    postedAt: statedTime(row.published_at, { now }),
    seenAt: statedTime(row.first_seen, { now }),
  });
}
