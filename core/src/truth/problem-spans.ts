import type { CheckedSentence, ProblemGrade, TruthSpan } from './verdict.ts';

/** Places in the whole text of the words of one grade. */
export function problemSpans(sentences: readonly CheckedSentence[], grade: ProblemGrade): TruthSpan[] {
  return sentences.flatMap(({ start: from, problems }) =>
    problems
      .filter((one) => one.grade === grade)
      .map(({ start, end }) => ({ start: from + start, end: from + end })),
  );
}
