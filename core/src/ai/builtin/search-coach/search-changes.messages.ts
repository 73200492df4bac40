import { messages } from '../../../text/messages.ts';

/** What a change of a search does, so that it is behind its name: “Search “Nurse” within 50 miles, not 25”. */
export const changeTexts = messages('search-change', {
  'as-understood': 'with the words understood, not only as typed',
  'all-names': 'with the other names of the trade that were taken off ({names})',
  miles: 'within {miles} miles, not {before}',
  remote: 'with remote work besides the place',
  'any-time': 'posted at any time',
  'more-days': 'posted in the last {days} days, not {before}',
  'no-pay': 'with those that state no pay',
  workplaces: 'of any workplace, not only {chosen}',
  jobTypes: 'of any kind of job, not only {chosen}',
  seniorities: 'of any rank, not only {chosen}',
  'leaving-out-nothing': 'without leaving out {words}',
  'without-word': 'without “{word}”',
  days: 'posted in the last {days} days',
  pay: 'that pay from {amount} a year',
  only: 'only {chosen}',
  'no-place': 'without the place',
  'in-place': 'in {place}',
  'stated-pay': 'that state their pay',
  'remote-anywhere': 'for remote work anywhere',
  title: 'for “{title}”',
  choice:
    '{value, select, remote {remote} hybrid {hybrid} onsite {on-site} fulltime {full-time} parttime {part-time} contract {contract} internship {internship} temporary {temporary} entry {entry level} mid {mid level} senior {senior} lead {lead} staff {staff or principal} manager {manager} director {director} executive {executive} other {not stated}}',
});
