import type { Say } from '../../../text/messages.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import { answerQuery, unread } from './query/answer-query.ts';
import { continued } from './query/follow-up.ts';
import { chipQuery } from './query/query-chips.ts';
import type { QueryReading } from './query/read-query.ts';
import { type Condition, isDateField, type RecordQuery } from './query/record-query.ts';
import { runQuery } from './query/run-query.ts';
import { questionWords } from './question-text.ts';
import { type Intent, type IntentKind, wordsOfIntent } from './read-question.ts';

type Read = {
  question: string;
  intent: Intent;
  reading: QueryReading | null;
  jobId: number | null;
  data: AssistantData;
  numbers: Citing;
  say: Say;
  before: RecordQuery | null;
  advice: () => Said | null;
  notOfRecords: () => Said | null;
  otherwise: () => Said;
};

/** An answer, the query it can be continued by, and what was not applied. */
export type AnswerRead = {
  said: Said;
  query: RecordQuery | null;
  leftOver: readonly string[];
  /** True where the query itself was answered, false where prose of the same records or of something else is. */
  isQuery: boolean;
};

/**
 * Chooses how a question is answered. A query whose every word was read goes first; an answer in prose stands where it is
 * of the same records; then what no record answers; then a query with the words that it lacks.
 */
export function answerRead(read: Read): AnswerRead {
  const { question, intent, data, numbers, say, before, otherwise } = read;
  const reading = before ? read.reading : standingAlone(read.reading);
  const { today, locale } = data;
  const chip = before && chipQuery(question, before, { say, today, locale });
  if (chip)
    return {
      said: answerQuery(data, { query: chip, leftOver: [] }, numbers),
      query: chip,
      leftOver: [],
      isQuery: true,
    };
  if (!reading || isAtHand(read))
    return { said: read.advice() ?? otherwise(), query: null, leftOver: [], isQuery: false };
  // “Anything on Saturday?”: no fact is named, and the day is one of what is due.
  if (!before && reading.isFragment && reading.openDate && intent.kind === 'due' && intent.days !== null)
    return { said: otherwise(), query: null, leftOver: [], isQuery: false };
  const follows = reading.isFragment && standing.has(intent.kind) ? 'no' : reading.follows;
  const { query, isContinued } = continued({ ...reading, follows }, before);
  const byQuery = (): AnswerRead => ({
    said: answerQuery(data, { query, leftOver: reading.leftOver }, numbers),
    query,
    leftOver: reading.leftOver,
    isQuery: true,
  });
  if (isContinued && (reading.isTelling || query.ask !== 'list')) return byQuery();
  const isWhole = reading.leftOver.length === 0 && (reading.isTelling || query.ask === 'count');
  const ownWay = ownWayOf(intent, query, data);
  // Nothing saved here has it: then what no record answers may be meant, or nothing is saved at all.
  const isEmpty = isWhole && !ownWay && runQuery(query, data).found === 0;
  if (isEmpty && data.jobCount === 0) return { said: otherwise(), query, leftOver: [], isQuery: false };
  const instead = isEmpty ? read.advice() : null;
  if (instead) return { said: instead, query: null, leftOver: [], isQuery: false };
  if (isWhole) return ownWay ? { said: otherwise(), query, leftOver: [], isQuery: false } : byQuery();
  const advised = read.advice();
  if (advised) return { said: advised, query: null, leftOver: [], isQuery: false };
  if (intent.kind === 'how-to' || intent.kind === 'sources' || intent.kind === 'day')
    return { said: otherwise(), query: null, leftOver: [], isQuery: false };
  const isOther = intent.kind === 'unknown' || intent.kind === 'find';
  const elsewhere = isOther ? read.notOfRecords() : null;
  if (elsewhere) return { said: elsewhere, query: null, leftOver: [], isQuery: false };
  // “Did I apply at …”: the words that were not read are a name that nothing has.
  const isOfUnknown = intent.kind === 'applied' && intent.name === null && intent.words !== '';
  if (reading.isTelling && !ownWay && !isOfUnknown && isMostlyRead(reading)) return byQuery();
  // Words that neither reading applies are named beside the answer in prose.
  const left = reading.isBeyond ? reading.leftOver : unappliedIn(reading.leftOver, read);
  const said = otherwise();
  if (left.length === 0 || intent.kind === 'unknown')
    return { said, query: ownWay ? query : null, leftOver: [], isQuery: false };
  return {
    said: { ...said, lines: [...unread(left), ...said.lines] },
    query,
    leftOver: left,
    isQuery: false,
  };
}

