import type { ReadCall } from '@foothold/core/ai/tools/read-tool-call.ts';
import { jobsGet } from '@foothold/core/contract/jobs.ts';
import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { matchKeys } from '@foothold/core/entities/job/job-identity.ts';
import { jobTypeName, workplaceName } from '@foothold/core/entities/posting/posting-words.messages.ts';
import { taskKindName } from '@foothold/core/entities/task/task-words.messages.ts';
import { payWord } from '@foothold/core/parsing/pay/pay.messages.ts';
import { savedSearchLimits } from '@foothold/core/search/saved-search.ts';
import { moneyRange } from '@foothold/core/text/display.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { savePosting } from '../../../data/jobs/save-posting.ts';
import { querySavedSearches, saveSearch } from '../../../data/settings/saved-searches.ts';
import { querySetting } from '../../../data/settings/settings.ts';
import { saveTask } from '../../../data/steps/tasks.ts';
import { href } from '../../../platform/href.ts';
import { sayIn } from '../../../platform/say.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { savedOfState, searchKey, stateOfSaved } from '../../search/saved-search-state.ts';
import { noFilters, type SearchState, searchAddress } from '../../search/search-address.ts';
import { appliedAs, jobName, namedJob, once } from './applying.ts';
import { askedSearch } from './asked-search.ts';
import { declinedWords, type Proposal, type ProposedField, Refused } from './proposal.ts';
import type { ToolContext } from './tool-context.ts';

type CallOf<N> = Extract<ReadCall, { name: N }>;

const jobAddress = (internalId: number) => href('/job/edit/:internalId', { internalId });

/** Proposes to save a posting as a job. One that is saved already is refused with its id. */
export async function proposeJob(
  { id: callId, args: { postingId } }: CallOf<'save_job'>,
  { db, clock, ask, signal }: ToolContext,
): Promise<Proposal> {
  const posting = await ask(jobsGet, { params: { id: String(postingId) }, signal }).catch((error) => {
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 400))) throw error;
    throw new Refused(`There is no posting with the id ${postingId}. search_postings brings ids.`);
  });
  const [saved] = await db.jobs.where('keys.match').anyOf(matchKeys(posting)).primaryKeys();
  if (saved !== undefined)
    throw new Refused(
      `This posting is saved already, as the job with the id ${saved}.`,
      t`This job was saved already`,
    );
  const { jobTitle, companyName, location, salary } = posting;
  const state = { ...noFilters, sort: 'newest', page: 1, posting: String(postingId) } as const;
  return {
    kind: 'proposal',
    callId,
    tool: 'save_job',
    question: t`Save “${jobTitle}” as a job?`,
    yes: t`Yes, save job`,
    fields: added([
      [t`Job title`, jobTitle],
      [t`Company`, companyName],
      [t`Location`, location],
      [t`Pay`, salary],
    ]),
    stays: t`This does not apply for you. Your other jobs stay as they are.`,
    changeFirst: searchAddress(state),
    declined: declinedWords,
    apply: once(async () => {
      const result = await savePosting(posting, clock);
      const said = result.ok && result.already ? t`This job was saved already` : t`Job saved`;
      return appliedAs(result, { said, to: jobAddress, clock });
    }),
  };
}

/** Proposes something to do, for a job or by itself. */
export async function proposeTask(
  { id: callId, args }: CallOf<'add_task'>,
  { db, clock, today }: ToolContext,
): Promise<Proposal> {
  const { title, due = '', jobId = null, kind = 'todo', note = '' } = args;
  if (due !== '' && due < today)
    throw new Refused(`${due} is over: today is ${today}.`, t`That day is over.`);
  const job = jobId === null ? null : await namedJob(db, jobId);
  const same = await db.tasks
    .where('[open+dueDate]')
    .equals([1, due])
    .filter((task) => task.jobId === jobId && task.title.toLowerCase() === title.toLowerCase())
    .count();
  if (same > 0)
    throw new Refused(
      'This is noted to do already, for the same day.',
      t`This is noted to do already, for the same day.`,
    );
  return {
    kind: 'proposal',
    callId,
    tool: 'add_task',
    question: t`Add “${title}” to what you have to do?`,
    yes: t`Yes, add task`,
    fields: added([
      [t`What to do`, title],
      [t`Day`, due === '' ? t`any day` : dateWords(due)],
      [t`Job`, job ? jobName(job) : ''],
      [t`Kind`, kind === 'deadline' ? sayIn(i18n)(taskKindName('deadline')) : ''],
      [t`Notes`, note],
    ]),
    stays: job ? t`The status and the notes of the job stay.` : t`Everything else stays as it is.`,
    changeFirst: jobId === null ? href('/work') : jobAddress(jobId),
    declined: declinedWords,
    // A job that is gone by then is refused by the command itself.
    apply: once(async () =>
      appliedAs(await saveTask({ title, dueDate: due, jobId, kind, notes: note }, {}, clock), {
        said: t`Task added`,
        to: () => (jobId === null ? href('/work') : jobAddress(jobId)),
        clock,
      }),
    ),
  };
}

/** Proposes to keep a search under a name. One that asks the same is refused with its name. */
export async function proposeSearch(
  { id: callId, args: { name, ...asked } }: CallOf<'save_search'>,
  { db, clock }: ToolContext,
): Promise<Proposal> {
  const state = askedSearch(asked);
  const country = await querySetting(db, 'jobSearch', 'countrycode');
  const { rows } = await querySavedSearches(db);
  const key = searchKey(state, country);
  const same = rows.find((saved) => searchKey(stateOfSaved(saved), saved.countrycode) === key);
  if (same)
    throw new Refused(
      `This search is saved already, as “${same.name}”.`,
      t`This search is saved already, as “${same.name}”.`,
    );
  if (rows.length >= savedSearchLimits.searches)
    throw new Refused(`${savedSearchLimits.searches} searches are saved, which is the most.`);
  return {
    kind: 'proposal',
    callId,
    tool: 'save_search',
    question: t`Save this search as “${name}”?`,
    yes: t`Yes, save search`,
    fields: added([[t`Name`, name], ...searchFields(state)]),
    stays: t`Your other searches stay as they are.`,
    changeFirst: searchAddress(state),
    declined: declinedWords,
    apply: once(async () =>
      appliedAs(await saveSearch({ ...savedOfState(state, country), name }, clock), {
        said: t`Search saved`,
        to: () => searchAddress(state),
        clock,
      }),
    ),
  };
}

function searchFields({ term, place, distance, age, company, only }: SearchState): [string, string][] {
  const [workplace, jobType] = [only.workplaces?.[0], only.jobTypes?.[0]];
  const amount = only.pay && moneyRange(only.pay.from, only.pay.from, { currency: only.pay.currency });
  const pay = amount ? sayIn(i18n)(payWord('from', { amount })) : '';
  return [
    [t`Words`, term],
    [t`Place`, place && t`${place}, within ${distance} miles`],
    [t`Company`, company],
    [t`Posted`, age > 0 ? t`in the last ${age} days` : ''],
    [t`Workplace`, workplace && workplace !== 'unknown' ? sayIn(i18n)(workplaceName(workplace)) : ''],
    [t`Kind of job`, jobType && jobType !== 'unknown' ? sayIn(i18n)(jobTypeName(jobType)) : ''],
    [t`Pay a year`, pay],
  ];
}

/** Fields of something new; what is empty is not there. */
function added(fields: readonly (readonly [label: string, after: string])[]): ProposedField[] {
  return fields.filter(([, after]) => after !== '').map(([label, after]) => ({ label, before: '', after }));
}
