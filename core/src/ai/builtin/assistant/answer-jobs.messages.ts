import { messages } from '../../../text/messages.ts';

/** Jobs in answers; `{days}` is as in `question-days.messages.ts`, `{job}` a job with its number. */
export const jobTexts = messages('assistant-jobs', {
  applied: '{count, plural, one {Yes, you applied.} other {Yes, you applied for {count} jobs.}}',
  'applied-days':
    '{count, plural, one {Yes, you applied {days}.} other {Yes, you applied {days} for {count} jobs.}}',
  'not-applied': 'No, no application is noted.',
  'not-applied-days': 'No, there is no application {days} noted.',
  'applied-on': '{job}: applied on {day}. Status: {status}.',
  'applied-undated': '{job}: applied on a day that is not noted. Status: {status}.',
  saved: '{job}: saved, not applied for. Status: {status}.',
  since: '{status} since {day}',
  none: 'You have no jobs here yet.',
  'none-to-look': 'You have no jobs here yet, so there is nothing to look through.',
  'not-found':
    '{count, plural, one {No: no job or company among yours ({count} job) is called {name}.} other {No: no job or company among yours ({count} jobs) is called {name}.}}',
  'not-found-recent':
    '{count, plural, one {No: no job or company among the {count} you changed last ({count} job) is called {name}.} other {No: no job or company among the {count} you changed last ({count} jobs) is called {name}.}}',
  'that-name': 'that name',
  'none-waits': 'No job is waiting for an answer.',
  'none-waited': 'No job has waited {days} days or more.',
  waits:
    '{count, plural, one {{count} job is waiting for an answer, the longest first.} other {{count} jobs are waiting for an answer, the longest first.}}',
  'waits-days':
    '{count, plural, one {{count} job has been waiting for an answer for {days} days or more, the longest first.} other {{count} jobs have been waiting for an answer for {days} days or more, the longest first.}}',
  waiting: '{days, plural, one {{job}: {days} day, since {since}} other {{job}: {days} days, since {since}}}',
  'waiting-undated': '{job}: the day is not noted',
  'time-to-ask':
    '{count, plural, one {{count} of them has waited two weeks or more: a good time to ask.} other {{count} of them have waited two weeks or more: a good time to ask.}}',
  'usual-reply':
    '{days, plural, one {Half of the {count} replies you noted with both days came within {days} day.} other {Half of the {count} replies you noted with both days came within {days} days.}}',
  'counted-among': 'Counted among the {count} changed last.',
  all: '{count, plural, one {You have {count} job.} other {You have {count} jobs.}}',
  'of-status': '{status}: {count}',
  'group-not-applied':
    '{count, plural, =0 {You applied for all of your jobs} one {You have not applied for {count} job} other {You have not applied for {count} jobs}}',
  'group-rejected':
    '{count, plural, =0 {No job was rejected} one {{count} job was rejected} other {{count} jobs were rejected}}',
  'group-interviewing':
    '{count, plural, =0 {No job is in interviews} one {{count} job is in interviews} other {{count} jobs are in interviews}}',
  'group-offer':
    '{count, plural, =0 {No job has an offer} one {{count} job has an offer} other {{count} jobs have an offer}}',
  'group-replied':
    '{count, plural, =0 {No application was answered} one {{count} application was answered} other {{count} applications were answered}}',
  'group-closed':
    '{count, plural, =0 {No job is closed} one {{count} job is closed} other {{count} jobs are closed}}',
  'group-in-progress':
    '{count, plural, =0 {No job is in progress} one {{count} job is in progress} other {{count} jobs are in progress}}',
  found: '{found}.',
  'found-days': '{found} {days}.',
  row: '{job}: {status}',
  'row-dated': '{job}: {status}, {day}',
  unsure: 'I am not sure what you ask. This is what is noted:',
  'unsure-english':
    'I am not sure what you ask. Answers by rules read questions in English and the ones offered here; a model reads any language, and is set up in Settings. This is what is noted:',
  state: '{job}: {state}',
  'no-pay': 'Pay is not noted on the job.',
  next: 'Next: {step}',
  'next-closed': 'Next: nothing; it is closed.',
  'next-wait': 'Next: wait; two weeks after the last sign is a good time to ask.',
  'next-none': 'Next: nothing is noted or due. A step can be added on the job.',
  'more-of-name':
    '{count, plural, one {And {count} more job of that name.} other {And {count} more jobs of that name.}}',
  status: '{status}.',
  'status-since':
    '{days, plural, one {{status} since {day} ({days} day).} other {{status} since {day} ({days} days).}}',
  'you-applied': 'You applied on {day}.',
  heard: 'Last heard from them on {day}.',
  'no-answer': 'No answer is noted.',
  asked: 'You last asked on {day}.',
  deadline: 'Applications are taken until {day}.',
  pay: 'Pay: {pay}.',
  offered: 'They offer {pay}.',
  'answer-by': 'Answer the offer by {day}.',
});
