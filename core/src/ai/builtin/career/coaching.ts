import { placedWords } from '../../../fit/placed-words.ts';
import type { Say } from '../../../text/messages.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { type AnswerDocument, type AnswerSection, builtinAnswer } from '../answer-document.ts';
import { backgroundIn } from './career-backgrounds.ts';
import { overlapOf } from './career-overlap.ts';
import { type Brought, broughtBy, type CareerPerson } from './career-person.ts';
import { relatedTexts } from './career-sections.messages.ts';
import { listText, shortTitle, sourceTexts } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerFigureTexts, interestTexts } from './career-terms.messages.ts';
import { interestWords } from './career-words.data.ts';
import { coachingTexts } from './coaching.messages.ts';
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
  return builtinAnswer(coachingDocument(question, person, tables), person.say);
}

/** The answer as data. */
export function coachingDocument(
  question: CoachingQuestion,
  person: CareerPerson,
  tables: CareerTables,
): AnswerDocument {
  const { places, say } = person;
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
  const said = understoodSection(ground.reading, effects, { tables, say });
  const sections: (AnswerSection | null)[] = [
    waySection(
      brought,
      { occupation: occupationSection(understood, target, say), typed: understood.typed },
      target,
      say,
    ),
    ...(said ? [said] : promptNote(question.prompt, say)),
    bringSection(target, overlap, { from: now, hasResume: brought.hasResume, say }),
    goalsSection(question.longTermGoals, { now, wanted: target, related, places, tables, say }),
    interestsSection(question.interests, interests, { wanted: target, say }),
    weeksSection({ wanted: target, overlap, brought, places, tables, say }),
    wageSection(now && now.code !== target.code ? [now, target] : [target], person, tables),
    waysInSection(target, brought, person, tables),
    relatedSection(others, tables, {
      title: say(relatedTexts('title-if-not')),
      from: now ?? target,
      isWished: isWished(ground),
      say,
    }),
  ];
  return {
    title:
      now && now.code !== target.code
        ? say(coachingTexts('from-to', { from: shortTitle(now.title), to: shortTitle(target.title) }))
        : target.title,
    sections: sections.filter((section) => section !== null),
    claims: overlap.own.map((name) => ({
      text: say(careerFigureTexts('you-name', { name })),
      evidence: [...(brought.terms.get(name) ?? [])],
    })),
  };
}

/** Where the person is and where they want to be, as it was understood. */
function waySection(
  { now, nowTitle }: Brought,
  { occupation, typed }: { occupation: AnswerSection; typed: string },
  wanted: Career,
  say: Say,
): AnswerSection {
  const nowWords = now
    ? coachingTexts('you-come-from', { typed: nowTitle, title: now.title })
    : nowTitle
      ? coachingTexts('now-unknown', { typed: nowTitle })
      : coachingTexts('now-unnamed');
  return {
    ...occupation,
    title: say(coachingTexts(now?.code === wanted.code ? 'stay' : 'way')),
    lines: [
      say(nowWords),
      say(coachingTexts('is-occupation', { typed, title: wanted.title })),
      ...(occupation.lines ?? []),
    ],
  };
}

/** The places of interests in the table that words are about. */
function interestsIn(text: string): number[] {
  const said = new Set(placedWords(text.slice(0, 5000)).map(({ word }) => word));
  return interestWords.flatMap(([, words], at) =>
    words.split(' ').some((word) => said.has(word)) ? [at] : [],
  );
}

function interestsSection(
  text: string,
  interests: readonly number[],
  { wanted, say }: { wanted: Career; say: Say },
): AnswerSection | null {
  if (text.trim() === '') return null;
  const names = (places: readonly number[]) =>
    listText(
      places.flatMap((at) => (interestWords[at] ? [say(interestTexts(interestWords[at][0]))] : [])),
      say,
    );
  const strongest = wanted.interests
    .map((value, at) => ({ value, at }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({ at }) => at);
  const met = interests.filter((at) => (wanted.interests[at] ?? 0) >= 4);
  const lines =
    wanted.interests.length === 0
      ? [coachingTexts('interests-unrated')]
      : [
          coachingTexts('above-all', { title: shortTitle(wanted.title), interests: names(strongest) }),
          interests.length === 0
            ? coachingTexts('interests-unknown')
            : met.length > 0
              ? coachingTexts('interests-met', { interests: names(met) })
              : coachingTexts('interests-little', { interests: names(interests) }),
        ];
  return {
    id: 'interests',
    title: say(coachingTexts('interests')),
    lines: lines.map(say),
    sources: sourceTexts(['occupations'], say),
  };
}
