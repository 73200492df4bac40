import { parseDate } from '@foothold/core/dates/dates.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { fieldsOf, textOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { parseLocation } from '@foothold/core/parsing/place/location.ts';
import { parseJobType } from '@foothold/core/parsing/posting/employment-type.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

const longestPart = 160;

/**
 * Reads a comment of “Who is hiring?”. Its first line is `Company | Role | Place | …` by custom, in any order after the
 * company; a comment without such a line is refused, since which company and role it means would be a guess.
 */
export function readHackerNews(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const html = textOf(row.text);
  const [line = ''] = htmlToText(html).split('\n');
  const [company = '', ...parts] = line
    .split(/[|｜]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= longestPart);
  if (parts.length === 0) return { reason: 'no line “Company | Role | …” at its start' };
  const facts = factsOf(parts);
  if (facts.title === '') return { reason: 'no role in its first line' };
  const posting = {
    ...facts,
    source: 'hackernews',
    externalId: textOf(row.id),
    companyName: company.replace(/\s*\(?https?:\/\/\S+$/i, ''),
    url: `https://news.ycombinator.com/item?id=${encodeURIComponent(textOf(row.id))}`,
    description: html,
    postedAt: parseDate(row.created_at, { now }),
  };
  return finishPosting(posting, { isDecoded: true });
}

type LineFacts = {
  title: string;
  locations: string[];
  remote: boolean | null;
  employmentType: string;
  payText: string;
};

/** Each part of the line goes where its words say; the first that says nothing else is the role. */
function factsOf(parts: readonly string[]): LineFacts {
  const facts: LineFacts = { title: '', locations: [], remote: null, employmentType: '', payText: '' };
  for (const part of parts) {
    if (/^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(part)) continue;
    if (/\bremote\b/i.test(part)) {
      if (!/\b(?:no|not) remote\b/i.test(part)) facts.remote = true;
      facts.locations.push(part);
    } else if (/^(?:on-?site|hybrid|in[- ]?(?:person|office))\b/i.test(part)) facts.locations.push(part);
    else if (parsePay(part)?.currency) facts.payText ||= part;
    else if (parseJobType(part) !== '' && part.length < 40) facts.employmentType ||= part;
    else if (facts.title !== '' || isPlace(part)) facts.locations.push(part);
    else facts.title = part;
  }
  return { ...facts, locations: facts.locations.filter((part) => /\bremote\b/i.test(part) || isPlace(part)) };
}

/** True where the whole part is places with a known country: “Berlin, Germany”, “SF / NYC”. */
function isPlace(part: string): boolean {
  const { places, unresolved } = parseLocation(part);
  return places.length > 0 && unresolved.length === 0 && places.every((place) => place.country !== '');
}
