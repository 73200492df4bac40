import type { PostingDocument } from '@foothold/api/src/posting-index/port/posting-document.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { payAYear } from '@foothold/core/parsing/pay/pay-year.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { readWorkplace } from '@foothold/core/parsing/place/workplace.ts';
import { parseJobType } from '@foothold/core/parsing/posting/employment-type.ts';
import { readSeniority } from '@foothold/core/parsing/posting/seniority.ts';
import { signs } from '@foothold/core/search/search-vector.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { readTitle } from '@foothold/core/search/vocabulary.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { madePostings } from './made-postings.ts';

const daySeconds = 86_400;
const oldestDays = 120;

/** Documents of the made postings 0 … `count`, as an import would index them. Places are made up, one for each city. */
export function madeDocuments(now: Date, count: number): PostingDocument[] {
  const documents: PostingDocument[] = [];
  for (const made of madePostings(now, 0, count)) {
    const description = made.description ?? '';
    const { workplace } = readWorkplace({ title: made.title, stated: made.workplaceText ?? '' });
    const jobType = parseJobType(made.employmentType ?? '');
    const seniority = readSeniority(made.title, made.seniorityText ?? '');
    const pay = parsePay(made.payText ?? '');
    const year = payAYear(pay);
    const states = (made.locations ?? []).flatMap((place) => place.split(', ').at(-1) ?? []).filter(isState);
    const isRemote = made.remote === true;
    documents.push({
      id: documents.length + 1,
      title: titleWords(made.title),
      company: titleWords(made.companyName),
      text: titleWords(htmlToText(description)),
      signs: [
        ...readTitle(made.title).trades.map(signs.trade),
        ...(jobType === '' ? [] : [signs.type(jobType)]),
        ...(seniority === 'unknown' ? [] : [signs.level(seniority)]),
      ],
      companyKey: companyKey(made.companyName),
      posted: Math.floor(Number(made.postedAt) / 1000),
      closes: null,
      added: Math.floor(Number(made.postedAt) / 1000),
      isStale: documents.length % 20 === 0,
      group: null,
      source: made.source,
      category: made.category ?? '',
      workplace,
      jobType,
      seniority,
      isRemote,
      areas: ['US', ...states.map((state) => `US-${state}`)],
      openTo: isRemote ? ['US'] : [],
      pay: year ? { least: year, most: year, currency: pay?.currency ?? 'USD' } : null,
      places: isRemote ? [] : (made.locations ?? []).map(placeOf),
      facts: documents.length % 3 === 0 ? { shift: [documents.length % 2 ? 'day' : 'night'] } : {},
    });
  }
  return documents;
}

const isState = (text: string) => text.length === 2;

/** Somewhere in the United States, the same for the same city. */
function placeOf(city: string): { lat: number; lng: number } {
  let hash = 7;
  for (const letter of city) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003;
  return { lat: 30 + (hash % 170) / 10, lng: -120 + (hash % 450) / 10 };
}

/**
 * Documents `from` … `to`: copies of the made ones under other ids and days, one in six with another posting of its job.
 */
export function* copiedDocuments(
  made: readonly PostingDocument[],
  now: Date,
  [from, to]: readonly [number, number],
): Generator<PostingDocument> {
  const today = Math.floor(now.getTime() / 1000);
  for (let id = from; id < to; id += 1) {
    const document = made[id % made.length];
    if (!document) return;
    const posted = today - ((id * 7919) % (oldestDays * daySeconds));
    yield { ...document, id: id + 1, posted, group: id % 12 < 2 ? Math.floor(id / 12) + 1 : null };
  }
}
