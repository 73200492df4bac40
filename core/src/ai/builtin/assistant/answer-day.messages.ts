import { messages } from '../../../text/messages.ts';

/** What was done in answers; `{days}` is as in `question-days.messages.ts`, `{job}` a job with its number. */
export const dayAnswerTexts = messages('assistant-day', {
  none: 'Nothing is noted for {days}.',
  entries: '{count, plural, one {{count} entry {days}.} other {{count} entries {days}.}}',
  'days-dated': '{days} ({date})',
  dated: '{date}: {text}',
  saved: 'Saved: {job}',
  status: 'Moved to {status}: {job}',
  applied: 'Applied: {job}',
  'applied-cleared': 'Date of application cleared: {job}',
  'follow-up': 'Asked for an update: {job}',
  heard: 'Heard from them: {job}',
  note: 'Note: {job}',
  'note-quoted': 'Note “{note}”: {job}',
  done: 'Done: {task} {cite}',
  interview: 'Interview held: {interview} {cite}',
  found: '{count, plural, one {{count} record found.} other {{count} records found.}}',
  'found-job': '{job}: {status}',
  'found-company': '{company}: a company you saved',
});
