import type { Message, Say } from '../../../text/messages.ts';
import type { AnswerItem, AnswerSection } from '../answer-document.ts';
import { areaOf } from './career-area.ts';
import { type CareerGoal, type ReadGoal, readGoals } from './career-goals.ts';
import type { CareerPlace } from './career-person.ts';
import { dollars, figure, shortTitle, sourceTexts } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerFigureTexts } from './career-terms.messages.ts';
import { goalTexts } from './coaching.messages.ts';
import type { RelatedCareer } from './related-careers.ts';

/** What is known where goals are looked at. */
export type GoalGround = {
  now: Career | null;
  wanted: Career;
  related: readonly RelatedCareer[];
  places: readonly CareerPlace[];
  tables: CareerTables;
  say: Say;
};

/** Each goal with what the tables say of it for the wanted occupation; a goal that no rule knows is said to be one. */
export function goalsSection(text: string, ground: GoalGround): AnswerSection | null {
  const goals = readGoals(text);
  if (goals.length === 0) return null;
  return {
    id: 'goals',
    title: ground.say(goalTexts('title')),
    items: goals.map((goal) => goalItem(goal, ground)),
    sources: sourceTexts(['occupations', 'wages', 'outlook'], ground.say),
  };
}

function goalItem(goal: ReadGoal, ground: GoalGround): AnswerItem {
  const { quote, goals } = goal;
  const said = goals.length === 0 ? [goalTexts('unknown')] : goals.map((name) => answers[name](goal, ground));
  return { quote, text: said.map(ground.say).join(' ') };
}

const answers: Readonly<Record<CareerGoal, (goal: ReadGoal, ground: GoalGround) => Message>> = {
  pay: payText,
  lead: ({ quote }, { wanted, related }) => {
    const leading = related.find(({ career }) => /Managers|Supervisors|Administrators/.test(career.title));
    if (/Managers|Supervisors|Administrators|Executives/.test(wanted.title))
      return goalTexts('leads', { title: shortTitle(wanted.title) });
    return leading && quote
      ? goalTexts('nearest-leads', { title: shortTitle(leading.career.title) })
      : goalTexts('none-leads');
  },
  school: (_, { wanted }) => {
    return wanted.schooling.length > 0
      ? goalTexts('school', { title: shortTitle(wanted.title) })
      : goalTexts('no-schooling');
  },
  remote: () => goalTexts('remote'),
  hours: () => goalTexts('hours'),
  body: () => goalTexts('body'),
  stable: (_, { wanted, tables }) => {
    const { change, openings } = tables.figures(wanted.soc);
    if (change === null) return goalTexts('no-projection');
    const percent = Math.abs(change);
    return openings
      ? goalTexts(change < 0 ? 'shrinks-openings' : 'grows-openings', { percent, openings: figure(openings) })
      : goalTexts(change < 0 ? 'shrinks' : 'grows', { percent });
  },
  'own-business': () => goalTexts('own-business'),
  'near-home': () => goalTexts('near-home'),
  retire: () => goalTexts('retire'),
};

function payText({ pay }: ReadGoal, { wanted, places, tables }: GoalGround): Message {
  const home = places.find(({ isHome }) => isHome) ?? places[0];
  const area = home && areaOf(home, tables);
  const near = area?.metro ? tables.metroWage(wanted.soc, area.metro.code) : null;
  const wage = near ?? (area?.state ? tables.stateWage(wanted.soc, area.state) : null);
  const named = near !== null ? area?.metro?.name : wage !== null ? area?.stateName : undefined;
  const median = wage ?? tables.figures(wanted.soc).median;
  if (median === null) return goalTexts('no-wage', { title: shortTitle(wanted.title) });
  const half = {
    title: shortTitle(wanted.title),
    where: named ?? careerFigureTexts('in-united-states'),
    median: dollars(median),
  };
  if (pay === null) return goalTexts('half', half);
  const { p90 } = tables.figures(wanted.soc);
  const said = { ...half, pay: dollars(pay) };
  if (median >= pay) return goalTexts('half-reach', said);
  return goalTexts(p90 !== null && p90 >= pay ? 'half-above' : 'half-beyond', said);
}
