import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { type Fit, unstatedPerson } from '../../fit/fit.ts';
import { fitOf } from '../../fit/fit-of.ts';
import { prepareResume } from '../../fit/prepared-resume.ts';
import type { AskingPosting, Requirement } from '../../fit/requirement.ts';
import { requirementsOf } from '../../fit/requirements-of.ts';
import type { Say } from '../../text/messages.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';
import { fitTexts } from './fit-answer.messages.ts';

const lists = [
  { id: 'shown', states: ['found'] },
  { id: 'partly', states: ['partly'] },
  { id: 'not-shown', states: ['missing'] },
  { id: 'for-you-to-say', states: ['unanswered'] },
] as const;

/** How a resume fits a posting, by the rules of docs/FIT.md; `structured` holds the fit itself as `fit`. */
export function fitAnswer(
  resume: WholeResume,
  posting: AskingPosting,
  { today, say }: { today: string; say: Say },
): AiAnswer {
  const asked = requirementsOf(posting);
  const fit = fitOf({ resume: prepareResume(resume, today), posting: asked, person: unstatedPerson });
  const title = say(fitTexts(fit.word ?? 'no-word'));
  const { all, found, partly } = fit.counts.must;
  const summary: AnswerSection = {
    id: 'fit',
    title: say(fitTexts('short')),
    lines: [
      say(fit.reason ? fitTexts(fit.reason) : fitTexts('counts', { all, found, partly })),
      say(fitTexts('by-rule')),
    ],
  };
  const byId = new Map(asked.requirements.map((one) => [one.id, one]));
  const sections = lists.flatMap(({ id, states }) => {
    const items = itemsOf(fit, byId, states).map(({ wish, text, ...item }) => ({
      text: wish ? say(fitTexts('wish', { label: text })) : text,
      ...item,
    }));
    return items.length > 0 ? [{ id, title: say(fitTexts(id)), items }] : [];
  });
  const answer = builtinAnswer({ title, sections: [summary, ...sections] }, say);
  return { ...answer, structured: { ...(answer.structured as object), fit } };
}

function itemsOf(
  fit: Fit,
  byId: ReadonlyMap<string, Requirement>,
  states: readonly string[],
): (AnswerItem & { wish: boolean })[] {
  return fit.requirements.flatMap(({ id, state, evidence }) => {
    const requirement = byId.get(id);
    if (!requirement || !states.includes(state)) return [];
    const { label, level } = requirement;
    const quote = evidence[0]?.quote;
    return [{ text: label, wish: level === 'nice', ...(quote && { quote }) }];
  });
}
