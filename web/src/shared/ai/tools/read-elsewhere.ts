import { fencedData } from '@foothold/core/ai/tools/fenced-data.ts';
import type { ToolArgs } from '@foothold/core/ai/tools/tool-args.ts';
import { citiesList } from '@foothold/core/contract/geography.ts';
import { jobsSearch } from '@foothold/core/contract/jobs.ts';
import { occupationSearch } from '@foothold/core/contract/occupations.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { thousands } from '@foothold/core/text/display.ts';
import { t } from '@lingui/core/macro';
import { href } from '../../../platform/href.ts';
import { searchAddress } from '../../search/search-address.ts';
import { askedSearch, ownRequest } from './asked-search.ts';
import type { ToolContext } from './tool-context.ts';
import type { ReadRow, ToolResult } from './tool-result.ts';

const usual = 10;

/** Open postings of a search, as the search screen would list them. */
export async function readPostings(
  { most = usual, ...asked }: ToolArgs<'search_postings'>,
  { db, ask, signal }: ToolContext,
): Promise<ToolResult> {
  const state = askedSearch(asked);
  const body = await ownRequest(db, state, most);
  const { results, totalResults, closeResults, totalIsCapped, notices, isSample } = await ask(jobsSearch, {
    body,
    signal,
  });
  const shown = results.slice(0, most);
  const said = [
    ...notices.map(({ message }) => message),
    ...(closeResults > 0 ? [`Of these, ${closeResults} only come close, listed last.`] : []),
    ...(totalIsCapped ? [`There are more than ${totalResults}.`] : []),
    ...(isSample ? ['These are sample postings: they are made up.'] : []),
  ];
  const found = fencedData('postings', shown.map(postingFacts), { total: totalResults });
  return {
    ok: true,
    title: t`Postings: ${asked.words}`,
    rows: shown.map((posting) => ({
      kind: 'posting',
      id: posting.id,
      title: [posting.jobTitle, posting.companyName].filter(Boolean).join(' · '),
      detail: [posting.location, posting.salary].filter(Boolean).join(' · '),
      to: searchAddress({ ...state, posting: String(posting.id) }),
    })),
    total: totalResults,
    text: [...said, found].join('\n'),
  };
}

function postingFacts(posting: JobSearchResult) {
  const { id, jobTitle, companyName, location, salary, workplace, jobType, description } = posting;
  const { daysAgoPosted, distanceMiles } = posting;
  const age = daysAgoPosted < 0 ? null : daysAgoPosted;
  const miles = distanceMiles === null ? null : Math.round(distanceMiles);
  const offer = { pay: salary, workplace, jobType, daysAgo: age, miles, begins: description };
  return { id, title: jobTitle, company: companyName, place: location, ...offer };
}

/** Cities whose names begin with the words, the largest first. */
export async function readCities(
  { words, most = usual }: ToolArgs<'cities'>,
  { ask, signal }: ToolContext,
): Promise<ToolResult> {
  const order = { sort: 'population', ascending: 'false' } as const;
  const query = { ...order, text: words.slice(0, 100), offset: 0, limit: most };
  const { results, total } = await ask(citiesList, { query, signal });
  return {
    ok: true,
    title: t`Cities: ${words}`,
    rows: results.map(cityRow),
    total,
    text: fencedData('cities', results.map(cityFacts), { total }),
  };
}

function cityFacts({ id, name, stateCode, country, population, timeZone }: GeoRow) {
  return { id, name, state: stateCode, country, population, timeZone };
}

function cityRow({ id, name, stateCode, country, population }: GeoRow): ReadRow {
  const people = population === null ? '' : thousands(population);
  return {
    kind: 'city',
    id,
    title: [name, stateCode].filter(Boolean).join(', '),
    detail: [country, people && t`${people} people`].filter(Boolean).join(' · '),
    to: href('/city/details/:cityId', { cityId: id }),
  };
}

/** Occupations whose titles hold the words. */
export async function readOccupations(
  { words, most = usual }: ToolArgs<'occupations'>,
  { ask, signal }: ToolContext,
): Promise<ToolResult> {
  const query = { text: words.slice(0, 100), limit: most };
  const { results } = await ask(occupationSearch, { query, signal });
  const facts = results.map(({ code, description, searchTerm }) => ({
    code,
    title: description,
    searchTerm,
  }));
  return {
    ok: true,
    title: t`Occupations: ${words}`,
    rows: results.map(({ code, description }) => ({
      kind: 'occupation',
      id: code,
      title: description,
      detail: code,
      to: href('/job/occupations', { search: { code } }),
    })),
    total: results.length,
    text: fencedData('occupations', facts),
  };
}
