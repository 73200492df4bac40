import { messages } from '../../../text/messages.ts';

/** Figures and lists of an answer about careers, and where its numbers come from. */
export const careerFigureTexts = messages('career-figures', {
  dollars: '{amount, plural, other {$#}}',
  count: '{count, plural, other {#}}',
  up: '{percent, plural, other {+#%}}',
  down: '{percent, plural, other {−#%}}',
  unchanged: '{percent, plural, other {#%}}',
  pair: '{first} and {last}',
  list: '{first}, and {last}',
  quoted: '“{words}”',
  'not-published': 'not published',
  'united-states': 'United States',
  'in-united-states': 'the United States',
  occupations: 'O*NET 30.3, U.S. Department of Labor, 2026 (CC BY 4.0), weighed by our own rule',
  wages: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025',
  outlook: 'U.S. Bureau of Labor Statistics, Employment Projections, 2024–2034',
  licences: 'CareerOneStop, U.S. Department of Labor, records of the states as of October 2024',
  'you-name': 'You name {name}.',
});

/** Levels of schooling as O*NET counts them, from 1, in our own words. */
export const schoolingTexts = messages('career-schooling', {
  'level-1': 'less than high school',
  'level-2': 'high school',
  'level-3': 'a certificate after high school',
  'level-4': 'some college',
  'level-5': 'an associate degree',
  'level-6': 'a bachelor’s degree',
  'level-7': 'a certificate after a bachelor’s degree',
  'level-8': 'a master’s degree',
  'level-9': 'a certificate after a master’s degree',
  'level-10': 'a first professional degree',
  'level-11': 'a doctorate',
  'level-12': 'training after a doctorate',
});

/** How much preparation the job zones of O*NET stand for, in our own words; the short ones are for a table. */
export const zoneTexts = messages('career-zones', {
  'long-2': 'up to a year of learning on the job',
  'long-3': 'one to two years of training or an apprenticeship',
  'long-4': 'several years of experience, often a four-year degree',
  'long-5': 'many years of schooling and experience, often a graduate degree',
  'short-2': 'up to a year',
  'short-3': 'one to two years',
  'short-4': 'about four years',
  'short-5': 'more than four years',
  'not-rated': 'not rated',
  compared: '{zone}{more, select, yes { (more)} no { (less)} other {}}',
});

/** The ten essential skills of O*NET 30.3, in our own words. */
export const essentialTexts = messages('career-essential', {
  reading: 'reading',
  listening: 'listening',
  writing: 'writing',
  speaking: 'speaking',
  mathematics: 'mathematics',
  science: 'science',
  thinking: 'critical thinking',
  learning: 'learning new things',
  teaching: 'teaching and learning methods',
  checking: 'checking how work goes',
});

/** The six interests of O*NET, in our own words. */
export const interestTexts = messages('career-interests', {
  realistic: 'working with hands, tools and machines',
  investigative: 'finding out and solving problems',
  artistic: 'making and designing',
  social: 'helping and teaching people',
  enterprising: 'leading and selling',
  conventional: 'order, numbers and records',
});
