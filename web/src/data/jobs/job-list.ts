import { addDays, type CalendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import {
  type JobFilterField,
  type JobSortedField,
  jobField,
  jobFilterFields,
  jobSortedFields,
} from '@foothold/core/entities/job/job-entity.ts';
import { searchWords } from '@foothold/core/entities/job/job-stamp.ts';
import type { JobStatus, JobStatusGroup } from '@foothold/core/entities/job/job-status.ts';
import { type FitWord, fitWords } from '@foothold/core/fit/fit.ts';
import type { Collection } from 'dexie';
import { useOwnQuery } from '../db/own-query.ts';
import { unlistedJobKeys } from '../rows/job-keys.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type Rows, readRows } from '../rows/read-rows.ts';
import { jobsAroundWord, jobsOfNumber, readAroundJobs } from './around-search.ts';
import { type CommuteLimit, commuteKm, jobsWithinCommute } from './commute-order.ts';
import { jobsWithTag } from './tag-use.ts';

/** What a list of jobs can be sorted by; `source` groups equal ones. */
export type JobSort =
  | 'updatedAt'
  | 'dateAdded'
  | 'jobTitle'
  | 'companyName'
  | 'status'
  | 'statusDate'
  | 'heardDate'
  | 'dateApplied'
  | 'pay'
  | 'fit'
  | 'commute'
  | 'source'
  | 'submissionMethod'
  | JobSortedField;

/** Which jobs, in which order, and which window of them; conditions add up. */
export type JobFilter = {
  /** Stored choices: any of them. */
  [F in JobFilterField]?: readonly string[] | undefined;
} & {
  group?: JobStatusGroup | undefined;
  statuses?: readonly JobStatus[] | undefined;
  applied?: boolean | undefined;
  /** Keys of resumes: any of them. */
  resumes?: readonly number[] | undefined;
  /** How well the resume fits, as far as that was worked out: any of these words. */
  fit?: readonly FitWord[] | undefined;
  /** At most so far from where the person starts; jobs without coordinates are not in it. */
  commute?: CommuteLimit | undefined;
  /** Calendar dates, both included; '' leaves that end open. */
  appliedBetween?: DateRange | undefined;
  /** As `appliedBetween`, for the day the job was saved, where the person is. */
  addedBetween?: DateRange | undefined;
  /** All words must occur in title, company, place, tags, own fields or notes, or around the job, each as the start of a word. */
  text?: string | undefined;
  sort?: JobSort | undefined;
  ascending?: boolean | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** From one calendar date to another. */
export type DateRange = { from: string; to: string };

/** A window of a list. `total` counts all that match; `broken` names rows that could not be read. */
export type JobList = Rows<Job> & { total: number; hasMore: boolean };

const indexOfSort = {
  updatedAt: 'updatedAt',
  dateAdded: 'dateAdded',
  jobTitle: 'keys.title',
  companyName: 'keys.company',
  status: 'keys.rank',
  statusDate: 'statusDate',
  heardDate: 'heardDate',
  dateApplied: 'dateApplied',
  pay: 'keys.pay',
  source: 'source',
  submissionMethod: 'submissionMethod',
} as const satisfies Record<Exclude<JobSort, JobSortedField | 'fit' | 'commute'>, string>;

/** The person's jobs by filter, live; newest change first unless said. The last list stays while a new one loads. */
export function useJobs(filter: JobFilter = {}): JobList | undefined {
  return useOwnQuery(`jobs ${JSON.stringify(filter)}`, (db) => queryJobs(db, filter), { keep: true });
}

/**
 * A window of the list. Filtering and sorting read keys of indexes only; rows are read for the window alone, so that
 * the length of the list hardly matters. Rows no index holds come at the end of the first window.
 */
export async function queryJobs(db: OwnData, filter: JobFilter): Promise<JobList> {
  const { limit = 200, offset = 0 } = filter;
  // All at once: each question costs a way to the browser's storage and back. Saved counts every row there is, so that
  // the list and the tile of /work agree even when some do not read.
  const [lost, { keys, total }, saved] = await Promise.all([
    unlistedJobKeys(db),
    orderedKeys(db, filter, { offset, limit }),
    isUnfiltered(filter) ? db.jobs.count() : null,
  ]);
  const window = offset === 0 ? [...new Set([...keys, ...lost])] : keys.filter((key) => !lost.includes(key));
  const stored = await db.jobs.bulkGet(window);
  const { rows, broken } = readRows(
    'jobs',
    stored.filter((row) => row !== undefined),
  );
  const shown = isUnfiltered(filter) ? rows : rows.filter((job) => !lost.includes(job.internalId));
  return { rows: shown, broken, total: saved ?? total, hasMore: offset + limit < total };
}

/**
 * The keys of all jobs that a filter finds, in its order, out of indexes alone: ten thousand rows are read for nobody.
 * Rows no index holds, which cannot be read either, are not among them.
 */
export async function queryJobKeys(db: OwnData, filter: JobFilter): Promise<number[]> {
  const { keys } = await orderedKeys(db, filter, { offset: 0, limit: Number.POSITIVE_INFINITY });
  return keys;
}

async function orderedKeys(
  db: OwnData,
  filter: JobFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ keys: number[]; total: number }> {
  const { ascending = false, sort } = filter;
  if (sort === 'fit') return keysByRank(db, filter, { offset, limit }, [fitRanks(db), -1]);
  if (sort === 'commute')
    return keysByRank(db, filter, { offset, limit }, [commuteKm(db), Number.POSITIVE_INFINITY]);
  if (sort && isSortedField(sort)) {
    const [ordered, sets] = await Promise.all([
      keysByField(db, sort, ascending),
      Promise.all(matchingSets(db, filter)),
    ]);
    const matching = ordered.filter((key) => sets.every((set) => set.has(key)));
    return { keys: matching.slice(offset, offset + limit), total: matching.length };
  }
  const { collection, rest } = inOrder(db, filter);
  const sets = await Promise.all(matchingSets(db, rest));
  if (sets.length === 0 && Number.isFinite(limit)) {
    // A clone each: one sees what is done to the collection it was made of, and the two are asked at once.
    const total = collection.clone().count();
    const ordered = ascending ? collection.clone() : collection.clone().reverse();
    return { keys: await ordered.offset(offset).limit(limit).primaryKeys(), total: await total };
  }
  // All keys forwards come in one request; backwards the browser hands them over one by one.
  const matching = (await collection.primaryKeys()).filter((key) => sets.every((set) => set.has(key)));
  if (!ascending) matching.reverse();
  return { keys: matching.slice(offset, offset + limit), total: matching.length };
}

const isSortedField = (sort: JobSort): sort is JobSortedField =>
  (jobSortedFields as readonly string[]).includes(sort);

/** The keys of all jobs in the order of a field that many leave empty: those come last, the newest change first. */
async function keysByField(db: OwnData, field: JobSortedField, ascending: boolean): Promise<number[]> {
  const filled = db.jobs.where(field).above('');
  // A person's own words are sorted as a person does, and only for that they are read: the browser hands over the values
  // of an index one by one.
  const isWords = jobField(field).kind === 'line';
  const [values, keys, all] = await Promise.all([
    isWords ? filled.clone().keys() : [],
    filled.clone().primaryKeys(),
    db.jobs.orderBy('updatedAt').primaryKeys(),
  ]);
  const ordered = isWords
    ? keys
        .map((key, at) => ({ key, text: String(values[at]) }))
        .sort((a, b) => words.compare(a.text, b.text))
        .map(({ key }) => key)
    : keys;
  const known = new Set(keys);
  return [...(ascending ? ordered : ordered.toReversed()), ...all.reverse().filter((key) => !known.has(key))];
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** By a number that no index holds, of equal ones the newest change first; `unknown` is what jobs without one count as. */
async function keysByRank(
  db: OwnData,
  filter: JobFilter,
  { offset, limit }: { offset: number; limit: number },
  [asked, unknown]: [ranks: Promise<ReadonlyMap<number, number>>, unknown: number],
): Promise<{ keys: number[]; total: number }> {
  const [jobs, ranks, ...sets] = await Promise.all([
    db.jobs.orderBy('updatedAt').primaryKeys(),
    asked,
    ...matchingSets(db, filter),
  ]);
  const sign = filter.ascending ? 1 : -1;
  // What counts as endless is last either way.
  const rankOf = (key: number) => {
    const rank = ranks.get(key) ?? unknown;
    return rank === Number.POSITIVE_INFINITY ? rank : sign * rank;
  };
  const matching = jobs
    .filter((key) => sets.every((set) => set.has(key)))
    .reverse()
    .map((key) => ({ key, rank: rankOf(key) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
  return { keys: matching.slice(offset, offset + limit).map(({ key }) => key), total: matching.length };
}

/** The rank of the fit of each job that was judged. */
async function fitRanks(db: OwnData): Promise<ReadonlyMap<number, number>> {
  const judged = await Promise.all(fitWords.map((word) => keysOfFit(db, word)));
  return new Map(judged.flatMap((keys, rank) => keys.map((key) => [key, rank] as const)));
}

/** The index that gives the order, and what it does not filter by itself. Newest first within a group is one index. */
function inOrder(db: OwnData, filter: JobFilter): { collection: Collection<Job, number>; rest: JobFilter } {
  const { group, statuses } = filter;
  const sort = filter.sort === undefined || isSortedField(filter.sort) ? 'updatedAt' : filter.sort;
  if (sort === 'updatedAt' && group)
    return { collection: ofGroup(db, group), rest: { ...filter, group: undefined } };
  if (sort === 'updatedAt' && statuses?.length === 1) {
    const collection = db.jobs
      .where('[status+updatedAt]')
      .between([statuses[0], ''], [statuses[0], '\uffff']);
    return { collection, rest: { ...filter, statuses: undefined } };
  }
  const index = sort === 'fit' || sort === 'commute' ? 'updatedAt' : indexOfSort[sort];
  return { collection: db.jobs.orderBy(index), rest: filter };
}

const ofGroup = (db: OwnData, group: JobStatusGroup) =>
  db.jobs.where('[keys.group+updatedAt]').between([group, ''], [group, '\uffff']);

const isUnfiltered = ({ sort: _, ascending: _a, limit: _l, offset: _o, text, ...rest }: JobFilter) =>
  searchWords(text ?? '').length === 0 && Object.values(rest).every((value) => value === undefined);

/** The keys that fulfil each condition, one set a condition; none where nothing narrows the list. */
export function matchingSets(db: OwnData, filter: JobFilter): Promise<Set<number>>[] {
  const { jobs } = db;
  const { group, statuses, applied, resumes, fit, appliedBetween, addedBetween } = filter;
  // Each value by itself: together the browser would hand the keys over one by one.
  const anyOf = <V extends string | number>(index: string, values: readonly V[]) =>
    values.map((value) => jobs.where(index).equals(value));
  const asked: readonly Collection<Job, number>[][] = [
    group ? [ofGroup(db, group)] : [],
    anyOf('status', statuses ?? []),
    applied === undefined ? [] : anyOf('keys.applied', [applied ? 1 : 0]),
    ...jobFilterFields.filter((field) => field !== 'tags').map((field) => anyOf(field, filter[field] ?? [])),
    anyOf('resumeId', resumes ?? []),
    appliedBetween ? [jobs.where('dateApplied').between(...daysOf(appliedBetween), true, true)] : [],
    addedBetween ? [jobs.where('dateAdded').between(...instantsOf(addedBetween), true, false)] : [],
  ];
  const sets = asked
    .filter((either) => either.length > 0)
    .map(async (either) => {
      const keys = await Promise.all(either.map((collection) => collection.primaryKeys()));
      return new Set(keys.flat());
    });
  if (filter.tags?.length) sets.push(jobsWithTag(db, filter.tags).then((keys) => new Set(keys)));
  if (fit) sets.push(jobsOfFits(db, fit));
  if (filter.commute) sets.push(jobsWithinCommute(db, filter.commute));
  const isTyped = searchWords(filter.text ?? '').length > 0;
  return isTyped ? [...sets, jobsWithWords(db, filter.text ?? '')] : sets;
}

async function jobsOfFits(db: OwnData, words: readonly FitWord[]): Promise<Set<number>> {
  const keys = await Promise.all(words.map((word) => keysOfFit(db, word)));
  return new Set(keys.flat());
}

const keysOfFit = (db: OwnData, word: FitWord) =>
  db.fits.where('rank').equals(fitWords.indexOf(word)).primaryKeys();

/** The jobs in which, or in whose contacts, tasks and notes, each word occurs; and those of a contact of that phone number. */
async function jobsWithWords(db: OwnData, text: string): Promise<Set<number>> {
  const [around, ...own] = await Promise.all([
    readAroundJobs(db),
    ...searchWords(text).map((word) => db.jobs.where('keys.words').startsWith(word).primaryKeys()),
  ]);
  const [first = new Set<number>(), ...others] = searchWords(text).map(
    (word, at) => new Set([...(own[at] ?? []), ...jobsAroundWord(around, word)]),
  );
  const matching = [...first].filter((key) => others.every((set) => set.has(key)));
  return new Set([...matching, ...jobsOfNumber(around, text)]);
}

/** A job not applied for has the empty text for its day, which is before every date. */
const daysOf = ({ from, to }: DateRange): [string, string] => [from || '0', to || '\uffff'];

/** The first instant of a range of days where the person is, and the first after it. */
function instantsOf({ from, to }: DateRange): [string, string] {
  const start = (date: CalendarDate) => startOfDay(date, '').toISOString();
  return [isCalendarDate(from) ? start(from) : '', isCalendarDate(to) ? start(addDays(to, 1)) : '\uffff'];
}
