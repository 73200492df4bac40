import { messages } from '../../../text/messages.ts';

/** What a plan from one occupation to another says besides its tables. */
export const coachingTexts = messages('career-coaching', {
  'from-to': 'From {from} to {to}',
  'you-come-from': 'You come from “{typed}”: {title}.',
  'now-unknown': '“{typed}” is no occupation these rules know, so nothing is compared with it.',
  'now-unnamed': 'You named no present career, so nothing is compared with it.',
  stay: 'You stay in your occupation',
  way: 'From where you are to where you want to be',
  'is-occupation': '“{typed}” is {title}.',
  interests: 'Your interests',
  'interests-unrated': 'Interests are not rated for it.',
  'above-all': '{title}: above all {interests}.',
  'interests-unknown':
    'No rule here understands the interests you wrote. Say them in words such as “cars”, “children”, “numbers”, “drawing”.',
  'interests-met': 'Of what you like it has {interests}.',
  'interests-little': 'What you like, {interests}, is little of it.',
  'where-to': 'Where you could go',
  nearest: 'You named no career to go to. These are the nearest to {title}; choose one for a plan of weeks.',
  'nearest-wished':
    'You named no career to go to. These are the nearest to {title}, by what you said; choose one for a plan of weeks.',
  'by-skills': 'These occupations name most of what you bring or like; choose one for a plan of weeks.',
  'no-rule':
    'No rule here understands this. Say it in words such as pay, hours, remote, hands, a degree; a model may say more.',
});

/** A plan of weeks. */
export const weekTexts = messages('career-weeks', {
  four: 'A plan of four weeks',
  eight: 'A plan of eight weeks',
  'stay-intro': 'You stay in your occupation, so the weeks go into finding the next position.',
  week: 'Week {week}',
  'two-weeks': 'Weeks {first} and {second}',
  'usually-takes': '{title} usually takes {zone}.',
  'schooling-short':
    'Most say that a newcomer needs {schooling}; nothing here shows that you have it. These weeks find out whether it is worth it and where it starts.',
  'state-license': '{state} records a license for it: {licence}.',
  'save-search': 'Save a search for your title near home and one wider.',
  'apply-five': 'Apply to five postings whose needs you meet for the most part.',
  'three-stories': 'Write three stories of your work with a result in each.',
  stories: 'Stories',
  'practice-twice': 'Practice aloud twice.',
  'look-at-replies': 'Look which applications got replies; change the search or the resume where none came.',
  'read-twenty': 'Read twenty postings for {title} and count what they ask most.',
  'talk-to-two': 'Talk to two people who do it; ask what a usual day is and what they would do again.',
  'ask-agency': 'Ask {agency} what “{licence}” takes: hours, exam, fee.',
  'ask-school':
    'Ask one school and one employer what training they take people from, its hours and its price.',
  'stories-carry-over': 'Write three stories that show what carries over.',
  'apply-with-steps': 'Apply to five postings, among them two for steps on the way.',
  'practice-why': 'Practice the questions they will ask, first of all why you change.',
  'resume-first':
    'Put what carries over first in the resume, in the words of the postings, where it is true.',
  'write-resume': 'Write or import a resume: the plan then knows what you bring.',
  'begin-with':
    'Begin with one thing that lacks: {thing}. Learn enough to show it, and write it down once it is true.',
  'nothing-lacks': 'Nothing that the tables name lacks: ask for what postings name on top.',
});

/** Long-term goals, one by one. */
export const goalTexts = messages('career-goals', {
  title: 'Your goals',
  unknown: 'No rule here understands this goal. Say it in words such as pay, hours, remote, lead, degree.',
  leads: '{title} is work that leads people: ask in interviews how many report to it.',
  'nearest-leads': 'The nearest occupation that leads people is {title}.',
  'none-leads':
    'None of the nearest occupations is one that leads people; ask employers how one becomes a lead there.',
  school: 'For {title}, see “Ways in” for the schooling that is usual before you pay for any.',
  'no-schooling': 'No figures on schooling are published for it; ask three employers before you pay for any.',
  remote: 'No table says how much of it is remote; search its postings with “remote” and count.',
  hours:
    'No table tells its hours; ask for the schedule before the second interview, and filter postings by kind.',
  body: 'No table here says how hard it is on the body: ask what is lifted and how long one stands, sits or drives.',
  'no-projection': 'No projection is published for it.',
  shrinks: 'Jobs shrink by {percent, plural, other {#}}% from 2024 to 2034.',
  grows: 'Jobs grow by {percent, plural, other {#}}% from 2024 to 2034.',
  'shrinks-openings':
    'Jobs shrink by {percent, plural, other {#}}% from 2024 to 2034, with about {openings} openings a year.',
  'grows-openings':
    'Jobs grow by {percent, plural, other {#}}% from 2024 to 2034, with about {openings} openings a year.',
  'own-business': 'The wages here are those of employees; people who work for themselves are not in them.',
  'near-home': 'Set your home and how far you would travel; searches then leave out what is farther.',
  retire: 'Compare what is left of a month in the places you have in mind before you decide.',
  'no-wage': 'No wage is published for {title}.',
  half: 'Half of {title} in {where} earn more than {median} a year (May 2025).',
  'half-reach':
    'Half of {title} in {where} earn more than {median} a year (May 2025): {pay} is within reach of most.',
  'half-above':
    'Half of {title} in {where} earn more than {median} a year (May 2025): {pay} is above the middle, and some in the country earn it.',
  'half-beyond':
    'Half of {title} in {where} earn more than {median} a year (May 2025): {pay} is more than nine of ten earn in it.',
});
