import { isInstant, readerDate, type StatedTime, writtenDate } from '../../dates/stated-time.ts';
import { htmlToText } from '../../entities/posting/posting-text.ts';
import { payText } from '../pay/pay-text.ts';
import { parsePay, placedPay } from '../pay/salary.ts';
import { parseLocation } from '../place/location.ts';
import { countriesIn } from '../place/location-countries.ts';
import { decodedLines } from '../posting/decoded-lines.ts';
import { parseJobType } from '../posting/employment-type.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import {
  type Captured,
  type CapturedField,
  type CapturedJob,
  type CaptureOrigin,
  capturedFields,
} from './captured.ts';

/** What was read of a posting as fields of a form; only what was said, nothing that was guessed. */
export function capturedJob(given: PostingFacts, from: CaptureOrigin): CapturedJob {
  // The text of a page has been decoded as a whole.
  const facts = from === 'text' ? given : decodedLines(given);
  const countries = countriesIn(facts.locations);
  const placed = facts.pay && !facts.hasCurrency ? placedPay(facts.pay, countries) : facts.pay;
  const pay = placed ?? parsePay(facts.payText, { countries });
  const values: Partial<Record<CapturedField['field'], string>> = {
    jobTitle: line(facts.title),
    companyName: line(facts.companyName),
    url: line(facts.url),
    ...placeValues(facts),
    salary: line(pay ? payText(pay) : facts.payText),
    jobType: parseJobType(facts.employmentType),
    submissionUrl: line(facts.applyUrl ?? ''),
    datePosted: dayOf(facts.postedAt),
    externalId: line(facts.externalId),
    description: htmlToText(facts.description).slice(0, longestText),
  };
  const fields = fieldsWith(values, from);
  const { postedAt } = facts;
  if (postedAt === null || !isInstant(postedAt) || writtenDate(postedAt) !== null) return { fields };
  return { fields: fields.map((one) => (one.field === 'datePosted' ? { ...one, at: postedAt } : one)) };
}

/** `job` with the fields of `other` that it has not. */
export function completed(job: CapturedJob, other: CapturedJob): CapturedJob {
  const known = new Set(job.fields.map(({ field }) => field));
  const all = [...job.fields, ...other.fields.filter(({ field }) => !known.has(field))];
  const rank = (name: CapturedField['field']) => capturedFields.indexOf(name);
  return { fields: all.sort((a, b) => rank(a.field) - rank(b.field)) };
}

/** What the address of a posting says by itself: the link, and the board it is on where a job can name it as source. */
export function linkFields(url: string): CapturedJob {
  const host = URL.parse(url)?.hostname ?? '';
  const source = /(?:^|\.)indeed(?:\.[a-z]{2,20}){1,2}$/.test(host)
    ? 'indeed'
    : /(?:^|\.)linkedin\.com$/.test(host)
      ? 'linked-in'
      : '';
  return { fields: fieldsWith({ url: line(url), source }, 'link') };
}

/** What was read behind `link`: a single posting keeps the link where the page names none of its own. */
export function withLink({ postings, notices }: Captured, link: string): Captured {
  const fields = linkFields(link);
  const more =
    postings.length === 1 ? fields : { fields: fields.fields.filter(({ field }) => field !== 'url') };
  return { postings: postings.map((posting) => completed(posting, more)), notices };
}

/** The date as it is written; of an instant in UTC the one on this machine. */
function dayOf(at: StatedTime | null): string {
  return at === null ? '' : (writtenDate(at) ?? readerDate(at));
}

const longestText = 200_000;

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500).toWellFormed();
}

function fieldsWith(
  values: Partial<Record<CapturedField['field'], string>>,
  from: CaptureOrigin,
): CapturedField[] {
  return capturedFields.flatMap((field) => {
    const value = values[field] ?? '';
    return value === '' ? [] : [{ field, value, from }];
  });
}

/** City, state and country are filled where the posting names one place only. */
function placeValues({ locations, remote }: PostingFacts) {
  const given = locations.map(line).filter(Boolean);
  const location = line(given.join('; ')) || (remote ? 'Remote' : '');
  const places = given.flatMap((text) => parseLocation(text).places);
  const [only] = places;
  if (!only || places.length > 1 || only.candidates.length > 1) return { location };
  return { location, city: only.city, state: only.state, country: only.country };
}
