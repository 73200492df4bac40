import { messages } from '../../../text/messages.ts';

/** What is due; `{days}` is as in `question-days.messages.ts`, `{about}` names a job. */
export const dueTexts = messages('assistant-due', {
  late: '{count, plural, one {Late: {count} step.} other {Late: {count} steps.}}',
  'none-late': 'Nothing is late.',
  today: '{count, plural, one {Today: {count} step.} other {Today: {count} steps.}}',
  coming: '{count, plural, one {Coming: {count} step.} other {Coming: {count} steps.}}',
  week: '{count, plural, one {Within a week: {count} step.} other {Within a week: {count} steps.}}',
  'any-day': '{count, plural, one {Any day: {count} step.} other {Any day: {count} steps.}}',
  'no-deadline': 'No deadline is noted.',
  nothing: 'Nothing is due: no step, interview or deadline within a week.',
  'looked-for-deadlines':
    '{count, plural, one {I looked at {count} job for deadlines.} other {I looked at {count} jobs for deadlines.}}',
  'looked-for-steps':
    '{count, plural, one {I looked at {count} job for steps.} other {I looked at {count} jobs for steps.}}',
  over: '{days} is over. What was due then and is still open counts as late.',
  'day-dated': '{days} ({date})',
  due: '{count, plural, one {Due {days}: {count} step.} other {Due {days}: {count} steps.}}',
  'none-due': 'Nothing is due {days}.',
  'none-due-but-late': 'Nothing is due {days}, apart from what is late.',
  'a-job': 'a job',
  interview: 'Interview: {about}',
  'named-interview': 'Interview ({name}): {about}',
  'after-interview': 'Note how the interview went: {about}',
  'send-thanks': 'Send thanks after the interview: {about}',
  task: '{name}: {about}',
  deadline: 'Last day to apply: {about}',
  'named-deadline': 'Deadline, {name}: {about}',
  'answer-offer': 'Answer the offer: {about}',
  'answer-request': 'Answer the request for an interview: {about}',
  finish:
    '{days, plural, one {Finish the application, begun {days} day ago: {about}} other {Finish the application, begun {days} days ago: {about}}}',
  'follow-up': 'Ask how things stand: {about}',
  'follow-up-after':
    '{days, plural, one {Ask how things stand, after {days} day: {about}} other {Ask how things stand, after {days} days: {about}}}',
  'no-answer':
    '{days, plural, one {No answer for {days} day; ask once more or close it: {about}} other {No answer for {days} days; ask once more or close it: {about}}}',
  start:
    '{days, plural, one {Apply or let it go, saved {days} day ago: {about}} other {Apply or let it go, saved {days} days ago: {about}}}',
});
