import { jobTypeName } from '../../../../entities/posting/posting-words.messages.ts';
import { recordName } from '../../../../entities/record-name.ts';
import type { Message } from '../../../../text/messages.ts';
import { joined } from '../../answer-lines.ts';
import { interviewLine } from '../answer-interviews.ts';
import { contactLine, offerLine } from '../answer-people.ts';
import type { AssistantData } from '../assistant-data.ts';
import { sourceWords, statusWords } from '../choice-words.ts';
import type { Citing } from '../findings.ts';
import { saidTexts } from '../said.messages.ts';
import { dayWords, jobWords, plain, recordWords } from '../said-words.ts';
import { queryTexts } from './condition.messages.ts';
import type { Row } from './query-rows.ts';
import { type DateField, dateFields, type RecordQuery } from './record-query.ts';
import { daysOf } from './row-dates.ts';

/** A record that a query found as a row of an answer, with the facts that were asked for. */
export function rowWords(
  row: Row,
  query: RecordQuery,
  data: AssistantData,
  citing: Citing,
): Message | string {
  if (row.interview) {
    const line = interviewLine(row.interview, data, citing);
    const place = row.interview.location || row.interview.address;
    return place ? (joined('list', [line, plain(place)]) as Message) : line;
  }
  if (row.offer) return offerLine(row.offer, data, citing);
  if (row.contact) return contactLine(row.contact, citing);
  if (row.task) return taskWords(row, data, citing);
  if (!row.job) return '';
  if (query.what === 'tasks')
    return withDetails(jobWords(row.job, citing), [dated('deadline', row.job.deadline, data)]);
  return withDetails(jobWords(row.job, citing), jobDetails(row, query, data));
}

function withDetails(record: Message, details: readonly (Message | string | false | undefined)[]): Message {
  const list = joined('list', details);
  return list === '' ? record : queryTexts('row', { record, details: list });
}

function taskWords({ task, job }: Row, data: AssistantData, citing: Citing): Message | string {
  if (!task) return '';
  const { internalId: id, jobId, title, dueDate, done, doneDate } = task;
  const record = recordWords({ kind: 'task', id, jobId, title: title || saidTexts('task') }, citing);
  return withDetails(record, [
    done ? dated('done', doneDate, data) : dated('due', dueDate, data),
    job ? plain(recordName(job)) : '',
  ]);
}

/** Which facts of a job a question is about, beside its status. */
function factsOf({ where, order, value }: RecordQuery): Set<string> {
  return new Set([
    ...where.flatMap(({ field, choices }) => [field, ...choices]),
    order?.by ?? '',
    value ?? '',
  ]);
}

function jobDetails(row: Row, query: RecordQuery, data: AssistantData) {
  const { job, application } = row;
  if (!job) return [];
  const facts = factsOf(query);
  const days = dateFields.flatMap((field) => {
    if (field === 'status' || field === 'applied' || !facts.has(field)) return [];
    return dated(field, daysOf(row, field)[0] ?? '', data) ?? [];
  });
  const status = statusWords(job.status);
  const source = facts.has('source') && sourceWords(plain(job.source));
  return [
    (facts.has('pay') || query.value === 'pay') &&
      (job.salary ? plain(job.salary) : queryTexts('no-pay-noted')),
    job.statusDate ? queryTexts('status-on', { status, day: dayWords(job.statusDate, data) }) : status,
    application?.sentOn ? queryTexts('applied-on', { day: dayWords(application.sentOn, data) }) : undefined,
    ...days,
    (facts.has('place') || facts.has('near')) && plain(job.location),
    facts.has('stars') &&
      job.excitement !== '' &&
      queryTexts('stars-noted', { count: Number(job.excitement) }),
    source,
    facts.has('type') && (jobTypeName.find(job.jobType) ?? undefined),
  ];
}

function dated(field: DateField, day: string, data: AssistantData): Message | undefined {
  if (day === '') return field === 'due' || field === 'deadline' ? queryTexts('not-dated') : undefined;
  const message = queryTexts.find(`${field}-on`);
  return message ? { ...message, values: { day: dayWords(day, data) } } : undefined;
}
