import type { WholeResume } from '../../entities/resume/resume-text.ts';
import type { Finding } from '../../resume-review/review.ts';
import { checkOf } from '../../resume-review/review-checks.data.ts';
import { reviewResume } from '../../resume-review/review-resume.ts';
import type { Say } from '../../text/messages.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';
import { reviewTexts } from './review-answer.messages.ts';

/** What there is to mend in a resume, by the rules of docs/REVIEW.md; `structured` holds the review itself as `review`. */
export function reviewAnswer(whole: WholeResume, today: string, say: Say): AiAnswer {
  const review = reviewResume({
    ...{ whole, today, country: '', pages: null, misspelled: null, hidden: [] },
    template: { isPlainToRead: true },
  });
  const list = (weight: 'mend' | 'consider'): AnswerSection[] => {
    const found = review.findings.filter(({ check }) => checkOf(check).weight === weight);
    const items = found.map((finding) => itemOf(finding, say));
    return items.length > 0 ? [{ id: weight, title: say(reviewTexts(weight)), items }] : [];
  };
  const { mend, consider } = review;
  const summary: AnswerSection = {
    id: 'review',
    title: say(reviewTexts('short')),
    lines: [
      say(
        review.isEmpty
          ? reviewTexts('empty')
          : reviewTexts('counts', { mend, consider, passed: review.passed.length }),
      ),
      say(reviewTexts('by-rule')),
    ],
  };
  const sections = [summary, ...list('mend'), ...list('consider')];
  const answer = builtinAnswer({ title: say(reviewTexts('title')), sections }, say);
  return { ...answer, structured: { ...(answer.structured as object), review } };
}

/** The check by its name in docs/REVIEW.md, with the words it is about. */
function itemOf({ check, quote, field }: Finding, say: Say): AnswerItem {
  const name = check.replaceAll('-', ' ');
  const [place = ''] = field.split('/');
  const text = place === '' ? name : say(reviewTexts('place', { check: name, place }));
  return { text, ...(quote && { quote }) };
}
