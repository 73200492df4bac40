import type { ResearchAnswer } from './research-answer.ts';

/** What is worth knowing before an interview, in the order it is asked. */
export const researchKeys = ['work', 'why', 'day', 'news', 'people', 'pay', 'doubts', 'ask'] as const;
export type ResearchKey = (typeof researchKeys)[number];

/** A changed answer; `was` is what the form started from, null for a question that was not there. */
export type AnswerChange = { key: string; question: string; answer: string; was: string | null };

/**
 * The answers after these changes, or the first change whose answer was changed elsewhere in the meantime. A question of
 * `researchKeys` without an answer is not kept; one of the person's own is.
 */
export function changeAnswers(
  stored: readonly ResearchAnswer[],
  changes: readonly AnswerChange[],
  now: string,
): { answers: ResearchAnswer[] } | { clash: AnswerChange } {
  let answers = [...stored];
  for (const change of changes) {
    const { key, question, answer, was } = change;
    const before = answers.find((one) => one.key === key);
    if ((before?.answer ?? '') !== (was ?? '') && before?.answer !== answer) return { clash: change };
    const next = { ...before, key, question, answer, updatedAt: now };
    const isKept = answer !== '' || !isResearchKey(key);
    answers = before
      ? answers.flatMap((one) => (one !== before ? one : isKept ? next : []))
      : isKept
        ? [...answers, next]
        : answers;
  }
  return { answers };
}

/** The answers that say something, those of `researchKeys` first and in their order. */
export function answeredOf(answers: readonly ResearchAnswer[]): ResearchAnswer[] {
  const place = ({ key }: ResearchAnswer) => (isResearchKey(key) ? researchKeys.indexOf(key) : Infinity);
  return answers
    .filter(({ answer }) => answer.trim() !== '')
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** True for a question that every company has. */
export function isResearchKey(key: string): key is ResearchKey {
  return (researchKeys as readonly string[]).includes(key);
}
