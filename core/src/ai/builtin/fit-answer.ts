import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { type Fit, type FitWord, type NoWord, unsaidPerson } from '../../fit/fit.ts';
import { fitOf } from '../../fit/fit-of.ts';
import { prepareResume } from '../../fit/prepared-resume.ts';
import type { AskingPosting, Requirement } from '../../fit/requirement.ts';
import { requirementsOf } from '../../fit/requirements-of.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';

const words: Readonly<Record<FitWord, string>> = {
  weak: 'A weak fit',
  fair: 'A fair fit',
  good: 'A good fit',
  strong: 'A strong fit',
  great: 'A great fit',
};
const reasons: Readonly<Record<NoWord, string>> = {
  'no-text': 'The posting has too little text to say how the resume fits.',
  'too-few': 'The posting asks for too little to say how the resume fits.',
  'empty-resume': 'The resume says nothing yet.',
};
const lists = [
  { id: 'shown', states: ['found'], title: 'What the resume shows' },
  { id: 'partly', states: ['partly'], title: 'What it shows in part' },
  { id: 'not-shown', states: ['missing'], title: 'What it does not show' },
  { id: 'for-you-to-say', states: ['unanswered'], title: 'What only you can say' },
] as const;

/** How a resume fits a posting, by the rules of docs/FIT.md; `structured` holds the fit itself as `fit`. */
export function fitAnswer(resume: WholeResume, posting: AskingPosting, today: string): AiAnswer {
  const asked = requirementsOf(posting);
  const fit = fitOf({ resume: prepareResume(resume, today), posting: asked, person: unsaidPerson });
  const title = fit.word ? words[fit.word] : 'No word on the fit';
  const summary: AnswerSection = {
    id: 'fit',
    title: 'In short',
    lines: [
      fit.reason
        ? reasons[fit.reason]
        : `Of ${fit.counts.must.all} things that the posting asks for, the resume shows ${fit.counts.must.found}, and ${fit.counts.must.partly} in part.`,
      'Rules compared the words of both texts; no model read them. What is not shown may still be true: then write it down.',
    ],
  };
  const byId = new Map(asked.requirements.map((one) => [one.id, one]));
  const sections = lists.flatMap(({ states, ...section }) => {
    const items = itemsOf(fit, byId, states);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
  const answer = builtinAnswer({ title, sections: [summary, ...sections] });
  return { ...answer, structured: { ...(answer.structured as object), fit } };
}

function itemsOf(fit: Fit, byId: ReadonlyMap<string, Requirement>, states: readonly string[]): AnswerItem[] {
  return fit.requirements.flatMap(({ id, state, evidence }) => {
    const requirement = byId.get(id);
    if (!requirement || !states.includes(state)) return [];
    const quote = evidence[0]?.quote;
    const wish = requirement.level === 'nice' ? ' (a wish)' : '';
    return [{ text: `${requirement.label}${wish}`, ...(quote && { quote }) }];
  });
}
