import type { CalendarDate } from '../../../dates/calendar-date.ts';
import { wallWords } from '../../../dates/wall-time.ts';
import type { Job } from '../../../entities/job/job.ts';
import type { JobStatus } from '../../../entities/job/job-status.ts';
import { trimEndCharacters } from '../../../text/trim-characters.ts';
import type { WeekDay } from '../../../tracking/weekly-activity.ts';
import type { ToolCall } from '../../ai-message.ts';
import { holds } from './phrases.ts';
import { questionWords } from './question-text.ts';
import { type WishWord as Word, wishTime } from './wish-days.ts';

/**
 * Something that a person wants written, as a proposal that waits for a yes; `missing` says what was not said, `hour` what a
 * task has no field for and its notes take, `screen` where something else is written.
 */
export type Wish =
  | (Pick<ToolCall, 'name' | 'args'> & { hour?: string })
  | { missing: 'what' | 'job' | 'note' | 'day' | 'task-change' }
  | { missing: 'interview'; hour: string; day: string };

type Wished = {
  question: string;
  today: CalendarDate;
  firstDay: WeekDay;
  locale?: string | undefined;
  /** The own job that is named, null where none or several are. */
  job: Pick<Job, 'internalId' | 'status'> | null;
};

const polite = new Set(['please', 'can', 'could', 'would', 'will', 'you', 'hey', 'hi', 'ok', 'just']);
const remindLeads = [
  'remind me',
  'do not let me forget',
  'do not forget',
  'add|set|make|create|schedule a|new|another reminder|task',
  'add|set|make|create|schedule a new reminder|task',
  'add|set|make|create|schedule reminder|task|todo',
  'new reminder|task',
  'i need|want a reminder',
  'i need to remember',
  'put a reminder',
  'add|put',
];
const listEnds = ['on|to|in my|the to do list', 'on|to my tasks|calendar|reminders', 'to do list'];
const noteLeads = ['add|make|put|write|take a note', 'add|make|write note', 'note'];
const joining = new Set(['to', 'that', 'about', 'for', 'of', 'on', 'by', 'and', 'at']);

/** Reads what is to be written out of a question; null where nothing is. */
export function wishIn(wished: Wished): Wish | null {
  const typed = wished.question.slice(0, 1000).split(/\s+/).filter(Boolean);
  const words = typed.flatMap((one, at) => questionWords(one).map((word): Word => ({ word, at })));
  const begin = words.findIndex(({ word }) => !polite.has(word));
  const said = begin < 0 ? [] : words.slice(begin);
  return (
    taskChangeOf(said) ??
    noteOf(said, typed, wished) ??
    interviewOf(said, typed, wished) ??
    taskOf(said, typed, wished) ??
    statusOf(said, typed, wished)
  );
}

const plain = (words: readonly Word[]) => words.map(({ word }) => word);

/** How many words of the beginning a phrase takes; 0 where it does not begin so. */
function leadLength(words: readonly Word[], leads: readonly string[]): number {
  const found = leads.find((lead) => holds(plain(words), `^${lead}`));
  return found ? found.split(' ').length : 0;
}

function taskOf(said: readonly Word[], typed: readonly string[], wished: Wished): Wish | null {
  const lead = leadLength(said, remindLeads) || datedLead(said, typed, wished);
  if (lead === 0) return null;
  const end = listEnd(said);
  if (lead < 0) return taskAt(said, typed, wished);
  // “Add Swift” alone is no thing to do; “add … to my to do list” is.
  if (lead === 1 && !end) return null;
  return taskAt(said.slice(lead), typed, wished, end ?? new Set());
}

/** “Next Friday at 3 pm to send …”, “in two weeks I want to …”: −1 where a day or an hour begins what is to be done. */
function datedLead(said: readonly Word[], typed: readonly string[], wished: Wished): number {
  if (wished.question.trim().endsWith('?') || askers.has(said[0]?.word ?? '')) return 0;
  const { days, hours, rest } = wishTime(said, typed, { ...wished, way: 'ahead' });
  const isFirst = rest[0] !== undefined && rest[0] !== said[0];
  const begins = ['^to', '^i|we want|need|have to', '^i|we should|must'].some((phrase) =>
    holds(plain(rest), phrase),
  );
  return days.length + hours.length > 0 && isFirst && begins ? -1 : 0;
}

const ownLeads = ['i|we want|need|have to', 'i|we should|must'];

