import type { AnswerDocument, AnswerSection } from '../answer-document.ts';
import type { CareerPerson } from './career-person.ts';
import type { CareerReading } from './career-reading.ts';
import type { Career, CareerTables } from './career-tables.ts';
import type { CareerNeed } from './career-wishes.data.ts';
import { relatedSection } from './related-section.ts';
import { understoodSection } from './understood-section.ts';
import { wageSection } from './wage-section.ts';
import type { WishedCareers } from './wished-careers.ts';

/** Needs that say enough of an occupation without one that is named. */
const telling: readonly CareerNeed[] = ['soon', 'no-degree', 'no-high-school'];

/** Whether words say enough to list occupations without one that is named: a background, or something that is wanted. */
export const saysDirections = ({ background, read }: CareerReading): boolean =>
  background !== null ||
  read.wishes.some((wish) =>
    wish.kind === 'trait' ? wish.isWanted : wish.kind === 'need' && telling.includes(wish.need),
  );

/** How a background is a title: “A degree: English”, “Service in the armed forces”. */
export function directionsTitle({ background }: CareerReading): string {
  if (!background) return 'Work that fits what you said';
  return background.kind === 'major' ? `With a degree: ${background.name}` : background.name;
}

/** The answer for somebody who names no occupation: what was understood, and occupations to choose from. */
export function directionsDocument(
  reading: CareerReading,
  { related, effects }: WishedCareers,
  {
    person,
    tables,
    more = [],
  }: { person: CareerPerson; tables: CareerTables; more?: readonly AnswerSection[] },
): AnswerDocument {
  const understood = understoodSection(reading, effects, tables);
  const title = directionsTitle(reading);
  const careers = related.map(({ career }) => career);
  return {
    title,
    sections: [
      ...(understood ? [understood] : []),
      ...(related.length > 0
        ? [
            {
              id: 'directions',
              title: 'Choose a direction',
              lines: [
                reading.background
                  ? 'You named no occupation. These are where it leads; choose one to see what it asks, pays and how one gets in.'
                  : 'You named no occupation. These fit what you said, the largest first; choose one, or name what you do now.',
              ],
              choices: careers.map((career) => career.title),
            },
            relatedSection(related, tables, { title: 'What fits what you said', from: null }),
            payOfFirst(careers, person, tables),
          ]
        : [noneLeft]),
      ...more,
    ],
  };
}

/** Where everything was left out. */
export const noneLeft: AnswerSection = {
  id: 'none-left',
  title: 'No occupation is left',
  lines: ['What you said leaves out every one that is near. Say less at once, or name another occupation.'],
};

const payOfFirst = (
  careers: readonly Career[],
  { places }: CareerPerson,
  tables: CareerTables,
): AnswerSection => ({
  ...wageSection(careers.slice(0, 2), places, tables),
  title: 'What the first two pay',
});
