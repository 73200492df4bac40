import type { WholeResume } from '../../entities/resume/resume-text.ts';
import type { AskingPosting } from '../../fit/requirement.ts';
import type { Say } from '../../text/messages.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';
import { optimizeByRule, type RuleProposal } from './optimize.ts';
import { optimizeTexts } from './optimize-answer.messages.ts';

/**
 * Better wordings of a resume by rule (docs/TRUTH.md, section 6), each beside the line it is for; `structured` holds them as
 * `edits`, as an answer of a model does, and what the posting asks for and the resume does not show as `onlyIfTrue`.
 */
export function optimizeAnswer(
  whole: WholeResume,
  { say, ...how }: { today: string; posting?: AskingPosting; say: Say },
): AiAnswer {
  const { proposals, onlyIfTrue } = optimizeByRule(whole, how);
  const count = proposals.length;
  const hasLines = whole.experience.some(({ notes }) => notes.trim() !== '');
  const summary: AnswerSection = {
    id: 'optimize',
    title: say(optimizeTexts('short')),
    lines: [
      say(
        !hasLines
          ? optimizeTexts('no-lines')
          : count === 0
            ? optimizeTexts('none')
            : optimizeTexts('some', { count }),
      ),
      ...(count > 0 ? [say(optimizeTexts('no-more-said'))] : []),
    ],
  };
  const sections: AnswerSection[] = [summary];
  if (count > 0)
    sections.push({
      id: 'proposals',
      title: say(optimizeTexts('proposals')),
      items: proposals.map((one) => itemOf(one, say)),
    });
  if (onlyIfTrue.length > 0)
    sections.push({
      id: 'only-if-true',
      title: say(optimizeTexts('only-if-true')),
      lines: [say(optimizeTexts('write-if-true'))],
      items: onlyIfTrue.map((text) => ({ text })),
    });
  const claims = proposals
    .filter(({ reason }) => reason !== 'order')
    .map(({ after, place }) => ({ text: after, evidence: [place] }));
  const answer = builtinAnswer({ title: say(optimizeTexts('title')), sections, claims }, say);
  const edits = proposals.map(({ place, before, after, reason }) => ({
    place,
    before,
    after,
    why: say(optimizeTexts(reason)),
  }));
  return { ...answer, structured: { ...(answer.structured as object), edits, onlyIfTrue } };
}

function itemOf({ before, after, reason }: RuleProposal, say: Say): AnswerItem {
  const lead = say(optimizeTexts(reason));
  if (reason !== 'order') return { lead, text: after, quote: before };
  const lines = after.split('\n').map((line) => line.trim());
  return { lead, text: lines.filter(Boolean).join(' / ') };
}
