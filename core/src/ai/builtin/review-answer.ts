import type { WholeResume } from '../../entities/resume/resume-text.ts';
import type { Finding } from '../../resume-review/review.ts';
import { checkOf } from '../../resume-review/review-checks.data.ts';
import { reviewResume } from '../../resume-review/review-resume.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { type AnswerItem, type AnswerSection, builtinAnswer } from './answer-document.ts';

/** What there is to mend in a resume, by the rules of docs/REVIEW.md; `structured` holds the review itself as `review`. */
export function reviewAnswer(whole: WholeResume, today: string): AiAnswer {
  const review = reviewResume({
    ...{ whole, today, country: '', pages: null, misspelled: null, hidden: [] },
    template: { isPlainToRead: true },
  });
  const list = (id: string, title: string, weight: 'mend' | 'consider'): AnswerSection[] => {
    const items = review.findings.filter(({ check }) => checkOf(check).weight === weight).map(itemOf);
    return items.length > 0 ? [{ id, title, items }] : [];
  };
  const summary: AnswerSection = {
    id: 'review',
    title: 'In short',
    lines: [
      review.isEmpty
        ? 'The resume says nothing yet.'
        : `${review.mend} to mend, ${review.consider} to consider, ${review.passed.length} checks passed.`,
      'Rules made these checks; no model read the resume.',
    ],
  };
  const answer = builtinAnswer({
    title: 'Review',
    sections: [summary, ...list('mend', 'To mend', 'mend'), ...list('consider', 'To consider', 'consider')],
  });
  return { ...answer, structured: { ...(answer.structured as object), review } };
}

/** The check by its name in docs/REVIEW.md, with the words it is about. */
function itemOf({ check, quote, field }: Finding): AnswerItem {
  const place = field === '' ? '' : ` in ${field.split('/')[0]}`;
  return { text: `${check.replaceAll('-', ' ')}${place}`, ...(quote && { quote }) };
}
