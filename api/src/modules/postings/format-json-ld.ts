import { parseDate } from '@foothold/core/domain/dates.ts';
import type { Pay } from '@foothold/core/domain/posting.ts';
import { parsePay, payFromNumbers } from '@foothold/core/domain/salary.ts';
import { isJobPosting } from './json-ld-blocks.ts';
import {
  fieldsOf,
  finishPosting,
  flagOf,
  numberOf,
  type ReadContext,
  type ReadResult,
  stableId,
  textOf,
  textsOf,
  UnreadableRecord,
  webLink,
} from './posting-record.ts';

/** Reads a schema.org JobPosting as employers put it into their pages for search engines. */
export function readJsonLd(record: unknown, { now }: ReadContext): ReadResult {
  if (record instanceof UnreadableRecord) return { reason: record.reason };
  const node = fieldsOf(record);
  if (!node || !isJobPosting(node)) return { reason: 'not a schema.org JobPosting' };
  const companyName = textsOf(node.hiringOrganization)[0] ?? '';
  const isRemote = textsOf(node.jobLocationType).some((text) => /telecommute/i.test(text));
  const basePay = listOf(node.baseSalary)[0];
  return finishPosting({
    source: 'json-ld',
    externalId: identifier(node.identifier, companyName),
    title: textOf(node.title) || textOf(node.name),
    companyName,
    url: webLink(node.url) || webLink(node.sameAs),
    locations: [...listOf(node.jobLocation).map(placeText), ...(isRemote ? remoteTexts(node) : [])],
    remote: isRemote ? true : flagOf(node.remote),
    employmentType: textsOf(node.employmentType).join(', '),
    payText: typeof basePay === 'string' ? textOf(basePay) : '',
    pay: payOf(basePay, textOf(node.salaryCurrency)),
    description: textOf(node.description),
    category: textsOf(node.industry)[0] ?? textsOf(node.occupationalCategory)[0] ?? '',
    postedAt: parseDate(node.datePosted, { now }),
    closedAt: parseDate(node.validThrough, { now }),
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** An employer's own number is only unique beside the employer. */
function identifier(value: unknown, companyName: string): string {
  const [first] = listOf(value);
  const id = textOf(fieldsOf(first)?.value) || (typeof first === 'string' ? textOf(first) : '');
  if (id === '') return '';
  return /^https?:/.test(id) ? id : stableId('json-ld', companyName, id);
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
