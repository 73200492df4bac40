import { messages } from '../../../text/messages.ts';

/** People and offers in answers. */
export const peopleTexts = messages('assistant-people', {
  people: '{count, plural, one {You noted {count} person.} other {You noted {count} people.}}',
  none: 'You noted no contacts yet.',
  'ask-with-name': 'Ask with a company or a job: “{question}”',
  'people-at':
    '{count, plural, one {You noted {count} person at {name}.} other {You noted {count} people at {name}.}}',
  'nobody-at': 'You noted no one at {name}. Contacts are added on the job.',
  there: 'there',
  'in-interview': '{people}, in an interview {cite}',
  person: '{person}: {details}',
  'offers-wait':
    '{count, plural, one {{count} offer waits for your answer.} other {{count} offers wait for your answer.}}',
  'no-offer': 'No offer waits for your answer.',
  answered:
    '{count, plural, one {Answered or over: {count} offer.} other {Answered or over: {count} offers.}}',
  offer: '{offer}: {details}',
  'by-status': '{offer}: by its status; pay and day to answer are not noted',
  'no-day': 'no day to answer by is noted',
  'by-today': 'answer by {day} (today)',
  'by-day': '{left, plural, one {answer by {day} (in {left} day)} other {answer by {day} (in {left} days)}}',
  'by-past': '{ago, plural, one {answer by {day} ({ago} day ago)} other {answer by {day} ({ago} days ago)}}',
});
