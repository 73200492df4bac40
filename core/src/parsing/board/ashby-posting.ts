import { parseDate } from '../../dates/dates.ts';
import { decodeLine } from '../../text/html-entities.ts';
import { parsePay, payFromNumbers } from '../pay/salary.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { fieldsOf, flagOf, numberOf, textOf, webLink } from './loose-fields.ts';

/** Reads a job of Ashby's public posting API; null for no object. It names no employer: `company` is the board's. */
export function readAshbyPosting(
  record: unknown,
  { now, company = '' }: { now: number; company?: string | undefined },
): PostingFacts | null {
  const row = fieldsOf(record);
  if (!row) return null;
  const others = Array.isArray(row.secondaryLocations) ? row.secondaryLocations : [];
  const workplace = textOf(row.workplaceType);
  const paid = payOf(fieldsOf(row.compensation));
  return {
    externalId: textOf(row.id),
    title: textOf(row.title),
    companyName: company,
    url: webLink(row.jobUrl) || webLink(row.applyUrl),
    locations: [textOf(row.location), ...others.map((other) => textOf(fieldsOf(other)?.location))],
    // `isRemote` is also true for hybrid work.
    remote: workplace === '' ? flagOf(row.isRemote) : workplace === 'Remote',
    employmentType: textOf(row.employmentType),
    workplaceText: workplace,
    ...paid,
    description: textOf(row.descriptionHtml) || textOf(row.descriptionPlain),
    category: textOf(row.team) || textOf(row.department),
    postedAt: parseDate(row.publishedAt, { now }),
    closedAt: null,
  };
}

/** One salary is taken as numbers; several tiers (“Zone A”) say no single range, and the summary stands as text. */
function payOf(
  compensation: Record<string, unknown> | null,
): Pick<PostingFacts, 'pay' | 'payText' | 'hasCurrency'> {
  const payText = decodeLine(
    textOf(compensation?.scrapeableCompensationSalarySummary) ||
      textOf(compensation?.compensationTierSummary),
  );
  const parts = compensation?.summaryComponents;
  const salaries = (Array.isArray(parts) ? parts : [])
    .map(fieldsOf)
    .filter((part) => part?.compensationType === 'Salary');
  const [only] = salaries;
  if (!only || salaries.length > 1) return { pay: parsePay(payText), payText };
  const pay = payFromNumbers({
    min: numberOf(only.minValue),
    max: numberOf(only.maxValue),
    currency: textOf(only.currencyCode) || null,
    // “NONE” is an interval of its own here.
    interval: typeof only.interval === 'string' ? only.interval : null,
    text: payText,
  });
  return { pay, payText, ...(textOf(only.currencyCode) && { hasCurrency: true }) };
}
