import { placedWords } from '../../../fit/placed-words.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { type AnswerDocument, type AnswerSection, builtinAnswer } from '../answer-document.ts';
import { backgroundIn } from './career-backgrounds.ts';
import { overlapOf } from './career-overlap.ts';
import { type Brought, broughtBy, type CareerPerson } from './career-person.ts';
import { careerSources, listText, shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { interestWords } from './career-words.data.ts';
import { coachingReading, isWished, nearOf, promptNote, undecided } from './coaching-directions.ts';
import type { CoachingQuestion } from './coaching-question.ts';
import { weeksSection } from './coaching-weeks.ts';
import { counselingDocument, occupationSection } from './counseling.ts';
import { goalsSection } from './goals-section.ts';
import { bringSection, relatedSection } from './related-section.ts';
import { understandCareer } from './understand-career.ts';
import { understoodSection } from './understood-section.ts';
import { wageSection } from './wage-section.ts';
import { waysInSection } from './ways-in-sections.ts';

/** A plan by rule from where a person is to where they want to be; the same question gives the same answer. */
export function coachingAnswer(
  question: CoachingQuestion,
  person: CareerPerson,
  tables: CareerTables,
): AiAnswer {
  return builtinAnswer(coachingDocument(question, person, tables));
}

/** The answer as data. */
export function coachingDocument(
  question: CoachingQuestion,
  person: CareerPerson,
  tables: CareerTables,
): AnswerDocument {
  const brought = broughtBy(person, tables, question);
  const interests = interestsIn(question.interests);
  const understood = understandCareer(question.career.trim() || brought.nowTitle, tables);
  const { career: wanted } = understood;
  const ground = { question, person, tables, brought, interests, reading: coachingReading(question, tables) };
  if (
    question.career.trim() === '' ||
    !wanted ||
    (understood.isGuess && backgroundIn(question.career, true))
  ) {
    const found = undecided(ground);
    if (found) return found;
    if (!wanted)
      return counselingDocument({ career: question.career.trim(), prompt: question.prompt }, person, tables);
  }
  const target = wanted as Career;
  const { now } = brought;
  const overlap = overlapOf(target, now, brought);
  const { related, effects } = nearOf(ground, now ?? target);
  const others = related.filter(({ career }) => career.code !== target.code).slice(0, 4);
  const said = understoodSection(ground.reading, effects, tables);
  const sections: (AnswerSection | null)[] = [
    waySection(brought, occupationSection(understood, target), target),
    ...(said ? [said] : promptNote(question.prompt)),
    bringSection(target, overlap, now, brought.hasResume),
    goalsSection(question.longTermGoals, { now, wanted: target, related, places: person.places, tables }),
    interestsSection(question.interests, interests, target),
    weeksSection({ wanted: target, overlap, brought, places: person.places, tables }),
    wageSection(now && now.code !== target.code ? [now, target] : [target], person.places, tables),
    waysInSection(target, brought, person.places, tables),
    relatedSection(others, tables, {
      title: 'If not that: as near to what you do',
      from: now ?? target,
      isWished: isWished(ground),
    }),
  ];
  return {
    title:
      now && now.code !== target.code
        ? `From ${shortTitle(now.title)} to ${shortTitle(target.title)}`
        : target.title,
    sections: sections.filter((section) => section !== null),
    claims: overlap.own.map((name) => ({
      text: `You name ${name}.`,
      evidence: [...(brought.terms.get(name) ?? [])],
    })),
  };
}

/** Where the person is and where they want to be, as it was understood. */
function waySection({ now, nowTitle }: Brought, occupation: AnswerSection, wanted: Career): AnswerSection {
  const nowWords = now
    ? `You come from “${nowTitle}”: ${now.title}.`
    : nowTitle
      ? `“${nowTitle}” is no occupation these rules know, so nothing is compared with it.`
      : 'You named no present career, so nothing is compared with it.';
  return {
    ...occupation,
    title:
      now?.code === wanted.code
        ? 'You stay in your occupation'
        : 'From where you are to where you want to be',
    lines: [nowWords, `${occupation.title}.`, ...(occupation.lines ?? [])],
  };
}

/** The places of interests in the table that words are about. */
function interestsIn(text: string): number[] {
  const said = new Set(placedWords(text.slice(0, 5000)).map(({ word }) => word));
  return interestWords.flatMap(([, words], at) =>
    words.split(' ').some((word) => said.has(word)) ? [at] : [],
  );
}

function interestsSection(text: string, interests: readonly number[], wanted: Career): AnswerSection | null {
  if (text.trim() === '') return null;
  const names = (places: readonly number[]) => listText(places.map((at) => interestWords[at]?.[0] ?? ''));
  const strongest = wanted.interests
    .map((value, at) => ({ value, at }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({ at }) => at);
  const met = interests.filter((at) => (wanted.interests[at] ?? 0) >= 4);
  const lines =
    wanted.interests.length === 0
      ? ['Interests are not rated for it.']
      : [
          `${shortTitle(wanted.title)}: above all ${names(strongest)}.`,
          interests.length === 0
            ? 'No rule here understands the interests you wrote. Say them in words such as “cars”, “children”, “numbers”, “drawing”.'
            : met.length > 0
              ? `Of what you like it has ${names(met)}.`
              : `What you like, ${names(interests)}, is little of it.`,
        ];
  return { id: 'interests', title: 'Your interests', lines, sources: [careerSources.occupations] };
}