/** The runs of words that hold one which this kind of prose does not read, names apart. */
function unappliedIn(leftOver: readonly string[], { intent: { kind, name }, data }: Read): string[] {
  const jobs = data.jobs.filter(({ internalId }) => name?.jobIds.includes(internalId));
  const names = [name?.company ?? '', ...jobs.flatMap((job) => [job.jobTitle, job.companyName])];
  const applied = new Set([...wordsOfIntent(kind), ...questionWords(names.join(' '))]);
  return leftOver.filter((run) => questionWords(run).some((word) => !applied.has(word)));
}

/** “How many of those …” with nothing before it: which are meant is not known, and said. */
function standingAlone(reading: QueryReading | null): QueryReading | null {
  return reading && { ...reading, leftOver: [...new Set([...reading.leftOver, ...reading.back])] };
}

/** Questions that stand alone although they name no records: “where do I stand with Swift”. */
const standing: ReadonlySet<IntentKind> = new Set([
  'contacts',
  'offers',
  'interviews',
  'sources',
  'day',
  'how-to',
  'job-state',
  'applied',
  'count-applications',
  'waiting',
]);

/** “It” and “they” of a conversation about a job are that job, which only the other reading knows. */
function isAtHand({ jobId, intent, reading }: Read): boolean {
  if (jobId === null || !intent.name?.jobIds.includes(jobId)) return false;
  return !reading?.query.where.some(({ field }) => field === 'company' || field === 'title');
}

/** At least one condition for each word that was not read. */
function isMostlyRead({ leftOver, query }: QueryReading): boolean {
  const words = leftOver.join(' ').split(/\s+/).length;
  const read = query.where.length + (query.order ? 1 : 0) + (query.limit > 0 ? 1 : 0);
  return words <= read * 3 + 1;
}

const names: ReadonlySet<string> = new Set(['company', 'title', 'person', 'text']);

/** True where the answer in prose is of the very records that the query names. */
function ownWayOf(intent: Intent, query: RecordQuery, data: AssistantData): boolean {
  const { where, order, limit, group, value } = query;
  if (intent.kind === 'how-to' || intent.kind === 'sources' || intent.kind === 'day') return true;
  if (group !== null || (order && intent.kind !== 'interviews') || limit > 1)
    return intent.kind === 'jobs' && intent.group === 'all' && group === 'state' && where.length === 0;
  const only = (test: (one: Condition) => boolean) => where.every((one) => !one.not && test(one));
  const isName = ({ field }: Condition) => names.has(field);
  const isDays = ({ field, from, to }: Condition) =>
    isDateField(field) && from === intent.days?.from && to === intent.days?.to;
  const isState =
    (...states: readonly string[]) =>
    ({ field, values }: Condition) =>
      field === 'state' && values.every((one) => states.includes(one));
  switch (intent.kind) {
    case 'due':
      return (
        query.what === 'tasks' &&
        (intent.only === 'all'
          ? only(isDays)
          : intent.only === 'late' && where.length === 1 && where[0]?.field === 'task-state')
      );
    case 'applied':
      return (
        intent.name !== null && only((one) => isName(one) || isState('applied')(one)) && where.some(isName)
      );
    case 'waiting':
      return where.length === 1 && limit === 0 && query.ask === 'value' && only(isState('waiting'));
    case 'interviews':
      return (
        query.what === 'interviews' &&
        limit === 0 &&
        (value === null || value === 'held') &&
        only(
          (one) =>
            isName(one) ||
            isDays(one) ||
            (limit < 2 &&
              one.field === 'interview-state' &&
              one.values[0] === 'ahead' &&
              intent.days === null),
        )
      );
    case 'count-applications':
      return (
        limit === 0 &&
        where.length === 1 &&
        only((one) => isState('applied')(one) || (one.field === 'applied' && isDays(one)))
      );
    case 'job-state':
      return (
        query.what === 'jobs' &&
        intent.name !== null &&
        limit === 0 &&
        only((one) => isName(one) || isState('replied', 'no-reply', 'waiting')(one)) &&
        where.some(isName) &&
        query.ask !== 'count'
      );
    case 'contacts':
      return (
        where.length > 0 && only(isName) && (query.what !== 'contacts' || runQuery(query, data).found === 0)
      );
    case 'offers':
      return (
        query.what === 'offers' &&
        intent.kind === 'offers' &&
        only((one) => isName(one) || one.field === 'offer-state')
      );
    case 'find':
      return where.length === 0;
    case 'jobs':
      return intent.group === 'all' && where.length === 0 && limit === 0;
    case 'unknown':
      return false;
  }
}
