import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import {
  type JobFilterField,
  type JobSortedField,
  jobField,
  jobFilterFields,
  jobSortedFields,
} from '@foothold/core/entities/job/job-entity.ts';
import {
  isJobStatus,
  type JobStatus,
  type JobStatusGroup,
  jobStatuses,
  jobStatusGroups,
} from '@foothold/core/entities/job/job-status.ts';
import { tagKey, withTags } from '@foothold/core/entities/job/job-tags.ts';
import { type FitWord, fitWords } from '@foothold/core/fit/fit.ts';
import { type CommuteMode, commuteSpeeds } from '@foothold/core/geography/commute.ts';

const ownSorts = [
  'updatedAt',
  'jobTitle',
  'companyName',
  'status',
  'statusDate',
  'heardDate',
  'dateApplied',
  'dateAdded',
  'source',
  'submissionMethod',
  'pay',
  'fit',
  'commute',
] as const;

/** What the list can be sorted by; the words are in the address. */
export type JobSort = (typeof ownSorts)[number] | JobSortedField;

/** All of them. */
export const jobSorts: readonly JobSort[] = [...ownSorts, ...jobSortedFields];

/** Minutes that a way may be narrowed to, and by what. */
export const commuteChoices = [15, 30, 45, 60] as const;
export const travelModes = Object.keys(commuteSpeeds) as readonly CommuteMode[];

/** How the jobs are shown. */
export type JobsLook = 'table' | 'board';

/** Of each field with choices that narrows the list: those wanted, any of them; none for all. */
type ChosenKinds = { readonly [F in JobFilterField]: readonly string[] };

/** What the list shows and in which order: everything of it is in the address (docs/spec/design.md, State). */
export type JobsView = ChosenKinds & {
  readonly text: string;
  readonly statuses: readonly JobStatus[];
  readonly group: JobStatusGroup | null;
  readonly applied: boolean;
  /** Keys of own resumes: any of them. */
  readonly resumes: readonly number[];
  /** How well the resume fits: any of them. */
  readonly fit: readonly FitWord[];
  /** Minutes that the way may take at most by `travel`; 0 for any. */
  readonly within: number;
  readonly travel: CommuteMode;
  /** Calendar dates with both ends, '' where one is open. */
  readonly appliedFrom: string;
  readonly appliedTo: string;
  readonly addedFrom: string;
  readonly addedTo: string;
  readonly sort: JobSort;
  readonly ascending: boolean;
  /** null: as chosen last in this browser. */
  readonly view: JobsLook | null;
};

/** The whole list, newest change first. */
export const wholeView: JobsView = {
  text: '',
  statuses: [],
  group: null,
  applied: false,
  ...chosenKinds(() => []),
  resumes: [],
  fit: [],
  within: 0,
  travel: 'driving',
  appliedFrom: '',
  appliedTo: '',
  addedFrom: '',
  addedTo: '',
  sort: 'updatedAt',
  ascending: false,
  view: null,
};

/** Reads the view from the address; a word that means nothing here is left out, never an error (docs/spec/readings.md R5). */
export function readJobsView(query: URLSearchParams): JobsView {
  const group = query.get('group') ?? '';
  const sort = jobSorts.find((name) => name === query.get('sort')) ?? wholeView.sort;
  const order = query.get('order');
  return {
    text: (query.get('q') ?? '').trim().slice(0, 200),
    statuses: inOrder(listOf(query, 'status').filter(isJobStatus)),
    group: Object.hasOwn(jobStatusGroups, group) ? (group as JobStatusGroup) : null,
    applied: ['yes', 'true', '1'].includes(query.get('applied') ?? ''),
    ...chosenKinds((field) => {
      const { param, isSingle, isOpen } = filterOf(field);
      if (isOpen) return choicesIn(field, query.getAll(param));
      return choicesIn(field, isSingle ? [query.get(param) ?? ''] : listOf(query, param));
    }),
    resumes: keysOf(listOf(query, 'resume')),
    fit: fitsIn(listOf(query, 'fit')),
    within: commuteChoices.find((minutes) => String(minutes) === query.get('within')) ?? 0,
    travel: travelModes.find((mode) => mode === query.get('by')) ?? 'driving',
    ...dayRange('applied', query),
    ...dayRange('added', query),
    sort,
    ascending: order === 'up' || (order !== 'down' && startsAscending(sort)),
    view: (['table', 'board'] as const).find((look) => look === query.get('view')) ?? null,
  };
}

/** The address of a view; what is as usual is left out, so that the plain list has a plain address. */
export function writeJobsView(view: JobsView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.text.trim()) query.set('q', view.text.trim());
  if (view.statuses.length > 0) query.set('status', inOrder(view.statuses).join(','));
  if (view.group) query.set('group', view.group);
  if (view.applied) query.set('applied', 'yes');
  for (const field of jobFilterFields) {
    const { param, isOpen } = filterOf(field);
    // A value of the person's own may have a comma in it.
    if (isOpen) for (const value of view[field]) query.append(param, value);
    else if (view[field].length > 0) query.set(param, view[field].join(','));
  }
  if (view.resumes.length > 0) query.set('resume', view.resumes.join(','));
  if (view.fit.length > 0) query.set('fit', view.fit.join(','));
  if (view.within > 0) query.set('within', String(view.within));
  if (view.travel !== wholeView.travel) query.set('by', view.travel);
  for (const end of dayEnds) if (view[end]) query.set(end, view[end]);
  if (view.sort !== wholeView.sort) query.set('sort', view.sort);
  if (view.ascending !== startsAscending(view.sort)) query.set('order', view.ascending ? 'up' : 'down');
  if (view.view) query.set('view', view.view);
  return query;
}

