import { messages } from '../../../text/messages.ts';

/** What is said of wishes in free words: how each was understood and what it did to the list. */
export const wishTexts = messages('career-wishes', {
  title: 'Understood as',
  abroad:
    'These tables are of the United States alone: no wage, outlook or license here is of {place}. What work is like and near to carries over.',
  unread: 'Not understood: {words}. Say it in other words, or ask about pay, hours, training or licenses.',
  judged:
    'No public table says how heavy, late or remote work is: that is our own judgment, by groups of occupations.',
  studied: 'Studied: {field}',
  'begins-at': 'The list begins at the occupation you name: {title}.',
  'leads-to': 'The list holds what it leads to without another degree, by our own table of fields of study.',
  'leads-to-later':
    'The list holds what it leads to without another degree, by our own table of fields of study. With more school or a license: {titles}.',
  'people-begin': 'The list holds where people with it begin, by our own table.',
  'people-begin-later':
    'The list holds where people with it begin, by our own table. With more school or a license: {titles}.',
  other: 'You also name this: see what it asks and pays, or what lies between.',
  'see-what-it-asks': 'See what it asks',
  'make-a-plan': 'Make a plan',
  age: 'Age {age}',
  'age-law':
    'Those that ask for no more preparation than yours stand first. Federal law forbids employers of twenty and more to refuse somebody for being 40 or older.',
  'pay-at-least': 'At least {pay} a year',
  'wanted-first': 'Put first those {trait}.',
  'not-trait': 'Not {trait}',
  'left-out': 'Left out those {which}: {titles}.',
  'left-out-more': 'Left out those {which}: {titles}; and {more} more.',
  'left-out-none': 'It leaves out none of the nearest.',
  'will-leave-out': 'It will leave out those {which}: name the work you come from.',
  either: '{first}, or {last}',
  'which-pay': 'whose median in the country is lower, or not published',
  'which-pay-there': 'whose median in {place} is lower, or not published',
});

/** Why a need leaves occupations out: “Left out those that ask for more preparation”. */
export const needReasonTexts = messages('career-need-reasons', {
  'no-degree': 'for which most say that a newcomer needs a four-year degree',
  'no-graduate-school': 'for which most say that a newcomer needs a master’s degree or more',
  'no-school': 'that usually ask for more school',
  'no-high-school': 'for which most say that a newcomer needs more than high school',
  'more-pay': 'that pay no more in the middle than the present work',
  stable: 'whose jobs shrink by 2034',
  soon: 'that ask for more preparation',
  'same-pay': 'whose median is clearly below that of the present work',
  retired: 'that are the present work again or ask for more preparation',
  'no-debt': 'for which most say that a newcomer needs a four-year degree',
  'associate-degree': 'for which most say that a newcomer needs a four-year degree',
  'short-school': 'that take longer than two years of school',
});

/** What is to be said of a need besides. */
export const needAdviceTexts = messages('career-need-advice', {
  'no-high-school':
    'A high school equivalency (GED, HiSET) is free or cheap in most states and opens most of the rest.',
  'more-pay': 'Those that pay more stand first.',
  stable: 'Those that grow stand first. No table says what machines will take over.',
  soon: 'Those that ask for less preparation stand first.',
  'burned-out': 'No table says what strains.',
  age: 'Those that ask for no more preparation than yours stand first.',
  family: 'No table tells hours: ask for the schedule before the second interview.',
  gap: 'Those that ask for no more preparation than yours stand first. Say the gap in one line, with what you did.',
  'laid-off':
    'Ask your state for unemployment insurance first, and an American Job Center for paid training as a dislocated worker.',
  abroad:
    'Those that ask for less preparation stand first: you can begin while a degree is evaluated. Ask the board of the state before you pay an evaluator.',
  'own-business': 'Those that lead people stand first. The wages are those of employees.',
  record: 'A board can refuse a license for a record: ask it before you pay for training.',
  retire: 'Those that ask for no more preparation than yours stand first.',
  retired: 'Those that are often part time stand first.',
  'school-hours': 'No table tells hours: those around schools stand first, by our own table.',
  'no-debt': 'A paid apprenticeship, training on the job and public colleges leave the least debt.',
  'near-home': 'Set your home and how far you would travel; searches then leave out what is farther.',
});

/** How a need is named, as search names what it understood. */
export const needTexts = messages('career-needs', {
  'no-degree': 'Without a college degree',
  'no-graduate-school': 'Without graduate school',
  'no-school': 'Without going back to school',
  'no-high-school': 'Without a high school diploma',
  'more-pay': 'More pay',
  stable: 'Work that lasts',
  soon: 'Soon',
  'burned-out': 'Burned out',
  age: 'Later in a working life',
  family: 'Time for family',
  gap: 'After time away from work',
  'laid-off': 'Laid off',
  abroad: 'Learned in another country',
  'own-business': 'A business of one’s own',
  record: 'A record',
  retire: 'Before retirement',
  'near-home': 'Near home',
  'same-pay': 'About the same pay',
  retired: 'Retired',
  'no-debt': 'Without debt',
  'short-school': 'A short time in school',
  'school-hours': 'During school hours',
  'associate-degree': 'With an associate degree',
});

/** How a trait is said: “left out those on the road”, “Not on the road”. */
export const traitTexts = messages('career-traits', {
  road: 'on the road',
  away: 'with nights away from home',
  heavy: 'hard on the body',
  hands: 'done with hands and tools',
  sitting: 'done sitting',
  desk: 'done at a desk',
  screens: 'in front of a screen',
  coding: 'about writing programs',
  remote: 'often done from home',
  outdoors: 'outdoors',
  nights: 'often at night or on weekends',
  patients: 'in direct care of patients',
  therapy: 'about counseling and therapy',
  classroom: 'in a classroom',
  teaching: 'about teaching and training',
  customers: 'serving the public',
  selling: 'about selling',
  kitchen: 'in kitchens and restaurants',
  lab: 'in a laboratory',
  emergency: 'about emergencies',
  children: 'with children',
  animals: 'with animals',
  data: 'about data and analysis',
  writing: 'about writing',
  creative: 'about making and designing',
  helping: 'about helping people',
  leading: 'leading people',
  'part-time': 'often part time',
  trade: 'in skilled trades',
  government: 'often with a public employer',
  'people-work': 'in human resources and training',
  health: 'in health care',
  computers: 'about computers',
  law: 'in law',
  numbers: 'about numbers and money',
  vehicles: 'about cars and engines',
});
