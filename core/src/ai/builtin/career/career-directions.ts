import type { Message, Say } from '../../../text/messages.ts';
import type { AnswerDocument, AnswerSection } from '../answer-document.ts';
import type { CareerArea } from './career-area.ts';
import { backgroundTexts } from './career-backgrounds.messages.ts';
import type { CareerPerson } from './career-person.ts';
import type { CareerReading } from './career-reading.ts';
import { relatedTexts, wageTexts } from './career-sections.messages.ts';
import type { Career, CareerTables } from './career-tables.ts';
import type { CareerNeed } from './career-wishes.data.ts';
import { directionTexts } from './counseling.messages.ts';
import { relatedSection } from './related-section.ts';
import { understoodSection } from './understood-section.ts';
import { wageSection } from './wage-section.ts';
import type { WishedCareers } from './wished-careers.ts';

/** Needs that say enough of an occupation without one that is named. */
const telling: readonly CareerNeed[] = [
  'soon',
  'no-degree',
  'no-high-school',
  'short-school',
  'no-debt',
  'school-hours',
  'associate-degree',
];

/** Whether words say enough to list occupations without one that is named: a background, or something that is wanted. */
export const saysDirections = ({ background, read, inquiry }: CareerReading): boolean =>
  background !== null ||
  (inquiry.places.length > 0 &&
    (inquiry.kinds.has('else') ||
      read.wishes.length > 0 ||
      inquiry.words.some((word) => word === 'job' || word === 'work'))) ||
  read.wishes.some((wish) =>
    wish.kind === 'trait' ? wish.isWanted : wish.kind === 'need' && telling.includes(wish.need),
  );

/** How a background is a title: “A degree: English”, “Service in the armed forces”. */
function directionsTitle({ background }: CareerReading): Message {
  if (!background) return directionTexts('fits-what-you-said');
  const field = backgroundTexts(background.key);
  return background.kind === 'major' ? directionTexts('with-degree', { field }) : field;
}

/** The answer for somebody who names no occupation: what was understood, and occupations to choose from. */
export function directionsDocument(
  reading: CareerReading,
  { related, effects }: WishedCareers,
  {
    person,
    tables,
    first = [],
    area = null,
    more = [],
  }: {
    person: CareerPerson;
    tables: CareerTables;
    /** Direct replies, before everything else. */
    first?: readonly AnswerSection[];
    area?: CareerArea | null;
    more?: readonly AnswerSection[];
  },
): AnswerDocument {
  const { say } = person;
  const understood = understoodSection(reading, effects, { tables, say, area });
  const careers = related.map(({ career }) => career);
  return {
    title: say(directionsTitle(reading)),
    sections: [
      ...first,
      ...(understood ? [understood] : []),
      ...(related.length > 0
        ? [
            {
              id: 'directions',
              title: say(directionTexts('choose')),
              lines: [say(directionTexts(reading.background ? 'led' : 'largest-first'))],
              choices: careers.map((career) => career.title),
            },
            relatedSection(related, tables, {
              title: say(relatedTexts('title-wished')),
              from: null,
              area,
              say,
            }),
            payOfFirst(careers, person, tables),
          ]
        : [noneLeft(say)]),
      ...more,
    ],
  };
}

/** Where everything was left out. */
export const noneLeft = (say: Say): AnswerSection => ({
  id: 'none-left',
  title: say(directionTexts('none-left')),
  lines: [say(directionTexts('say-less'))],
});

const payOfFirst = (
  careers: readonly Career[],
  person: CareerPerson,
  tables: CareerTables,
): AnswerSection => ({
  ...wageSection(careers.slice(0, 2), person, tables),
  title: person.say(wageTexts('title-first-two')),
});