/** The view after its head was pressed: another column starts as people expect it, the same one turns round. */
export function sortedBy(view: JobsView, sort: JobSort): JobsView {
  const ascending = view.sort === sort ? !view.ascending : startsAscending(sort);
  return { ...view, sort, ascending };
}

/** Words, stages and days that are to come from the start, days that were and pay from the largest. */
export function startsAscending(sort: JobSort): boolean {
  const { column } = jobField(sort as JobSortedField) ?? {};
  if (column?.sorted) return column.sorted === 'up';
  return !['updatedAt', 'statusDate', 'heardDate', 'dateApplied', 'dateAdded', 'pay', 'fit'].includes(sort);
}

/** A status added to the filter, or taken out. The group goes, since it would hide what was just chosen. */
export function toggledStatus(view: JobsView, status: JobStatus): JobsView {
  const statuses = view.statuses.includes(status)
    ? view.statuses.filter((one) => one !== status)
    : inOrder([...view.statuses, status]);
  return { ...view, statuses, group: null };
}

/** A choice of a field added to the filter, or taken out; where only one may be chosen it takes the place of another. */
export function toggledChoice(view: JobsView, field: JobFilterField, choice: string): JobsView {
  const isOn = hasChoice(view, field, choice);
  if (filterOf(field).isSingle) return { ...view, [field]: isOn ? [] : [choice] };
  const chosen = isOn
    ? view[field].filter((one) => !isSameChoice(field, one, choice))
    : [...view[field], choice];
  return { ...view, [field]: choicesIn(field, chosen) };
}

/** True where the view is narrowed to this choice of a field; “Remote” and “remote” are one tag. */
export function hasChoice(view: JobsView, field: JobFilterField, choice: string): boolean {
  return view[field].some((one) => isSameChoice(field, one, choice));
}

const isSameChoice = (field: JobFilterField, one: string, other: string) =>
  field === 'tags' ? tagKey(one) === tagKey(other) : one === other;

/** A resume added to the filter, or taken out. */
export function toggledResume(view: JobsView, resume: number): JobsView {
  const isOn = view.resumes.includes(resume);
  const resumes = isOn ? view.resumes.filter((one) => one !== resume) : [...view.resumes, resume];
  return { ...view, resumes: resumes.sort((a, b) => a - b) };
}

/** A word of the fit added to the filter, or taken out. */
export function toggledFit(view: JobsView, word: FitWord): JobsView {
  const isOn = view.fit.includes(word);
  return { ...view, fit: isOn ? view.fit.filter((one) => one !== word) : fitsIn([...view.fit, word]) };
}

/** True where the view shows less than everything. */
export function isFiltered(view: JobsView): boolean {
  return view.text !== '' || isNarrowed(view);
}

/** True where something else than words narrows the view. */
export function isNarrowed(view: JobsView): boolean {
  const { statuses, group, applied, resumes, fit } = view;
  const lists = [statuses, resumes, fit, ...jobFilterFields.map((field) => view[field])];
  const isListed = lists.some((list) => list.length > 0);
  return isListed || view.within > 0 || group !== null || applied || dayEnds.some((end) => view[end] !== '');
}

/** The view without its filters, sorted as it was. */
export function unfiltered(view: JobsView): JobsView {
  return { ...wholeView, sort: view.sort, ascending: view.ascending, view: view.view };
}

function inOrder(statuses: readonly JobStatus[]): JobStatus[] {
  return jobStatuses.map((one) => one.value).filter((value) => statuses.includes(value));
}

/** The ends of the ranges of days; also their names in the address. */
const dayEnds = ['appliedFrom', 'appliedTo', 'addedFrom', 'addedTo'] as const;

/** A range of days out of the address; one that was written the wrong way round is turned. */
function dayRange<N extends 'applied' | 'added'>(
  name: N,
  query: URLSearchParams,
): { readonly [End in `${N}From` | `${N}To`]: string } {
  const day = (end: 'From' | 'To') => {
    const text = query.get(`${name}${end}`) ?? '';
    return isCalendarDate(text) ? text : '';
  };
  const [from, to] = [day('From'), day('To')];
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { [`${name}From`]: first, [`${name}To`]: last } as { [End in `${N}From` | `${N}To`]: string };
}

function chosenKinds(choose: (field: JobFilterField) => readonly string[]): ChosenKinds {
  return Object.fromEntries(jobFilterFields.map((field) => [field, choose(field)])) as ChosenKinds;
}

/** Those of the texts that are choices of a field, in the order of its choices; of one that takes any value each once. */
function choicesIn(field: JobFilterField, texts: readonly string[]): string[] {
  if (filterOf(field).isOpen) {
    const values = texts.filter((text) => text.trim() !== '' && text.length <= 500);
    return (field === 'tags' ? withTags([], values) : [...new Set(values)]).slice(0, 50);
  }
  return Object.keys(jobField(field).choices ?? {}).filter((choice) => texts.includes(choice));
}

/** Those of the texts that are words of the fit, from the worst to the best. */
function fitsIn(texts: readonly string[]): FitWord[] {
  return fitWords.filter((word) => texts.includes(word));
}

const filterOf = (field: JobFilterField) => jobField(field).filter ?? { param: field as string };
const listOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').split(',');

/** Keys of records, each once, ascending; no more than a person could have chosen. */
function keysOf(texts: readonly string[]): number[] {
  const keys = texts.map(Number).filter((key) => Number.isSafeInteger(key) && key > 0);
  return [...new Set(keys)].sort((a, b) => a - b).slice(0, 50);
}
