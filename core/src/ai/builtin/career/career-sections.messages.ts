import { messages } from '../../../text/messages.ts';

/** What an occupation pays. */
export const wageTexts = messages('career-wages', {
  title: 'What it pays',
  'title-first-two': 'What the first two pay',
  range: 'In the United States, nine of ten earn more than {low} a year and one of ten more than {high}.',
  together: 'Counted together as {groups}.',
  abroad:
    'No wage is known here for {places}: the tables are of the United States alone, by state and metro area.',
  'no-places': 'Say where you live and would move to see what it pays there.',
  where: 'Where',
  median: 'Median a year',
  metro: '{name} metro area',
  home: '{place} (where you live)',
  named: '{place} ({name})',
  'of-state': '{wage} ({state})',
});

/** Occupations near to one, and what a person brings for one. */
export const relatedTexts = messages('career-related', {
  title: 'Related occupations',
  'title-wished': 'What fits what you said',
  'title-resume': 'Occupations whose tasks name what your resume names',
  'title-near': 'As near to what you do',
  'title-if-not': 'If not that: as near to what you do',
  'title-skills': 'By your skills and interests',
  'order-wished':
    'Near to {title} by the judgment of O*NET’s experts, or a usual move from such work by our own, in the order of what you said and of what carries over. “More” and “less” are against its preparation.',
  order:
    'The nearest to {title} by the judgment of O*NET’s experts, those first into which most carries over. “More” and “less” are against its preparation.',
  occupation: 'Occupation',
  'carries-over': 'Carries over',
  'to-learn': 'To learn',
  'tasks-name': 'Its tasks name',
  preparation: 'Preparation',
  median: 'Median a year, U.S.',
  jobs: 'Jobs by 2034',
  'tasks-about': 'tasks about {subjects}',
  'little-carried': 'Little that the tables name',
  more: 'more {skill}',
  'nothing-lacks': 'Nothing that the tables name',
  'skills-title': 'What you bring and what it asks',
  own: 'You name: {skills}.',
  shared: 'The tasks of {title} share with it: {skills}.',
  subjects: 'The tasks of both are about {subjects}.',
  'also-names': 'Its tasks also name {skills}: say it where it is true of you.',
  'none-in-resume': 'Nothing your resume names is among the skills of its tasks.',
  'names-skills': 'Its tasks name {skills}.',
  'names-none': 'Its tasks name no skill of our table.',
  'no-resume': 'There is no resume here yet: with one, this part says what you bring.',
  asks: 'Its tasks also name {skills}, and nothing here shows that you have it. Write down what is true.',
  'add-to-resume': 'Add it to the resume',
  higher:
    'A higher level of {skill}: {level, plural, other {#}} of 7, against {had, plural, other {#}} in {title}.',
  programs: 'Programs that postings for it name: {programs}.',
});

/** How an occupation grows. */
export const outlookTexts = messages('career-outlook', {
  title: 'Outlook',
  none: 'No projection is published for it.',
  'much-faster': 'Grows much faster than most: {change} jobs from 2024 to 2034 (all occupations: +3.1%).',
  faster: 'Grows faster than most: {change} jobs from 2024 to 2034 (all occupations: +3.1%).',
  average: 'Grows about as all occupations do: {change} jobs from 2024 to 2034 (all occupations: +3.1%).',
  hardly: 'Hardly changes: {change} jobs from 2024 to 2034 (all occupations: +3.1%).',
  shrinks: 'Shrinks: {change} jobs from 2024 to 2034 (all occupations: +3.1%).',
  openings:
    'About {openings} openings a year in the United States, most of them to replace people who leave.',
  employed: '{people} people are employed in it (May 2025).',
  together: 'Counted together as “{group}”.',
});

/** How one gets into an occupation. */
export const waysInTexts = messages('career-ways-in', {
  title: 'Ways in',
  preparation: 'Usual preparation: {zone}.',
  'no-schooling': 'No figures on schooling are published for it.',
  asked: 'Asked what a newcomer needs, {answers}.',
  share: '{share}% said {schooling}',
  enough: 'Your resume names schooling of that level or more.',
  'not-enough': 'That is more schooling than your resume names.',
  california: 'Licenses of California are not in these tables; ask the agency of the state.',
  'no-places': 'Say where you live to see the licenses that your state asks for.',
  'none-recorded':
    '{state}: no license of the state for it is recorded. Cities and counties may ask for one.',
  more: '{state}: {more} more licenses are recorded.',
  licence:
    '{where}: {licence}{asks, select, none {} other {; asks for {asks}}}; {year, select, none {record without a year} other {record of {year}}}.',
  exam: 'an exam',
  schooling: 'schooling',
  experience: 'experience',
  agency: 'the agency of {state}',
});
