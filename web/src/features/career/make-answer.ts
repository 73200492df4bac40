import { type AnswerDocument, documentText } from '@foothold/core/ai/builtin/answer-document.ts';
import type { CareerPerson, CareerPlace } from '@foothold/core/ai/builtin/career/career-person.ts';
import { coachingDocument } from '@foothold/core/ai/builtin/career/coaching.ts';
import { counselingDocument } from '@foothold/core/ai/builtin/career/counseling.ts';
import { loadCareerTables } from '@foothold/core/ai/builtin/career/load-career-tables.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { parseLocation } from '@foothold/core/parsing/place/location.ts';
import { type AnswerLanguage, sourcesNote, withReadingNote } from './answer-language.ts';
import type { CareerQuestion } from './career-question.ts';

export type CareerTask = 'counseling' | 'coaching';

/** A place the person has here, so that its point is known where its name is typed. */
export type KnownPlace = Pick<CareerPlace, 'city' | 'state' | 'point' | 'isHome'>;

/** What is handed to the rules besides the question. */
export type CareerContext = {
  resume: WholeResume | null;
  known: readonly KnownPlace[];
  today: string;
};

/** An answer with its text as Markdown. */
export type MadeAnswer = {
  document: AnswerDocument;
  /** What is said below it of its language; '' in English. */
  foot: string;
  text: string;
};

const maxPlaces = 6;

/** Answers a question by rule, on this device; the tables come with the first one. */
export async function makeAnswer(
  task: CareerTask,
  question: CareerQuestion,
  { resume, known, today }: CareerContext,
  language: AnswerLanguage,
): Promise<MadeAnswer> {
  const tables = await loadCareerTables();
  const { say } = language;
  const person: CareerPerson = { resume, places: placesIn(question.places, known), today, say };
  const made =
    task === 'counseling'
      ? counselingDocument(question, person, tables)
      : coachingDocument(question, person, tables);
  const document = withReadingNote(made, language);
  const foot = sourcesNote(language);
  const text = documentText(document, say);
  return { document, foot, text: foot ? `${text}\n${foot}\n` : text };
}

/** The places of lines, such as “Austin, TX”; one that names none we can tell stays with its words. */
export function placesIn(text: string, known: readonly KnownPlace[]): CareerPlace[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxPlaces)
    .map((name) => {
      const [read] = parseLocation(name).places;
      const { city = '', state = '', country = '' } = read ?? {};
      const own = known.find(
        (one) => one.state === state && one.city.toLowerCase() === city.toLowerCase() && state !== '',
      );
      const isElsewhere = state === '' && country === '';
      return {
        name,
        ...{ city, state, country: isElsewhere ? name : country },
        point: own?.point ?? null,
        isHome: own?.isHome ?? false,
      };
    });
}
