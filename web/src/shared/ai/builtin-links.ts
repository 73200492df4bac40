import type { Cited } from '@foothold/core/ai/builtin/assistant/findings.ts';
import type { HowToTopic } from '@foothold/core/ai/builtin/assistant/how-to-topics.data.ts';
import { href } from '../../platform/href.ts';
import { toModelSettings } from './to-model-settings.ts';

/** The address of the screen of what an answer cites. */
export function citedAddress({ kind, id, jobId }: Pick<Cited, 'kind' | 'id' | 'jobId'>): string {
  if (kind === 'interview') return href('/interview/edit/:internalId', { internalId: id });
  if (kind === 'company') return href('/company/details/:internalId', { internalId: id });
  if (kind === 'job') return href('/job/edit/:internalId', { internalId: id });
  if (jobId !== null) return href('/job/edit/:internalId', { internalId: jobId });
  return kind === 'contact' ? href('/contacts') : kind === 'offer' ? href('/jobs/offers') : href('/work');
}

/** The screens that answers of the rules lead to. */
export type AnswerScreen =
  | HowToTopic
  | ('work' | 'review' | 'jobs' | 'applications' | 'interviews' | 'offers')
  | ('assistant' | 'coach' | 'counseling' | 'coaching' | 'models');

const addresses: Readonly<Record<AnswerScreen, () => string>> = {
  work: () => href('/work'),
  review: () => href('/work/review'),
  jobs: () => href('/jobs/list'),
  applications: () => href('/jobs/applications/:status?'),
  interviews: () => href('/interviews'),
  offers: () => href('/jobs/offers'),
  assistant: () => href('/job/search/assistant/:jobId?'),
  coach: () => href('/job/search/coach/:jobId?'),
  counseling: () => href('/career/counseling'),
  coaching: () => href('/career/coaching'),
  models: () => toModelSettings,
  undo: () => href('/settings'),
  clear: () => href('/settings'),
  backup: () => href('/settings', { hash: 'backup' }),
  export: () => href('/settings'),
  'import-jobs': () => href('/settings', { hash: 'import' }),
  'resume-review': () => href('/resume/review'),
  'resume-print': () => href('/resumes'),
  'resume-import': () => href('/resume/import'),
  resumes: () => href('/resumes'),
  'thank-you': () => href('/interviews'),
  letter: () => href('/jobs/list'),
  practice: () => href('/interview/practice/:jobId?'),
  'compare-offers': () => href('/jobs/offers'),
  'compare-places': () => href('/places/compare'),
  'add-interview': () => href('/interview/add/:jobId?'),
  'change-status': () => href('/jobs/list'),
  capture: () => href('/job/add'),
  delete: () => href('/jobs/list'),
  home: () => href('/location/from'),
  map: () => href('/jobs/map/view'),
  cities: () => href('/cities'),
  contacts: () => href('/contacts'),
  reminders: () => href('/settings', { hash: 'reminders' }),
  search: () => href('/jobs/search'),
  companies: () => href('/companies'),
  tasks: () => href('/work'),
  settings: () => href('/settings'),
  profile: () => href('/profile'),
  help: () => href('/support'),
};

/** What comes before the words of a search in the name of a screen. */
const postings = 'postings:';

/** The words of a search of postings that an answer leads to; '' for another screen. */
export function postingsOf(name: string): string {
  return name.startsWith(postings) ? name.slice(postings.length) : '';
}

/** True for the name of a screen that this version knows. */
export function isAnswerScreen(name: string): name is AnswerScreen {
  return Object.hasOwn(addresses, name);
}

/** The address of a screen that an answer leads to, null for one that this version does not know. */
export function answerScreen(name: string): string | null {
  const term = postingsOf(name);
  if (term !== '') return href('/jobs/searchterm/:term', { term });
  return isAnswerScreen(name) ? addresses[name]() : null;
}
