import type { WholeResume } from '../../entities/resume/resume-text.ts';
import type { AskingPosting } from '../../fit/requirement.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';
import { type OptimizeReason, optimizeByRule, type RuleProposal } from './optimize.ts';

const leads: Readonly<Record<OptimizeReason, string>> = {
  'stronger-verb': 'A verb that says what you did',
  shorter: 'Fewer words',
  tense: 'The tense of that time',
  'number-first': 'The number first',
  order: 'These lines in this order',
};

/**
 * Better wordings of a resume by rule (docs/TRUTH.md, section 6), each beside the line it is for; `structured` holds them as
 * `edits`, as an answer of a model does, and what the posting asks for and the resume does not show as `onlyIfTrue`.
 */
export function optimizeAnswer(
  whole: WholeResume,
  how: { today: string; posting?: AskingPosting },
): AiAnswer {
  const { proposals, onlyIfTrue } = optimizeByRule(whole, how);
  const hasLines = whole.experience.some(({ notes }) => notes.trim() !== '');
  const summary: AnswerSection = {
    id: 'optimize',
    title: 'In short',
    lines: [
      hasLines
        ? `${proposals.length === 0 ? 'The rules find no line to put better' : `To put better: ${proposals.length}`}. Rules looked at the lines of your work; no model read them.`
        : 'There is no line of work to look at: positions with their lines are looked at one by one, a resume that is sent as one text is not.',
      ...(proposals.length > 0
        ? ['None of it says more than your line does. Take what sounds like you.']
        : []),
    ],
  };
  const sections: AnswerSection[] = [summary];
  if (proposals.length > 0)
    sections.push({ id: 'proposals', title: 'Other words', items: proposals.map(itemOf) });
  if (onlyIfTrue.length > 0)
    sections.push({
      id: 'only-if-true',
      title: 'Asked for and not shown',
      lines: ['Write these down only where they are true of you.'],
      items: onlyIfTrue.map((text) => ({ text })),
    });
  const claims = proposals
    .filter(({ reason }) => reason !== 'order')
    .map(({ after, place }) => ({ text: after, evidence: [place] }));
  const answer = builtinAnswer({ title: 'Better wordings', sections, claims });
  const edits = proposals.map(({ place, before, after, reason }) => ({
    place,
    before,
    after,
    why: leads[reason],
  }));
  return { ...answer, structured: { ...(answer.structured as object), edits, onlyIfTrue } };
}

function itemOf({ before, after, reason }: RuleProposal): AnswerItem {
  const lead = leads[reason];
  if (reason !== 'order') return { lead, text: after, quote: before };
  const lines = after.split('\n').map((line) => line.trim());
  return { lead, text: lines.filter(Boolean).join(' / ') };
}
