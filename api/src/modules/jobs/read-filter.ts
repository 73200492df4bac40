import type { JobPointsRequest, JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { TypedGroup, TypedSearch } from '@foothold/core/search/read-typed.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import type { SearchChoices } from '@foothold/core/search/search-choices.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import type { JobFilter } from './job-filter.ts';
import { readTerm } from './read-term.ts';
import { searchMessage } from './search.messages.ts';
import { readWhere } from './search-places.ts';

const dayMs = 86_400_000;

type Notices = JobSearchAnswer['notices'];

/** A request as the filter it stands for, with what the person should know about how it was read. */
export type ReadFilter = {
  filter: JobFilter;
  /** True where something was asked for that nothing can match: signs alone, unknown places alone. */
  isFutile: boolean;
  places: JobSearchAnswer['places'];
  notices: Notices;
};

/** Reads what a job search asks for, without page and order (docs/spec/readings.md R1, R16, R37). */
export async function readFilter(
  db: Queryable,
  geocoder: Geocoder,
  request: JobPointsRequest,
  now: Date,
): Promise<ReadFilter> {
  const notices: Notices = [];
  const country = request.selectedCountryCode?.toUpperCase() ?? null;
  const typed = await readTerm(db, geocoder, request);
  const search = withoutChosen(typed, request);
  const hasSigns = typed.key === '' && typed.without.length === 0 && typed.understood.length === 0;
  if (hasSigns && request.searchTerm.trim() !== '') notices.push(nothingIn('nothing-in-term'));
  const isFutileTerm = notices.length > 0;
  const company = request.companyName ?? '';
  const companyWords = searchWords(foldCompanyName(company));
  const isFutileCompany = companyWords.length === 0 && company.trim() !== '';
  if (isFutileCompany) notices.push(nothingIn('nothing-in-company'));
  const place = typed.understood.find(({ kind }) => kind === 'place')?.value ?? '';
  const read = await readWhere(geocoder, {
    location: (request.location ?? '').trim() === '' ? place : (request.location ?? ''),
    distance: request.distance ?? searchLimits.distance,
    country,
  });
  notices.push(...read.notices);
  const { where, places } = read;
  const hasNoPlace =
    where !== null &&
    where.centres.length + where.areas.length + where.remoteIn.length === 0 &&
    !where.remote;
  const asked = request.age ?? searchLimits.age;
  const age = asked > 0 ? asked : (typed.age ?? -1);
  const yearAgo = new Date(now.getTime() - 365 * dayMs);
  const left = (request.exclude?.words ?? []).map(titleWords).filter((words) => words.length > 0);
  const filter: JobFilter = {
    search: { ...search, without: [...search.without, ...left] },
    isExact: request.exactTerm === true,
    companyWords: companyWords.length > 0 ? companyWords : null,
    where: hasNoPlace ? null : where,
    box: request.bbox ?? null,
    since: age > 0 ? new Date(Math.max(now.getTime() - age * dayMs, 0)) : null,
    notBefore: request.withOld === false ? yearAgo : null,
    // The year 0 is a date here and none for the database.
    addedAfter: request.since ? new Date(Math.max(Date.parse(request.since), 0)) : null,
    only: { ...choicesOf(typed), ...request.only },
    withoutCompanies: request.exclude?.companies ?? [],
    withoutPostings: request.exclude?.postings ?? [],
    country,
    now,
  };
  return { filter, isFutile: isFutileTerm || isFutileCompany || hasNoPlace, places, notices };
}

/** What is typed as a filter that the request has no field for. */
function choicesOf({ understood }: TypedSearch): SearchChoices {
  const company = understood.find(({ kind }) => kind === 'company')?.value;
  return company === undefined ? {} : { companies: [company] };
}

const fields = { workplace: 'workplaces', type: 'jobTypes', level: 'seniorities' } as const;

/** A field of the request wins over what is typed of its kind (docs/spec/readings.md R37): those words need not be there then. */
function withoutChosen(typed: TypedSearch, { only = {} }: JobPointsRequest): TypedSearch {
  const isChosen = ({ kind, choice }: TypedGroup) =>
    kind === 'choice' && choice !== null && only[fields[choice]] !== undefined;
  const alternatives = typed.alternatives.map((groups) => groups.filter((group) => !isChosen(group)));
  return { ...typed, alternatives: alternatives.filter((groups) => groups.length > 0) };
}

function nothingIn(name: 'nothing-in-term' | 'nothing-in-company'): Notices[number] {
  return { code: 'nothing-to-search', ...told(searchMessage(name)) };
}
