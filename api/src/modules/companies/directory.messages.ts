import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a change to the directory of companies, of a look-up and of a search that was not done as asked. */
export const directoryMessage = messages('directory', {
  'company-not-found': 'This company was not found.',
  'contribution-not-found': 'This contribution was not found.',
  'taken-back-before': 'This was taken back already.',
  'taken-back-too-late': 'This is more than {days} days ago and cannot be taken back any more.',
  'changed-after': 'The row was changed again after this. Take the newer change back first.',
  'row-gone': 'This row of the directory is not there any more.',
  'too-many-changes':
    'The directory takes {minute} changes a minute and {day} a day of one person. Try again in {wait}.',
  'too-many-look-ups': 'Ten companies are looked up a minute. Try again in {wait}.',
  'others-say-so':
    'Others say something of this location, too, so that nobody alone can remove it. You can dispute what is wrong and propose what is right.',
  'nothing-new':
    'The directory says this already. To say that a proposed value is right, agree with it; to say that a value is wrong, dispute it.',
  'proposal-not-found': 'This proposed value was not found.',
  'proposal-decided': 'This value was decided about already. Look at the company again.',
  'own-proposal':
    'You proposed this value yourself. Somebody else has to agree with it or dispute it; you can withdraw it.',
  'others-rely':
    'Others agreed with this, so that it cannot be withdrawn any more. You can dispute it and propose another value.',
  'too-many-judgments': 'One person agrees or disputes at most {most} times a day. Try again in {wait}.',
  'no-change': 'Say what is to be changed: no field was sent.',
  'stays-with-employer':
    'This is a location of {employer} and stays one. Add a location to the other employer instead.',
  'changed-meanwhile':
    'This row of the directory was changed since you opened it. Your input is kept here: look at it again and save once more.',
  'known-elsewhere':
    'Postings or a public list know this location, so it cannot be removed. You can dispute what is wrong and propose what is right.',
  'no-look-up': 'Looking companies up is not set up on this server. Nothing was asked.',
  'look-up-too-slow': '{service} took too long to answer. Nothing was changed; try again later.',
  'look-up-limited':
    '{service} answers no more questions for the moment. Nothing was changed; try again later.',
  'look-up-unreadable':
    '{service} answered something that cannot be read. Nothing was changed; try again later.',
  'look-up-unreachable': '{service} did not answer. Nothing was changed; try again later.',
  'page-of-companies': 'A page holds at most {most, plural, other {#}} companies.',
  'too-many-places': 'A search takes {most} places. The first {most} of {count} were used.',
  'place-unknown':
    'We do not know a place called “{place}”. Try a city with its state or country, for example Columbus, OH.',
  'name-guessed': 'Nothing is called “{asked}”. These are for “{meant}”.',
  'hiring-for-it': 'No company is called “{asked}”. These hire for it.',
  'hiring-for': 'No company is called “{asked}”. These hire for “{work}”.',
});