function taskAt(
  said: readonly Word[],
  typed: readonly string[],
  wished: Wished,
  end: ReadonlySet<number> = new Set(),
): Wish {
  const about = said.filter(({ at }) => !end.has(at));
  const { days, hours, rest } = wishTime(about, typed, { ...wished, way: 'ahead' });
  const title = asTitle(rest.slice(leadLength(rest, ownLeads)), typed);
  if (title === '') return { missing: 'what' };
  if (days.length > 1 || hours.length > 1) return { missing: 'day' };
  // “By last Friday” is over: no day is better than one that is refused.
  const due = days[0] !== undefined && days[0] >= wished.today ? days[0] : '';
  const jobId = wished.job?.internalId;
  const hour = hours[0] ? wallWords(hours[0], wished.locale) : '';
  return {
    name: 'add_task',
    args: {
      title,
      ...(due && { due }),
      ...(jobId !== undefined && { jobId }),
      ...(hour && { note: hour }),
    },
    ...(hour && { hour }),
  };
}

/** A task is changed and ticked off where it is listed; nothing here changes one. */
function taskChangeOf(said: readonly Word[]): Wish | null {
  const words = plain(said);
  const isMoved =
    leadLength(said, ['push|postpone|reschedule|delay|move']) > 0 && holds(words, 'task|reminder|todo');
  const isTicked =
    holds(words, 'tick|check|cross that|it|this|them? off') ||
    holds(words, 'tick|check|cross off') ||
    (leadLength(said, ['mark']) > 0 && holds(words, 'task|reminder|it * done|finished|complete'));
  return isMoved || isTicked ? { missing: 'task-change' } : null;
}

const interviewLeads = [
  'add|schedule|book|create|log|put|set an|a|my|the|new interview|screening',
  'add|schedule|book|create|log interview',
  'put|write|note|pencil down|in an|a|my|the interview|screening',
];

/** An interview has its own screen; what was understood of it is said. */
function interviewOf(said: readonly Word[], typed: readonly string[], wished: Wished): Wish | null {
  const { days, hours } = wishTime(said, typed, { ...wished, way: 'ahead' });
  const isAsked =
    wished.question.trim().endsWith('?') ||
    askers.has(said[0]?.word ?? '') ||
    leadLength(said, remindLeads) > 0;
  const isTold =
    !isAsked &&
    days.length > 0 &&
    hours.length > 0 &&
    (said.some(({ word }) => ['interview', 'screening', 'screen', 'talk', 'meet'].includes(word)) ||
      holds(plain(said), 'want|wants|invited|invites me') ||
      holds(plain(said), 'put|add|note|write it|that|this in|down'));
  if (!isTold && leadLength(said, interviewLeads) === 0) return null;
  if (days.length > 1 || hours.length > 1) return { missing: 'day' };
  return {
    missing: 'interview',
    day: days[0] ?? '',
    hour: hours[0] ? wallWords(hours[0], wished.locale) : '',
  };
}

function listEnd(said: readonly Word[]): Set<number> | null {
  for (let from = 1; from < said.length; from += 1) {
    const length = leadLength(said.slice(from), listEnds);
    if (length > 0) return new Set(said.slice(from, from + length).map(({ at }) => at));
  }
  return null;
}

