import { wallWords } from '../../../dates/wall-time.ts';
import type { Interview } from '../../../entities/interview/interview.ts';
import { recordName } from '../../../entities/record-name.ts';
import { isInterviewOver } from '../../../interviews/interview-over.ts';
import { dateFormat } from '../../../text/formats.ts';
import type { Message } from '../../../text/messages.ts';
import { type AnswerLine, joined, listed } from '../answer-lines.ts';
import { hourWords } from './answer-due.ts';
import { interviewTexts } from './answer-interviews.messages.ts';
import { type Asked, notFound } from './answer-jobs.ts';
import type { AssistantData } from './assistant-data.ts';
import { interviewKindWords, interviewStatusWords } from './choice-words.ts';
import type { Citing, Said } from './findings.ts';
import { saidTexts } from './said.messages.ts';
import { dayWords, plain, recordWords } from './said-words.ts';

/** The interviews of some days or of some jobs; without either the next one, and how many follow. */
export function answerInterviews(
  data: AssistantData,
  asked: Asked & { isNamed: boolean; companyIds: readonly number[] },
  citing: Citing,
): Said {
  if (asked.isNamed && asked.jobIds.length === 0 && asked.companyIds.length === 0)
    return notFound(data, asked.words);
  const row = (interview: Interview) => interviewLine(interview, data, citing);
  const ofName = data.interviews
    .filter(({ status }) => status !== 'Cancelled')
    .filter(
      ({ jobId, companyId }) =>
        !asked.isNamed || asked.jobIds.includes(jobId ?? -1) || asked.companyIds.includes(companyId ?? -1),
    )
    .sort((a, b) => (a.dateOfInterview || '9').localeCompare(b.dateOfInterview || '9'));
  const screens = ['interviews'];
  if (asked.days) {
    const { from, to, said } = asked.days;
    const within = ofName.filter(({ dateOfInterview }) => {
      const day = dateOfInterview.slice(0, 10);
      return day >= from && day <= to;
    });
    const head = interviewTexts(within.length > 0 ? 'on-days' : 'none-on-days', {
      ...{ count: within.length, days: said },
    });
    return {
      lines: [head, ...listed(within.map(row)), ...(within.length === 0 ? nextAfter() : [])],
      screens,
    };
  }
  const ahead = ofName.filter((one) => one.dateOfInterview !== '' && !isOver(one, data));
  const open = ofName.filter((one) => one.dateOfInterview === '' && one.status !== 'Completed');
  const [next, ...others] = ahead;
  const past = asked.isNamed ? ofName.filter((one) => one.dateOfInterview !== '' && isOver(one, data)) : [];
  const held = asked.isNamed
    ? 0
    : ofName.filter((one) => one.dateOfInterview !== '' && isOver(one, data)).length;
  const section = (name: 'after' | 'without-day' | 'held', found: readonly Interview[]): AnswerLine[] =>
    found.length === 0 ? [] : [interviewTexts(name, { count: found.length }), ...listed(found.map(row))];
  const lines = [
    next ? interviewTexts('next', { interview: row(next) }) : interviewTexts('none-ahead'),
    ...section('after', others),
    ...section('without-day', open),
    ...(held > 0 ? [interviewTexts('held-so-far', { count: held })] : []),
    ...section('held', past.toReversed()),
  ];
  return { lines, screens };

  function nextAfter(): AnswerLine[] {
    const after = ofName.find((one) => one.dateOfInterview !== '' && !isOver(one, data));
    return after ? [interviewTexts('next-after', { interview: row(after) })] : [];
  }
}

const isOver = (interview: Interview, { now, today }: AssistantData) =>
  isInterviewOver(interview, { now, home: dateFormat().resolvedOptions().timeZone }) ||
  interview.dateOfInterview.slice(0, 10) < today;

/** An interview with its day, hour, kind and people as a row. */
export function interviewLine(interview: Interview, data: AssistantData, citing: Citing): Message {
  const { internalId: id, jobId, jobTitle, companyName, dateOfInterview, timeZone: zone } = interview;
  const title = recordName({ jobTitle, companyName }) || saidTexts('nameless-interview');
  const hour = wallWords(dateOfInterview.slice(11, 16), data.locale);
  const when = dateOfInterview
    ? [dayWords(dateOfInterview.slice(0, 10), data), hourWords({ hour, zone }) || interviewTexts('hour-open')]
    : [interviewTexts('day-open')];
  const people = plain(interview.interviewers);
  const { interviewType, status } = interview;
  const about = [
    interviewKindWords(plain(interviewType)),
    status !== 'Scheduled' && interviewStatusWords(plain(status)),
  ];
  const details = joined('list', [...when, ...about, people && interviewTexts('with', { people })]);
  const name = recordWords({ kind: 'interview', id, jobId, title }, citing);
  return interviewTexts('row', { interview: name, details });
}
