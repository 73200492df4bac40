import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import { areaOf } from './career-area.ts';
import { type CareerGoal, type ReadGoal, readGoals } from './career-goals.ts';
import type { CareerPlace } from './career-person.ts';
import { careerSources, dollarsText, shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import type { RelatedCareer } from './related-careers.ts';

/** What is known where goals are looked at. */
export type GoalGround = {
  now: Career | null;
  wanted: Career;
  related: readonly RelatedCareer[];
  places: readonly CareerPlace[];
  tables: CareerTables;
};

/** Each goal with what the tables say of it for the wanted occupation; a goal that no rule knows is said to be one. */
export function goalsSection(text: string, ground: GoalGround): AnswerSection | null {
  const goals = readGoals(text);
  if (goals.length === 0) return null;
  return {
    id: 'goals',
    title: 'Your goals',
    items: goals.map((goal) => goalItem(goal, ground)),
    sources: [careerSources.occupations, careerSources.wages, careerSources.outlook],
  };
}

function goalItem(goal: ReadGoal, ground: GoalGround): AnswerItem {
  const { quote, goals } = goal;
  if (goals.length === 0)
    return {
      quote,
      text: 'No rule here understands this goal. Say it in words such as pay, hours, remote, lead, degree.',
    };
  const words = goals.map((name) => says[name](goal, ground));
  return { quote, text: words.join(' ') };
}

const says: Readonly<Record<CareerGoal, (goal: ReadGoal, ground: GoalGround) => string>> = {
  pay: payWords,
  lead: ({ quote }, { wanted, related }) => {
    const leading = related.find(({ career }) => /Managers|Supervisors|Administrators/.test(career.title));
    if (/Managers|Supervisors|Administrators|Executives/.test(wanted.title))
      return `${shortTitle(wanted.title)} is work that leads people: ask in interviews how many report to it.`;
    return leading && quote
      ? `The nearest occupation that leads people is ${shortTitle(leading.career.title)}.`
      : 'None of the nearest occupations is one that leads people; ask employers how one becomes a lead there.';
  },
  school: (_, { wanted }) => {
    const [most] = [...wanted.schooling].sort((a, b) => b.share - a.share);
    return most
      ? `For ${shortTitle(wanted.title)}, see “Ways in” for the schooling that is usual before you pay for any.`
      : 'No figures on schooling are published for it; ask three employers before you pay for any.';
  },
  remote: () => 'No table says how much of it is remote; search its postings with “remote” and count.',
  hours: () =>
    'No table tells its hours; ask for the schedule before the second interview, and filter postings by kind.',
  body: () =>
    'No table here says how hard it is on the body: ask what is lifted and how long one stands, sits or drives.',
  stable: (_, { wanted, tables }) => {
    const { change, openings } = tables.figures(wanted.soc);
    return change === null
      ? 'No projection is published for it.'
      : `Jobs ${change < 0 ? 'shrink' : 'grow'} by ${Math.abs(change)}% from 2024 to 2034${openings ? `, with about ${openings.toLocaleString('en-US')} openings a year` : ''}.`;
  },
  'own-business': () =>
    'The wages here are those of employees; people who work for themselves are not in them.',
  'near-home': () => 'Set your home and how far you would travel; searches then leave out what is farther.',
  retire: () => 'Compare what is left of a month in the places you have in mind before you decide.',
};

function payWords({ pay }: ReadGoal, { wanted, places, tables }: GoalGround): string {
  const home = places.find(({ isHome }) => isHome) ?? places[0];
  const area = home && areaOf(home, tables);
  const near = area?.metro ? tables.metroWage(wanted.soc, area.metro.code) : null;
  const wage = near ?? (area?.state ? tables.stateWage(wanted.soc, area.state) : null);
  const where = near !== null ? area?.metro?.name : wage !== null ? area?.stateName : 'the United States';
  const median = wage ?? tables.figures(wanted.soc).median;
  if (median === null) return `No wage is published for ${shortTitle(wanted.title)}.`;
  const half = `Half of ${shortTitle(wanted.title)} in ${where} earn more than ${dollarsText(median)} a year (May 2025)`;
  if (pay === null) return `${half}.`;
  const { p90 } = tables.figures(wanted.soc);
  if (median >= pay) return `${half}: ${dollarsText(pay)} is within reach of most.`;
  return p90 !== null && p90 >= pay
    ? `${half}: ${dollarsText(pay)} is above the middle, and some in the country earn it.`
    : `${half}: ${dollarsText(pay)} is more than nine of ten earn in it.`;
}
