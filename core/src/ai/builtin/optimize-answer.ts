import type { WholeResume } from '../../entities/resume/resume-text.ts';
import type { AskingPosting } from '../../fit/requirement.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerSection, builtinAnswer } from './answer-document.ts';
import { type OptimizeReason, optimizeByRule } from './optimize.ts';

const reasons: Readonly<Record<OptimizeReason, string>> = {
  'stronger-verb': 'It begins with what was done.',
  shorter: 'It says the same in fewer words.',
  tense: 'The tense is that of the position.',
  'number-first': 'The number stands in front.',
  order: 'What the posting asks for comes first.',
};

/** Better wordings by rule (docs/TRUTH.md, section 6); `structured` holds them as `edits`, as an answer of a model does. */
export function optimizeAnswer(
  whole: WholeResume,
  posting: AskingPosting | undefined,
  today: string,
): AiAnswer {
  const { proposals, onlyIfTrue } = optimizeByRule(whole, { today, ...(posting && { posting }) });
  const count = proposals.length;
  const summary: AnswerSection = {
    id: 'optimize',
    title: 'In short',
    lines: [
      count === 0
        ? 'The rules have no better wording for this resume.'
        : `${count} ${count === 1 ? 'proposal' : 'proposals'}. None says more than the resume does.`,
      'Rules made them; no model read the resume.',
    ],
  };
  const words: AnswerSection = {
    id: 'proposals',
    title: 'Other words',
    items: proposals.map(({ before, after, reason }) => ({
      text: `${after.replaceAll('\n', ' / ')} ${reasons[reason]}`,
      quote: before.replaceAll('\n', ' / '),
    })),
  };
  const missing: AnswerSection = {
    id: 'only-if-true',
    title: 'Only if true',
    lines: ['The posting names this and the resume does not. Write it down where it is true.'],
    items: onlyIfTrue.map((text) => ({ text })),
  };
  const answer = builtinAnswer({
    title: 'Better wordings',
    sections: [summary, ...(count > 0 ? [words] : []), ...(onlyIfTrue.length > 0 ? [missing] : [])],
  });
  const edits = proposals.map(({ place, before, after, reason }) => ({
    place,
    before,
    after,
    why: reasons[reason],
  }));
  return { ...answer, structured: { ...(answer.structured as object), edits, onlyIfTrue } };
}
