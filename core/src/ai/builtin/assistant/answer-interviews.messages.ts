import { messages } from '../../../text/messages.ts';

/** Interviews in answers; `{days}` is as in `question-days.messages.ts`. */
export const interviewTexts = messages('assistant-interviews', {
  'on-days': '{count, plural, one {{count} interview {days}.} other {{count} interviews {days}.}}',
  'none-on-days': 'No interview {days}.',
  'next-after': 'The next one: {interview}',
  next: 'Your next interview: {interview}',
  'none-ahead': 'You have no interview coming up.',
  after: '{count, plural, one {After that {count} interview:} other {After that {count} interviews:}}',
  'without-day':
    '{count, plural, one {Without a day: {count} interview.} other {Without a day: {count} interviews.}}',
  'held-so-far':
    '{count, plural, one {Held or over so far: {count} interview.} other {Held or over so far: {count} interviews.}}',
  held: '{count, plural, one {Held or over: {count} interview.} other {Held or over: {count} interviews.}}',
  row: '{interview}: {details}',
  'hour-open': 'hour open',
  'day-open': 'day not agreed',
  with: 'with {people}',
});
