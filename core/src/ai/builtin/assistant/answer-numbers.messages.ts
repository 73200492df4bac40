import { messages } from '../../../text/messages.ts';

/** Counts and rates in answers; `{days}` is as in `question-days.messages.ts`. */
export const numberTexts = messages('assistant-numbers', {
  none: 'You have no applications here yet, so there is nothing to count.',
  heard:
    '{sent, plural, one {Of {sent} application} other {Of {sent} applications}} {heard, plural, one {{heard} was heard back from.} other {{heard} were heard back from.}}',
  'source-unknown': 'Source not noted',
  rate: '{name}: {heard} of {sent} heard back ({percent} %; likely between {low} % and {high} %)',
  'rate-few': '{name}: {heard} of {sent} heard back (too few for a rate)',
  interviews: '{count, plural, one {{count} interview} other {{count} interviews}}',
  'too-few':
    'Too few to say which is better: at least two sources with {count} applications each are needed.',
  overlap: 'These numbers do not tell which is better: their ranges overlap.',
  leads: '{name} is ahead of all others by more than chance would explain.',
  undated:
    '{count, plural, one {{count} application has no date and is not counted.} other {{count} applications have no date and are not counted.}}',
  sent: '{count, plural, one {You sent {count} application in all: {week} this week, {month} this month.} other {You sent {count} applications in all: {week} this week, {month} this month.}}',
  'sent-days':
    '{count, plural, one {You sent {count} application {days}.} other {You sent {count} applications {days}.}}',
  'week-before': 'In the week before: {count}.',
  'month-before': 'In the month before: {count}.',
  row: '{job}: {day}',
});