/** What was typed of these words, without what joins it to the rest, as one would write it down. */
function asTitle(words: readonly Word[], typed: readonly string[]): string {
  let [begin, end] = [0, words.length];
  while (begin < end && joining.has(words[begin]?.word ?? '')) begin += 1;
  while (end > begin && joining.has(words[end - 1]?.word ?? '')) end -= 1;
  const places = [...new Set(words.slice(begin, end).map(({ at }) => at))];
  const written = places.map((at) => typed[at]).join(' ');
  const text = trimEndCharacters(written, /[.,;:!?]/)
    .slice(0, 200)
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function noteOf(said: readonly Word[], typed: readonly string[], { job, question }: Wished): Wish | null {
  const lead = leadLength(said, noteLeads);
  const next = said[lead]?.word ?? '';
  if (lead === 0 || (lead === 1 && !['to', 'for', 'on', 'that', 'at'].includes(next))) return null;
  const colon = question.indexOf(':');
  const that = said.findIndex(({ word }) => word === 'that');
  const rest = that < 0 ? '' : asTitle(said.slice(that + 1), typed);
  const note = colon < 0 ? rest : question.slice(colon + 1).trim();
  if (!job) return { missing: 'job' };
  if (note === '') return { missing: 'note' };
  return { name: 'add_note', args: { jobId: job.internalId, note: note.slice(0, 5000) } };
}

const moves = ['mark|set|move|change|update|put', 'archive|close'];
const statusWords: readonly (readonly [string, JobStatus])[] = [
  ['not applied|started', 'application-not-started'],
  ['no response|reply|answer', 'application-no-response'],
  ['ghosted', 'application-no-response'],
  ['offer accepted', 'offer-accepted'],
  ['accepted * offer', 'offer-accepted'],
  ['accepted', 'offer-accepted'],
  ['offer rejected|declined|refused', 'offer-rejected'],
  ['declined|rejected|refused|down the|their|an offer', 'offer-rejected'],
  ['rejected before', 'rejected-before-interview'],
  ['rejected after', 'rejected-after-interview'],
  ['rejected|declined|closed', 'rejected-before-interview'],
  ['turned me down', 'rejected-before-interview'],
  ['said no', 'rejected-before-interview'],
  ['archived|archive|close', 'archived'],
  ['canceled|cancelled|withdrawn|withdrew|filled', 'filled-or-canceled'],
  ['applied|sent|submitted', 'application-submitted'],
  ['interview|interviews scheduled|planned', 'interview-scheduled'],
  ['interview|interviews requested|invited', 'interview-requested'],
  ['interview|interviews|interviewing|interviewed', 'interview-in-progress'],
  ['offer', 'offer-pending'],
  ['in progress', 'application-in-progress'],
  ['started|begun', 'application-in-progress'],
];

/** What somebody tells of a job, and the status that it leads to. */
const told: readonly (readonly [string, JobStatus])[] = [
  ['^i applied|submitted to|at|for|with', 'application-submitted'],
  ['^i sent my|an|the application|resume to', 'application-submitted'],
  ['^i sent|submitted in|off|out', 'application-submitted'],
  ['^i got|have|received an|the offer|job', 'offer-pending'],
  ['* offered me', 'offer-pending'],
  ['^i accepted the|their|an offer', 'offer-accepted'],
  ['^i declined|refused the|their|an offer', 'offer-rejected'],
  ['^i turned down', 'offer-rejected'],
  ['^i got|was rejected|declined|turned', 'rejected-before-interview'],
  ['* rejected me', 'rejected-before-interview'],
  ['* turned me down', 'rejected-before-interview'],
  ['* said no', 'rejected-before-interview'],
  ['* ghosted me', 'application-no-response'],
  ['^i withdrew', 'filled-or-canceled'],
];
/** The same without who did it: “just sent in the application”. Without “just” it may as well ask for those. */
const toldJust: readonly (readonly [string, JobStatus])[] = [
  ['^sent|submitted in|off|my|the|an', 'application-submitted'],
  ['^applied to|at|for|with', 'application-submitted'],
  ['^got rejected|declined|turned', 'rejected-before-interview'],
];
const askers: ReadonlySet<string> = new Set(
  'who which what when where why how did has have do does is are any show list companies jobs everyone all everybody'.split(
    ' ',
  ),
);

/** “Mark Swift as applied”, “I applied to Swift today”, “Swift rejected me”. */
function statusOf(
  said: readonly Word[],
  typed: readonly string[],
  { job, question, today, firstDay }: Wished,
): Wish | null {
  const words = plain(said);
  const isMove = leadLength(said, moves) > 0;
  const isTold = !question.trim().endsWith('?') && !askers.has(words[0] ?? '');
  if (!isMove && !isTold) return null;
  const last = words.findLastIndex((word) => word === 'as' || word === 'to');
  const fromWords = (list: readonly string[]) => statusWords.find(([phrase]) => holds(list, phrase))?.[1];
  const found = isMove
    ? (fromWords(last < 0 ? words : words.slice(last + 1)) ?? (last < 0 ? undefined : fromWords(words)))
    : [...told, ...(questionWords(question)[0] === 'just' ? toldJust : [])].find(([phrase]) =>
        holds(words, phrase.replace(/^\* /, '')),
      )?.[1];
  if (!found) return null;
  if (!job) return isMove || words[0] === 'i' ? { missing: 'job' } : null;
  if (job.status === seen(found, job)) return null;
  const { days } = wishTime(said, typed, { today, firstDay, way: 'past' });
  if (days.length > 1) return { missing: 'day' };
  const [date] = days;
  return {
    name: 'set_status',
    args: { jobId: job.internalId, status: seen(found, job), ...(date && date <= today && { date }) },
  };
}

/** A rejection of somebody who was already talked to is one after the interview. */
function seen(status: JobStatus, { status: before }: Pick<Job, 'status'>): JobStatus {
  const talked = before === 'interview-in-progress' || before === 'rejected-after-interview';
  return status === 'rejected-before-interview' && talked ? 'rejected-after-interview' : status;
}
