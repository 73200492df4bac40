import type { CalendarDate } from '../../../dates/calendar-date.ts';
import type { Job } from '../../../entities/job/job.ts';
import type { JobStatus } from '../../../entities/job/job-status.ts';
import { trimEndCharacters } from '../../../text/trim-characters.ts';
import type { WeekDay } from '../../../tracking/weekly-activity.ts';
import type { ToolCall } from '../../ai-message.ts';
import { holds } from './phrases.ts';
import { findDays } from './question-days.ts';
import { questionWords } from './question-text.ts';

/** Something that a person wants written, as a proposal that waits for a yes; `missing` says what was not said. */
export type Wish = Pick<ToolCall, 'name' | 'args'> | { missing: 'what' | 'job' | 'note' };

type Wished = {
  question: string;
  today: CalendarDate;
  firstDay: WeekDay;
  /** The own job that is named, null where none or several are. */
  job: Pick<Job, 'internalId' | 'status'> | null;
};

/** A word of the question as it is read, and the place of what was typed. */
type Word = { word: string; at: number };

const polite = new Set(['please', 'can', 'could', 'would', 'will', 'you', 'hey', 'hi', 'ok', 'just']);
const remindLeads = [
  'remind me',
  'do not let me forget',
  'do not forget',
  'add|set|make|create a reminder|task',
  'add|set|make|create reminder|task',
  'add|put',
];
const listEnds = ['on|to|in my|the to do list', 'on|to my tasks|calendar|reminders', 'to do list'];
const noteLeads = ['add|make|put|write|take a note', 'add|make|write note', 'note'];
const joining = new Set(['to', 'that', 'about', 'for', 'of', 'on', 'by']);

/** Reads what is to be written out of a question; null where nothing is. */
export function wishIn(wished: Wished): Wish | null {
  const typed = wished.question.slice(0, 1000).split(/\s+/).filter(Boolean);
  const words = typed.flatMap((one, at) => questionWords(one).map((word): Word => ({ word, at })));
  const begin = words.findIndex(({ word }) => !polite.has(word));
  const said = begin < 0 ? [] : words.slice(begin);
  return noteOf(said, typed, wished) ?? taskOf(said, typed, wished) ?? statusOf(said, wished);
}

const plain = (words: readonly Word[]) => words.map(({ word }) => word);

/** How many words of the beginning a phrase takes; 0 where it does not begin so. */
function leadLength(words: readonly Word[], leads: readonly string[]): number {
  const found = leads.find((lead) => holds(plain(words), `^${lead}`));
  return found ? found.split(' ').length : 0;
}

function taskOf(said: readonly Word[], typed: readonly string[], wished: Wished): Wish | null {
  const lead = leadLength(said, remindLeads);
  if (lead === 0) return null;
  const end = listEnd(said);
  // “Add Swift” alone is no thing to do; “add … to my to do list” is.
  if (lead === 1 && !end) return null;
  const rest = said.slice(lead).filter(({ at }) => !end?.has(at));
  const days = findDays(plain(rest), { ...wished, isPast: false });
  const left = days ? [...rest.slice(0, days.start), ...rest.slice(days.end)] : rest;
  const title = asTitle(left, typed);
  if (title === '') return { missing: 'what' };
  const { from = '', to = '' } = days?.days ?? {};
  // “This week” began before today.
  const due = from === '' ? '' : from >= wished.today ? from : to >= wished.today ? wished.today : '';
  const jobId = wished.job?.internalId;
  return {
    name: 'add_task',
    args: { title, ...(due && { due }), ...(jobId !== undefined && { jobId }) },
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

const moves = ['mark|set|move|change|update'];
const statusWords: readonly (readonly [string, JobStatus])[] = [
  ['not applied|started', 'application-not-started'],
  ['no response|reply|answer', 'application-no-response'],
  ['ghosted', 'application-no-response'],
  ['applied|sent|submitted', 'application-submitted'],
  ['rejected|declined|closed', 'rejected-before-interview'],
  ['interview|interviews scheduled|planned', 'interview-scheduled'],
  ['interview|interviews requested|invited', 'interview-requested'],
  ['interview|interviews|interviewing|interviewed', 'interview-in-progress'],
  ['offer accepted', 'offer-accepted'],
  ['accepted', 'offer-accepted'],
  ['offer rejected|declined', 'offer-rejected'],
  ['offer', 'offer-pending'],
  ['started|begun', 'application-in-progress'],
];

/** “Mark Swift as applied”, “I applied to Swift today”, “I got an offer from Swift”. */
function statusOf(said: readonly Word[], { job, question, today, firstDay }: Wished): Wish | null {
  const words = plain(said);
  const isMove = leadLength(said, moves) > 0;
  const isTold =
    !question.trim().endsWith('?') &&
    (holds(words, '^i applied to|at|for') || holds(words, '^i got|have|received an|the offer|job'));
  if (!isMove && !isTold) return null;
  const last = words.findLastIndex((word) => word === 'as' || word === 'to');
  const asked = isMove ? words.slice(last + 1) : words;
  const told = holds(words, '^i applied') ? 'application-submitted' : 'offer-pending';
  const found = isMove ? statusWords.find(([phrase]) => holds(asked, phrase))?.[1] : told;
  if (!found || (isMove && last < 0)) return null;
  if (!job) return { missing: 'job' };
  if (job.status === seen(found, job)) return null;
  const days = findDays(words, { today, firstDay, isPast: true })?.days;
  const date = days && days.from === days.to && days.from <= today ? days.from : undefined;
  return {
    name: 'set_status',
    args: { jobId: job.internalId, status: seen(found, job), ...(date && { date }) },
  };
}

/** A rejection of somebody who was already talked to is one after the interview. */
function seen(status: JobStatus, { status: before }: Pick<Job, 'status'>): JobStatus {
  const talked = before === 'interview-in-progress' || before === 'rejected-after-interview';
  return status === 'rejected-before-interview' && talked ? 'rejected-after-interview' : status;
}
