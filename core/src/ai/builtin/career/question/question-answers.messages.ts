import { messages } from '../../../../text/messages.ts';

/** Direct answers to a question about careers. */
export const replyTexts = messages('career-reply', {
  title: 'What you asked',
  unapplied: 'Not taken into account: {words}.',
  rule: 'The rule',
  experience: 'By our own judgment',
  'way-into': 'The way into {title}',
  'title-pay': '{title} ({pay})',
  'two-years': 'At most two years of school',
  pay: 'Pay',
  'pay-metro':
    '{title} in the {metro} metro area: median {pay} a year. Half earn less, beginners usually do.',
  'pay-state': '{title} in {state}: median {pay} a year. Half earn less, beginners usually do.',
  'pay-state-for':
    'For {place} no figure of its own is published here; {title} in {state} as a whole: median {pay} a year.',
  'pay-unpublished':
    'No wage of {title} is published for {place}. In the United States the median is {pay} a year.',
  'pay-country':
    '{title} in the United States: median {pay} a year. Name a city or state to see what it pays there.',
  'pay-none': 'No wage of {title} is published.',
  outlook: 'Outlook',
  'outlook-line':
    '{title}: {change} jobs from 2024 to 2034 ({pace}; all occupations +3.1%), about {openings} openings a year, most of them to replace people who leave.',
  'faster-much': 'much faster than most',
  faster: 'faster than most',
  average: 'about as most',
  slower: 'slower than most',
  hardly: 'hardly any change',
  shrinks: 'falling',
  small: 'It is a small occupation: {people} people work in it, so a high rate means few jobs.',
  still: 'It is still a large occupation: {people} people work in it.',
  'no-promise':
    'A projection is no promise: it does not know what machines will do, how policy changes, or how hard a first job is to get.',
  'no-outlook': 'No projection is published for {title}.',
  'by-subject':
    'It differs by subject and state: special education, mathematics and science are short of teachers more often than elementary classes.',
  compare: 'Side by side',
  occupation: 'Occupation',
  median: 'Median a year',
  jobs: 'Jobs to 2034',
  openings: 'Openings a year',
  preparation: 'Usual way in',
  worth: 'For and against',
  'worth-hard': 'Against, by our own judgment of its days: {traits}.',
  'worth-plain': 'Our table of traits names nothing that is hard in it; ask people who do it.',
  'worth-beside': 'With the same background: {titles}.',
  'worth-you':
    'Whether it is worth it depends on the price of your school and on what you would leave: compare both.',
  'first-jobs':
    'First jobs are harder to get than the figures say; experience from projects and internships counts.',
  else: 'What else',
  'else-list': 'The list below: {titles}.',
  'else-pay': 'Your present work pays a median of {pay}. Lower than that: {titles}.',
  'else-none-lower': 'Your present work pays a median of {pay}. None of the list pays less.',
  'place-several': 'More than one city has that name; this is {place}. Write the state for another.',
  'places-kept': 'In {place}, of occupations that fit: {titles}.',
  largest:
    'You said nothing else of the work, so these are the largest occupations, not the best. Name pay, school or what you like.',
  medians: 'These are medians: who begins earns less.',
  'apprentice-longer': 'An apprenticeship takes longer than two years, but pays from the first day.',
  left: 'Left out',
  'left-names': 'Left out: {names}.',
  clearance: 'A clearance',
  'clearance-kept':
    'No table says which jobs ask for a clearance. Search postings for “clearance”; it lapses about two years after you leave.',
  remote: 'From home',
  'remote-kept':
    'No public wage table knows remote work. Entry jobs from home are few and often ask for experience first: filter postings by remote.',
  starting: 'Starting pay',
  'no-experience': 'No experience',
  'no-experience-kept':
    'Medians are of people with experience: a beginner is often below. Assistant, coordinator and junior titles are the way in.',
});
