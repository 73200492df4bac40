import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { type Fit, unstatedPerson } from '../../fit/fit.ts';
import { fitOf } from '../../fit/fit-of.ts';
import { prepareResume } from '../../fit/prepared-resume.ts';
import type { AskingPosting, Requirement } from '../../fit/requirement.ts';
import { requirementsOf } from '../../fit/requirements-of.ts';
import { type PostingAsks, postingAsks } from '../../parsing/posting/posting-asks.ts';
import { listensFor } from '../../practice/competence.ts';
import { drawQuestions } from '../../practice/draw-questions.ts';
import { sayQuestion } from '../../practice/practice-question.ts';
import type { Say } from '../../text/messages.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';
import { preparationTexts } from './preparation-answer.messages.ts';

const questionCount = 8;

type Preparing = {
  posting: AskingPosting;
  resume: WholeResume | null;
  today: string;
  /** Epoch milliseconds. */
  now: number;
  say: Say;
};

/**
 * What to get ready for an application and an interview, by rule: what the posting wants sent and until when, what of the
 * resume shows what it asks for, and questions that it may bring. The same posting brings the same questions.
 */
export function preparationAnswer({ posting, resume, today, now, say }: Preparing): AiAnswer {
  const asks = postingAsks(posting.text, now);
  const asked = requirementsOf(posting);
  const fit =
    resume && fitOf({ resume: prepareResume(resume, today), posting: asked, person: unstatedPerson });
  const questions = drawQuestions({
    ...{ requirements: asked.requirements, title: posting.title, trades: [], step: '', asked: [] },
    ...{ jobId: null, practiced: [], kinds: [], count: questionCount, seed: 1 },
  });
  const sections: AnswerSection[] = [
    sendingSection(asks, posting.text.trim() !== '', say),
    ...(fit ? showingSections(fit, asked.requirements, say) : askedSection(asked.requirements, say)),
    {
      id: 'questions',
      title: say(preparationTexts('questions')),
      items: questions.map(({ text: english, message, competence }) => {
        const hopes = listensFor(competence);
        const text = sayQuestion({ text: english, message }, say);
        return { text: hopes ? say(preparationTexts('listening', { question: text, hopes })) : text };
      }),
    },
  ];
  const named = posting.title.trim();
  const title = named ? preparationTexts('title-named', { title: named }) : preparationTexts('title');
  return builtinAnswer({ title: say(title), sections }, say);
}

function sendingSection({ things: asked, closes }: PostingAsks, hasText: boolean, say: Say): AnswerSection {
  const items = asked.map(
    ({ thing, line }): AnswerItem => ({
      text: say(preparationTexts(thing)),
      quote: line,
    }),
  );
  return {
    id: 'sending',
    title: say(preparationTexts('sending')),
    lines: [
      ...(closes ? [preparationTexts('closes', { day: closes })] : []),
      ...(hasText ? [] : [preparationTexts('no-text')]),
      ...(hasText && items.length === 0 ? [preparationTexts('asks-nothing')] : []),
      preparationTexts('by-rule'),
    ].map(say),
    items,
  };
}

function askedSection(requirements: readonly Requirement[], say: Say): AnswerSection[] {
  if (requirements.length === 0) return [];
  const items = requirements.map(({ label }) => ({ text: label }));
  return [{ id: 'asked', title: say(preparationTexts('asked')), items }];
}

/** What can be shown with one’s own words, and what an answer is needed for. */
function showingSections({ requirements }: Fit, asked: readonly Requirement[], say: Say): AnswerSection[] {
  const labels = new Map(asked.map(({ id, label }) => [id, label]));
  const list = (isShown: boolean) =>
    requirements.flatMap(({ id, state, evidence }): AnswerItem[] => {
      const text = labels.get(id);
      const quote = evidence[0]?.quote;
      if (!text || (state === 'found' || state === 'partly') !== isShown) return [];
      return [{ text, ...(quote && { quote }) }];
    });
  const [shown, open] = [list(true), list(false)];
  return [
    ...(shown.length > 0 ? [{ id: 'shown', title: say(preparationTexts('shown')), items: shown }] : []),
    ...(open.length > 0 ? [{ id: 'open', title: say(preparationTexts('open')), items: open }] : []),
  ];
}
