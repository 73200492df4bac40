import { wallWords } from '../../../dates/wall-time.ts';
import type { Interview } from '../../../entities/interview/interview.ts';
import { recordName } from '../../../entities/record-name.ts';
import { isInterviewOver } from '../../../interviews/interview-over.ts';
import { dateFormat } from '../../../text/formats.ts';
import { type Asked, notFound } from './answer-jobs.ts';
import type { AssistantData } from './assistant-data.ts';
import type { Citing, Said } from './findings.ts';
import { counted, dayWords, listed, plain } from './said-words.ts';

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
    const head =
      within.length > 0 ? `${counted(within.length, 'interview')} ${said}.` : `No interview ${said}.`;
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
  const lines = [
    ...(next ? [`Your next interview: ${row(next)}`] : ['No interview is ahead.']),
    ...(others.length > 0
      ? [`After that ${counted(others.length, 'interview')}:`, ...listed(others.map(row))]
      : []),
    ...(open.length > 0
      ? [`Without a day: ${counted(open.length, 'interview')}.`, ...listed(open.map(row))]
      : []),
    ...(held > 0 ? [`Held or over so far: ${counted(held, 'interview')}.`] : []),
    ...(past.length > 0
      ? [`Held or over: ${counted(past.length, 'interview')}.`, ...listed(past.toReversed().map(row))]
      : []),
  ];
  return { lines, screens };

  function nextAfter(): string[] {
    const after = ofName.find((one) => one.dateOfInterview !== '' && !isOver(one, data));
    return after ? [`The next one: ${row(after)}`] : [];
  }
}

const isOver = (interview: Interview, { now, today }: AssistantData) =>
  isInterviewOver(interview, { now, home: dateFormat().resolvedOptions().timeZone }) ||
  interview.dateOfInterview.slice(0, 10) < today;

function interviewLine(interview: Interview, data: AssistantData, citing: Citing): string {
  const { internalId: id, jobId, jobTitle, companyName, dateOfInterview, timeZone } = interview;
  const title = recordName({ jobTitle, companyName }) || 'an interview';
  const hour = wallWords(dateOfInterview.slice(11, 16), data.locale);
  const when = dateOfInterview
    ? [
        dayWords(dateOfInterview.slice(0, 10), data),
        hour ? `${hour}${timeZone ? ` (${timeZone})` : ''}` : 'hour open',
      ]
    : ['day not agreed'];
  const with_ = interview.interviewers.trim() ? `with ${plain(interview.interviewers)}` : '';
  const about = [interview.interviewType, interview.status === 'Scheduled' ? '' : interview.status];
  const rest = [...when, ...about, with_].filter(Boolean).join(', ');
  return `**${plain(title)}** ${citing.cite({ kind: 'interview', id, jobId, title })}: ${rest}`;
}
