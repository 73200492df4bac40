import type { Practice } from '@foothold/core/entities/conversation/practice.ts';

/** How many questions were answered, and what the person said of their answers. */
export type Tally = {
  answered: number;
  skipped: number;
  rated: number;
  well: number;
  partly: number;
  badly: number;
};

/** Counts the questions of one session, or of several. */
export function tallyOf(questions: readonly Pick<Practice, 'state' | 'rating'>[]): Tally {
  const answered = questions.filter(({ state }) => state === 'answered');
  const of = (rating: string) => answered.filter((one) => one.rating === rating).length;
  const [well, partly, badly] = [of('well'), of('partly'), of('badly')];
  return {
    answered: answered.length,
    skipped: questions.filter(({ state }) => state === 'skipped').length,
    rated: well + partly + badly,
    ...{ well, partly, badly },
  };
}
