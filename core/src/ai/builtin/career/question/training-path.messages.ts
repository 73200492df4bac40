import { messages } from '../../../../text/messages.ts';

/** How long the way into an occupation takes, what it costs and who licenses it. */
export const pathTexts = messages('career-path', {
  way: '{title}: {ways}.',
  or: '{first}, or {last}',
  'then-step': '{first}, then {last}',
  certificate: 'a training program of {length}',
  associate: 'an associate degree of {length}, after prerequisites where a program asks for them',
  bachelor: 'a bachelor’s degree of {length}',
  'post-bachelor': 'with a bachelor’s degree in something else, a certification program of {length}',
  master: 'a master’s degree of {length}',
  jd: 'law school (JD) of 3 years, 4 part time',
  doctor: 'a doctoral or professional degree of {length}',
  residency: 'a residency of {length}',
  apprenticeship: 'a paid apprenticeship of {length} with classes',
  'on-the-job': 'training on the job of {length}',
  academy: 'a paid academy of {length}, after a selection',
  'cdl-school': 'a CDL school of about 3 to 8 weeks full time',
  years: '{least, plural, one {about # year} other {about # years}}',
  'years-range': 'about {least} to {most} years',
  months: '{least, plural, one {about # month} other {about # months}}',
  'months-range': 'about {least} to {most} months',
  'up-to-months': '{most, plural, one {up to # month} other {up to # months}}',
  'up-to-years': '{most, plural, one {up to # year} other {up to # years}}',
  'bachelor-is-enough':
    'A bachelor’s degree is the usual schooling for it: yours counts where the field fits.',
  'has-bachelor': 'Your bachelor’s degree is counted: this is what is left.',
  exam: 'Exam or certification: {exam}.',
  'every-state': 'Every state licenses or certifies {title}.',
  'most-states': 'Most states license or register {title}; some do not.',
  'some-states': 'Some states license or certify {title}; many do not.',
  'state-or-local': 'Who licenses {title} depends on the place: the state, or a city or county.',
  federal: 'The license is federal in its rules: the same in every state.',
  none: 'No state license is usual for {title}; certifications are a choice of employers.',
  'ask-board': 'In {state} ask {board}.',
  'ask-anywhere': 'Name your state, or look in CareerOneStop’s License Finder, to see whom to ask.',
  unknown:
    'No length of training is known here for {title} beyond O*NET’s job zone ({zone}). See the Occupational Outlook Handbook, “How to become one”.',
  'work-is-no-school':
    'Work as {origin} does not count as that schooling; some schools give credit or a bridge program.',
  'builds-on': 'It builds on the license of {origin}: what you have counts, and the rest is the last step.',
  'beginner-pay':
    'Apprentices are paid from the first day, at about half of a journeyman’s wage, rising each year; the sponsor decides on credit for related work.',
  source: 'Occupational Outlook Handbook, U.S. Bureau of Labor Statistics, 2025; boards that give the exams',
});

/** What a kind of training costs. */
export const costTexts = messages('career-cost', {
  lead: 'What it costs',
  college2:
    'A public two-year college charges on average about {two} a year in tuition and fees. A short program is often a few thousand dollars there, and several times that at a private school.',
  college4:
    'A public four-year college charges residents on average about {four} a year in tuition and fees, a private nonprofit one about {private}, before grants.',
  apprenticeship: 'An apprenticeship pays you; classes and books cost little or nothing.',
  'on-the-job': 'Training on the job costs nothing.',
  academy: 'An academy of the employer pays you.',
  'cdl-school':
    'CDL schools charge roughly $3,000 to $8,000. Some employers pay it against a promise to stay, and a workforce office (WIOA) or the GI Bill can.',
  graduate:
    'Prices of graduate and professional schools differ too much to give one here; each school publishes its own.',
  fees: 'The price of one school, exam and license is not known here: it differs by school and state. Ask for the total with books, exam and license before you sign.',
  source:
    'National Center for Education Statistics, Digest of Education Statistics 2023, table 330.40 (2022–23), rounded',
});
