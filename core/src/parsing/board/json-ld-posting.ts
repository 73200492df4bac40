import { parseDate } from '../../dates/dates.ts';
import { decodeLine } from '../../text/html-entities.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { isJobPosting } from './json-ld-blocks.ts';
import { jsonLdPay } from './json-ld-pay.ts';
import { placeTexts } from './json-ld-places.ts';
import { fieldsOf, flagOf, textOf, textsOf, webLink } from './loose-fields.ts';

/**
 * Reads a schema.org JobPosting as employers put it into their pages for search engines; null for anything else. A
 * title or a company may be missing. `externalId` is the employer's own identifier, unique beside the employer only.
 */
export function readJsonLdPosting(record: unknown, { now }: { now: number }): PostingFacts | null {
  const node = fieldsOf(record);
  if (!node || !isJobPosting(node)) return null;
  const places = placeTexts(node.jobLocation);
  const isRemote =
    textsOf(node.jobLocationType).some((text) => /telecommut|\bremote\b/i.test(text)) ||
    places.some((text) => telecommute.test(text));
  return {
    externalId: identifier(node.identifier),
    title: textOf(node.title) || textOf(node.name),
    companyName: companyOf(node.hiringOrganization),
    url: webLink(node.url) || webLink(node.sameAs),
    locations: [
      ...places.filter((text) => !telecommute.test(text)),
      ...(isRemote ? remoteTexts(node.applicantLocationRequirements) : []),
    ],
    remote: isRemote ? true : flagOf(node.remote),
    employmentType: textsOf(node.employmentType).join(', '),
    ...jsonLdPay(node),
    description: textsOf(node.description).join('\n\n'),
    category: textsOf(node.industry)[0] ?? textsOf(node.occupationalCategory)[0] ?? '',
    postedAt: parseDate(node.datePosted, { now }),
    closedAt: parseDate(node.validThrough, { now }),
  };
}

const telecommute = /^telecommut/i;

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** The employer's own number or address of the posting; '' where it gives none. */
function identifier(value: unknown): string {
  const [first] = listOf(value);
  return textOf(fieldsOf(first)?.value) || (typeof first === 'string' ? textOf(first) : '');
}

/** The employer by its name, else its legal name. */
function companyOf(value: unknown): string {
  const names = listOf(value).map((one) => {
    const node = fieldsOf(one);
    if (!node) return textOf(one);
    const told = [node.name, node.legalName, node.alternateName, node['@value']];
    return told.flatMap(textsOf)[0] ?? '';
  });
  return names.find((name) => name !== '') ?? '';
}

function remoteTexts(regions: unknown): string[] {
  const open = placeTexts(regions).map(decodeLine);
  return open.length > 0 ? open.map((name) => `Remote - ${name}`) : ['Remote'];
}
