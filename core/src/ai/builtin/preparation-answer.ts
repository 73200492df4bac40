import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { type Fit, unsaidPerson } from '../../fit/fit.ts';
import { fitOf } from '../../fit/fit-of.ts';
import { prepareResume } from '../../fit/prepared-resume.ts';
import type { AskingPosting, Requirement } from '../../fit/requirement.ts';
import { requirementsOf } from '../../fit/requirements-of.ts';
import { type AskedThing, type PostingAsks, postingAsks } from '../../parsing/posting/posting-asks.ts';
import { listensFor } from '../../practice/competence.ts';
import { drawQuestions } from '../../practice/draw-questions.ts';
import { sayEnglish } from '../../text/messages.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';

const things: Readonly<Record<AskedThing, string>> = {
  letter: 'A letter',
  portfolio: 'A portfolio',
  references: 'References',
  transcript: 'A transcript',
  samples: 'Samples of your work',
  'pay-expectation': 'What pay you expect',
};
const questionCount = 8;

type Preparing = {
  posting: AskingPosting;
  resume: WholeResume | null;
  today: string;
  /** Epoch milliseconds. */
  now: number;
};

/**
 * What to get ready for an application and an interview, by rule: what the posting wants sent and until when, what of the
 * resume shows what it asks for, and questions that it may bring. The same posting brings the same questions.
 */
export function preparationAnswer({ posting, resume, today, now }: Preparing): AiAnswer {
  const asks = postingAsks(posting.text, now);
  const asked = requirementsOf(posting);
  const fit = resume && fitOf({ resume: prepareResume(resume, today), posting: asked, person: unsaidPerson });
  const questions = drawQuestions({
    ...{ requirements: asked.requirements, title: posting.title, trades: [], step: '', asked: [] },
    ...{ jobId: null, practiced: [], kinds: [], count: questionCount, seed: 1 },
  });
  const sections: AnswerSection[] = [
    sendingSection(asks, posting.text.trim() !== ''),
    ...(fit ? showingSections(fit, asked.requirements) : askedSection(asked.requirements)),
    {
      id: 'questions',
      title: 'Questions to be ready for',
      items: questions.map(({ text, competence }) => {
        return { text: `${text} What they listen for: ${sayEnglish(listensFor(competence))}` };
      }),
    },
  ];
  const title = posting.title.trim() === '' ? 'Preparation' : `Preparation for ${posting.title.trim()}`;
  return builtinAnswer({ title, sections });
}

function sendingSection({ things: asked, closes }: PostingAsks, hasText: boolean): AnswerSection {
  const items = asked.map(({ thing, line }): AnswerItem => ({ text: things[thing], quote: line }));
  return {
    id: 'sending',
    title: 'To be sent',
    lines: [
      ...(closes ? [`The posting names ${closes} as its last day.`] : []),
      ...(hasText ? [] : ['There is no text of the posting to read.']),
      ...(hasText && items.length === 0 ? ['The posting asks for nothing beside the resume.'] : []),
      'Rules read the posting; no model did.',
    ],
    items,
  };
}

function askedSection(requirements: readonly Requirement[]): AnswerSection[] {
  if (requirements.length === 0) return [];
  return [
    { id: 'asked', title: 'What it asks for', items: requirements.map(({ label }) => ({ text: label })) },
  ];
}

/** What can be shown with one’s own words, and what an answer is needed for. */
function showingSections({ requirements }: Fit, asked: readonly Requirement[]): AnswerSection[] {
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
    ...(shown.length > 0 ? [{ id: 'shown', title: 'Have an example ready', items: shown }] : []),
    ...(open.length > 0 ? [{ id: 'open', title: 'Have an answer ready', items: open }] : []),
  ];
}
