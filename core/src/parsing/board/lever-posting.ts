import { parseDate } from '../../dates/dates.ts';
import { decodeLine } from '../../text/html-entities.ts';
import { payFromNumbers } from '../pay/salary.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { fieldsOf, numberOf, textOf, textsOf, webLink } from './loose-fields.ts';

/** Reads a posting of Lever's Postings API; null for no object. It names no employer: `company` is the board's. */
export function readLeverPosting(
  record: unknown,
  { now, company = '' }: { now: number; company?: string | undefined },
): PostingFacts | null {
  const row = fieldsOf(record);
  if (!row) return null;
  const categories = fieldsOf(row.categories) ?? {};
  const all = textsOf(categories.allLocations);
  const pay = fieldsOf(row.salaryRange);
  const payText = decodeLine(textOf(row.salaryDescriptionPlain));
  return {
    externalId: textOf(row.id),
    title: textOf(row.text),
    companyName: company,
    url: webLink(row.hostedUrl) || webLink(row.applyUrl),
    locations: all.length > 0 ? all : textsOf(categories.location),
    remote: remoteOf(textOf(row.workplaceType)),
    employmentType: textOf(categories.commitment),
    workplaceText: textOf(row.workplaceType),
    payText,
    pay: pay
      ? payFromNumbers({
          min: numberOf(pay.min),
          max: numberOf(pay.max),
          currency: textOf(pay.currency) || null,
          interval: textOf(pay.interval).replaceAll('-', ' ') || null,
          text: payText,
        })
      : null,
    ...(textOf(pay?.currency) && { hasCurrency: true }),
    description: descriptionOf(row),
    category: textOf(categories.team) || textOf(categories.department),
    postedAt: parseDate(row.createdAt, { now }),
    closedAt: null,
  };
}

function remoteOf(workplace: string): boolean | null {
  return workplace === 'remote' ? true : workplace === 'on-site' || workplace === 'hybrid' ? false : null;
}

/** The text comes in pieces: an introduction, lists with headings, an end. */
function descriptionOf(row: Record<string, unknown>): string {
  const lists = Array.isArray(row.lists) ? row.lists.map(fieldsOf) : [];
  const pieces = lists.map((list) => {
    const heading = textOf(list?.text).replaceAll('<', '&lt;');
    return `${heading ? `<h3>${heading}</h3>` : ''}<ul>${textOf(list?.content)}</ul>`;
  });
  return [textOf(row.description), ...pieces, textOf(row.additional)].join('');
}
