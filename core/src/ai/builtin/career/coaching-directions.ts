import type { Say } from '../../../text/messages.ts';
import type { AnswerDocument, AnswerSection } from '../answer-document.ts';
import { directionsDocument, noneLeft } from './career-directions.ts';
import type { Brought, CareerPerson } from './career-person.ts';
import { type CareerReading, readCareer } from './career-reading.ts';
import { relatedTexts } from './career-sections.messages.ts';
import { shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { readWishes } from './career-wishes.ts';
import { coachingTexts } from './coaching.messages.ts';
import type { CoachingQuestion } from './coaching-question.ts';
import { counselingTexts, directionTexts } from './counseling.messages.ts';
import { goalsSection } from './goals-section.ts';
import { careersBySkills, likingOf, relatedCareers } from './related-careers.ts';
import { relatedSection } from './related-section.ts';
import { understoodSection } from './understood-section.ts';
import { type WishedCareers, wishedCareers } from './wished-careers.ts';

/** All that directions rest on. */
export type CoachingGround = {
  question: CoachingQuestion;
  person: CareerPerson;
  tables: CareerTables;
  brought: Brought;
  /** Places of interests in the table that the words are about. */
  interests: readonly number[];
  reading: CareerReading;
};

/** What all fields say together; only of the free words is said what was not understood. */
export function coachingReading(
  { career, currentCareer, prompt, interests, longTermGoals }: CoachingQuestion,
  tables: CareerTables,
): CareerReading {
  const asked = readCareer('', prompt, '', tables);
  const fields = [career, currentCareer].map((field) => readCareer(field, '', '', tables));
  const all = readWishes([prompt, longTermGoals, interests].join('\n'));
  return {
    ...asked,
    background: [asked, ...fields].find(({ background }) => background)?.background ?? null,
    read: { ...all, unread: asked.read.unread },
  };
}

/** Whether the fields say a wish that filters or orders, or a background. */
export const isWished = ({ reading: { read, background } }: CoachingGround) =>
  background !== null || read.wishes.length > 0 || read.age !== null;

/** Occupations near to one, by what is wished where something is. */
export function nearOf(ground: CoachingGround, from: Career): WishedCareers {
  const { brought, tables, interests, reading } = ground;
  if (!isWished(ground)) {
    const related = relatedCareers(from, brought, tables);
    return {
      related: related.sort((a, b) => likingOf(b.career, interests) - likingOf(a.career, interests)),
      effects: [],
    };
  }
  const codes = reading.background?.codes ?? [];
  return wishedCareers({ from, codes }, reading.read, { brought, tables, interests });
}

/** Where someone could go who names no occupation to go to; null where nothing here says anything. */
export function undecided(ground: CoachingGround): AnswerDocument | null {
  const { question, person, tables, brought, interests, reading } = ground;
  const { now } = brought;
  const { places, say } = person;
  const goals = (wanted: Career | undefined, related: WishedCareers['related']): AnswerSection[] => {
    const section =
      wanted && goalsSection(question.longTermGoals, { now, wanted, related, places, tables, say });
    return section ? [section] : [];
  };
  const isLed = reading.background !== null || reading.read.wishes.some(isWantedTrait);
  if (!now && isLed) {
    const codes = reading.background?.codes ?? [];
    const found = wishedCareers({ from: null, codes }, reading.read, { brought, tables, interests });
    const more = goals(found.related[0]?.career, found.related);
    return directionsDocument(reading, found, { person, tables, more });
  }
  const { related, effects } = now
    ? nearOf(ground, now)
    : { related: careersBySkills(brought, tables, interests), effects: [] };
  if (related.length === 0 && !now) return null;
  const named = question.career.trim();
  const unknown = say(counselingTexts('unknown', { typed: named }));
  const said = understoodSection(reading, effects, { tables, say });
  const order = isWished(ground) ? 'nearest-wished' : 'nearest';
  return {
    title: named ? unknown : say(coachingTexts('where-to')),
    sections: [
      ...(said ? [said] : promptNote(question.prompt, say)),
      ...(related.length === 0
        ? [noneLeft(say)]
        : [
            {
              id: 'directions',
              title: named ? unknown : say(directionTexts('choose')),
              lines: [
                say(
                  now ? coachingTexts(order, { title: shortTitle(now.title) }) : coachingTexts('by-skills'),
                ),
              ],
              choices: related.map(({ career }) => career.title),
            },
            relatedSection(related, tables, {
              title: say(relatedTexts(now ? 'title-near' : 'title-skills')),
              from: now,
              isWished: isWished(ground),
              say,
            }),
          ]),
      ...goals(related[0]?.career, related),
    ],
  };
}

const isWantedTrait = (wish: CareerReading['read']['wishes'][number]) =>
  wish.kind === 'trait' && wish.isWanted;

/** What is said of free words that no rule understands. */
export function promptNote(prompt: string, say: Say): AnswerSection[] {
  const quote = prompt.trim().slice(0, 300);
  if (quote === '') return [];
  return [
    {
      id: 'asked',
      title: say(counselingTexts('asked')),
      items: [{ quote, text: say(coachingTexts('no-rule')) }],
    },
  ];
}
