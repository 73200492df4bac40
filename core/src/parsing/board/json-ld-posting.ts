import { statedTime } from '../../dates/dates.ts';
import type { Pay } from '../../entities/posting/posting.ts';
import { parsePay, payFromNumbers } from '../pay/salary.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { isJobPosting } from './json-ld-blocks.ts';
import { fieldsOf, flagOf, numberOf, textOf, textsOf, webLink } from './loose-fields.ts';

/**
 * Reads a schema.org JobPosting as employers put it into their pages for search engines; null for anything else. A
 * title or a company may be missing. `externalId` is the employer's own identifier, unique beside the employer only.
 */
export function readJsonLdPosting(record: unknown, { now }: { now: number }): PostingFacts | null {
  const node = fieldsOf(record);
  if (!node || !isJobPosting(node)) return null;
  const isRemote = textsOf(node.jobLocationType).some((text) => /telecommute/i.test(text));
  const basePay = listOf(node.baseSalary)[0];
  return {
    externalId: identifier(node.identifier),
    title: textOf(node.title) || textOf(node.name),
    companyName: textsOf(node.hiringOrganization)[0] ?? '',
    url: webLink(node.url) || webLink(node.sameAs),
    locations: [...listOf(node.jobLocation).map(placeText), ...(isRemote ? remoteTexts(node) : [])],
    remote: isRemote ? true : flagOf(node.remote),
    employmentType: textsOf(node.employmentType).join(', '),
    payText: typeof basePay === 'string' ? textOf(basePay) : '',
    pay: payOf(basePay, textOf(node.salaryCurrency)),
    description: textOf(node.description),
    category: textsOf(node.industry)[0] ?? textsOf(node.occupationalCategory)[0] ?? '',
    postedAt: statedTime(node.datePosted, { now }),
    closedAt: statedTime(node.validThrough, { now }),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** The employer's own number or address of the posting; '' where it gives none. */
function identifier(value: unknown): string {
  const [first] = listOf(value);
  return textOf(fieldsOf(first)?.value) || (typeof first === 'string' ? textOf(first) : '');
}

function placeText(place: unknown): string {
  if (typeof place === 'string') return textOf(place);
  const address = fieldsOf(place)?.address ?? place;
  const fields = fieldsOf(address);
  if (!fields) return textOf(address);
  const region = [textOf(fields.addressRegion), textOf(fields.postalCode)].filter(Boolean).join(' ');
  const parts = [textOf(fields.addressLocality), region, textOf(fields.addressCountry)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : textOf(fields.name);
}

function remoteTexts(node: Record<string, unknown>): string[] {
  const open = listOf(node.applicantLocationRequirements).map(textOf).filter(Boolean);
  return open.length > 0 ? open.map((name) => `Remote - ${name}`) : ['Remote'];
}

function payOf(value: unknown, outerCurrency: string): Pay | null {
  const amount = fieldsOf(value);
  if (!amount) {
    const number = numberOf(value);
    if (number === null) return parsePay(textOf(value));
    return payFromNumbers({ min: number, max: number, currency: outerCurrency || null, interval: null });
  }
  const inner = fieldsOf(amount.value) ?? amount;
  const single = numberOf(inner.value) ?? numberOf(amount.value);
  return payFromNumbers({
    min: numberOf(inner.minValue) ?? single,
    max: numberOf(inner.maxValue) ?? single,
    currency: textOf(amount.currency) || outerCurrency || null,
    interval: textOf(inner.unitText) || textOf(amount.unitText) || null,
  });
}
