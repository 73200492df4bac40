import { coachCount, coachRequest } from '@foothold/core/ai/builtin/search-coach/coach-request.ts';
import type { CoachSearch, CountSearch } from '@foothold/core/ai/builtin/search-coach/coach-search.ts';
import type { CoachQuestion } from '@foothold/core/ai/builtin/search-coach/search-coach.ts';
import { typedSearch } from '@foothold/core/ai/builtin/search-coach/searches-meant.ts';
import { jobsSearch } from '@foothold/core/contract/jobs.ts';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { recordName } from '@foothold/core/entities/record-name.ts';
import { plainTitle } from '@foothold/core/search/plain-title.ts';
import { firstDayOfWeek } from '@foothold/core/tracking/weekly-activity.ts';
import { t } from '@lingui/core/macro';
import type { Clock } from '../../data/rows/clock.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import { readRow } from '../../data/rows/read-rows.ts';
import { queryHidden } from '../../data/settings/hidden.ts';
import { querySavedSearches } from '../../data/settings/saved-searches.ts';
import { querySetting } from '../../data/settings/settings.ts';
import { queryWorkRecord } from '../../data/statistics/work-record.ts';
import type { call } from '../../platform/server/api.ts';
import { leavingOut } from '../search/left-out.ts';
import { searchKey, stateOfSaved } from '../search/saved-search-state.ts';
import { defaultSort, noFilters, type SearchState, searchAddress } from '../search/search-address.ts';
import { filtersOfSettings } from '../search/search-request.ts';

/** What the coach stands on; `jobId` is the job at hand. */
export type CoachContext = {
  db: OwnData;
  clock: Clock;
  ask: typeof call;
  signal: AbortSignal;
  jobId?: number | undefined;
  /** The question as typed; '' where it is not read. */
  question?: string | undefined;
  /** What the conversation is about: words to judge as a search where the question types none; '' for none. */
  term?: string | undefined;
  locale?: string | undefined;
};

/**
 * What the search coach is asked: the search that is typed in the question and saved nowhere, that of the job at hand, the recent
 * one and the saved ones, newest first, each once under all its names;
 * how they are counted, with what the person hid left out; what applications came to.
 */
export async function coachQuestion(context: CoachContext): Promise<CoachQuestion> {
  const { db, clock, signal, jobId, question = '', term: topic = '', locale } = context;
  const country = await querySetting(db, 'jobSearch', 'countrycode');
  const [job, recent, saved] = [
    jobId === undefined ? null : await jobSearch(db, jobId),
    await recentSearch(db),
    (await querySavedSearches(db)).rows,
  ];
  const own = eachOnce([
    ...(job ? [{ ...job, country }] : []),
    ...(recent ? [{ name: t`Your last search`, state: recent, country }] : []),
    ...saved.map((one) => ({ name: one.name, state: stateOfSaved(one), country: one.countrycode })),
  ]);
  const term = typedSearch(question, own.map(namedSearchOf)) || topic;
  const typed = term ? [{ name: t`“${term}”`, state: await typedState(db, term), country }] : [];
  const searches = eachOnce([...typed, ...own]);
  const today = calendarDate(clock.now());
  const { rates } = await queryWorkRecord(db, { today, firstDay: firstDayOfWeek() }, signal);
  return {
    question,
    searches: searches.map(namedSearchOf),
    count: await counter(context),
    rates: { source: rates.source, fit: rates.fit },
    locale,
  };
}

type ListedSearch = { name: string; state: SearchState; country: string; otherNames?: string[] };

const namedSearchOf = ({ name, state, country, otherNames = [] }: ListedSearch) => ({
  ...{ name, otherNames, search: coachSearchOf(state, country) },
});

/** Each search once, in its first place; the names it has in others are kept. */
function eachOnce(searches: readonly ListedSearch[]): ListedSearch[] {
  const found = new Map<string, ListedSearch>();
  for (const { name, state, country, otherNames = [] } of searches) {
    const key = searchKey(state, country);
    const known = found.get(key);
    if (known) known.otherNames = [...(known.otherNames ?? []), name, ...otherNames];
    else found.set(key, { name, state, country, otherNames });
  }
  return [...found.values()];
}

async function jobSearch(db: OwnData, id: number): Promise<{ name: string; state: SearchState } | null> {
  const stored = await db.jobs.get(id);
  const job = stored && readRow('jobs', stored).record;
  if (!job || job.jobTitle.trim() === '') return null;
  const term = plainTitle(job.jobTitle);
  return {
    name: t`Jobs like “${recordName(job)}”`,
    state: stateOf({ ...noFilters, term, place: job.location }),
  };
}

/** The words that are typed, where one searched last. */
async function typedState(db: OwnData, term: string): Promise<SearchState> {
  const recent = await recentSearch(db);
  return stateOf({ ...noFilters, term, ...(recent && { place: recent.place, distance: recent.distance }) });
}

/** The search of last time; null where nothing was searched for yet. */
async function recentSearch(db: OwnData): Promise<SearchState | null> {
  const [searchTerm, location, distance, age, companyName] = await Promise.all([
    querySetting(db, 'jobSearch', 'searchTerm'),
    querySetting(db, 'jobSearch', 'location'),
    querySetting(db, 'jobSearch', 'distance'),
    querySetting(db, 'jobSearch', 'age'),
    querySetting(db, 'jobSearch', 'companyName'),
  ]);
  const filters = filtersOfSettings({ searchTerm, location, distance, age, companyName });
  return filters.term || filters.place || filters.company ? stateOf(filters) : null;
}

const stateOf = (filters: Omit<SearchState, 'sort' | 'page' | 'posting'>): SearchState => ({
  ...filters,
  sort: defaultSort(filters.term),
  page: 1,
  posting: null,
});

/** A search as the coach changes it. */
function coachSearchOf(state: SearchState, country: string): CoachSearch {
  const { term, place, distance, age, company, exact, literal, namesOff, only, exclude } = state;
  const words = { literal: [...literal], namesOff: [...namesOff], exactTerm: exact };
  return { term, place, distance, age, company, country, ...words, only, exclude };
}

function stateOfCoach({ exactTerm, country: _, ...search }: CoachSearch): SearchState {
  return stateOf({ ...search, exact: exactTerm, withOld: false });
}

/** The address that a search of the coach opens on. */
export function coachAddress(search: CoachSearch): string {
  return searchAddress(stateOfCoach(search));
}

/** Counts by the search call; a call that fails ends the counting, one that the person stopped is thrown. */
async function counter({ db, ask, signal }: CoachContext): Promise<CountSearch> {
  const hidden = await queryHidden(db);
  return async (search, { facets }) => {
    const body = leavingOut(coachRequest(search, { facets }), hidden);
    try {
      return coachCount(await ask(jobsSearch, { body, signal }));
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
}
