import type { JobPointsRequest, JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { readQuestion, readWithout } from '@foothold/core/search/search-question.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import type { Filter } from './search-filter.ts';
import { readWhere } from './search-places.ts';

const dayMs = 86_400_000;

type Notices = JobSearchAnswer['notices'];

/** A request as the filter it stands for, with what the person should know about how it was read. */
export type ReadFilter = {
  filter: Filter;
  /** True where something was asked for that nothing can match: signs alone, unknown places alone. */
  isFutile: boolean;
  places: JobSearchAnswer['places'];
  notices: Notices;
};

/** Reads what a job search asks for, page and order aside (READINGS R1, R16). */
export async function readFilter(
  geocoder: Geocoder,
  request: JobPointsRequest,
  now: Date,
): Promise<ReadFilter> {
  const notices: Notices = [];
  const country = request.selectedCountryCode?.toUpperCase() ?? null;
  const question = readQuestion(request.searchTerm);
  const asked = [...question.words, ...question.without.flat()];
  const words = readWords(request.searchTerm, () => asked, 'search term', notices);
  const companyWords = readWords(
    request.companyName ?? '',
    (text) => searchWords(foldCompanyName(text)),
    'company name',
    notices,
  );
  const read = await readWhere(geocoder, {
    location: request.location ?? '',
    distance: request.distance ?? searchLimits.distance,
    country,
  });
  notices.push(...read.notices);
  const { where, places } = read;
  const hasNoPlace = where !== null && where.centres.length + where.areas.length === 0 && !where.remote;
  const age = request.age ?? searchLimits.age;
  const filter: Filter = {
    ...question,
    without: [...question.without, ...readWithout(request.exclude?.words ?? [])],
    companyWords: companyWords?.length ? companyWords : null,
    where: hasNoPlace ? null : where,
    box: request.bbox ?? null,
    since: age > 0 ? new Date(Math.max(now.getTime() - age * dayMs, 0)) : null,
    // The year 0 is a date here and none for the database.
    addedAfter: request.since ? new Date(Math.max(Date.parse(request.since), 0)) : null,
    only: request.only ?? {},
    withoutCompanies: request.exclude?.companies ?? [],
    country,
    now,
  };
  return { filter, isFutile: words === null || companyWords === null || hasNoPlace, places, notices };
}

/** The words of a text: empty when nothing was typed, null when something was but none of it can be searched. */
function readWords(
  text: string,
  fold: (text: string) => string[],
  label: string,
  notices: Notices,
): string[] | null {
  const words = fold(text);
  if (words.length > 0 || text.trim() === '') return words;
  notices.push({
    code: 'nothing-to-search',
    message: `The ${label} has no letters or digits to search for.`,
  });
  return null;
}
