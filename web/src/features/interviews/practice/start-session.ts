import { drawQuestions } from '@foothold/core/practice/draw-questions.ts';
import type { CareerStep, DrawnQuestion, QuestionKind } from '@foothold/core/practice/practice-question.ts';
import { ownDataOnceOpen } from '../../../data/db/db.ts';
import { startPractice } from '../../../data/practice/practice.ts';
import { queryPracticeSources } from '../../../data/practice/practice-reads.ts';
import { ownFits } from '../../../shared/fit/fit-client.ts';

/** What a session is set up with. */
export type PracticeSetup = {
  jobId: number | null;
  jobTitle: string;
  companyName: string;
  step: CareerStep;
  kinds: readonly QuestionKind[];
  count: number;
  secondsEach: number;
  seed: number;
};

/** Draws the questions of a session from the posting, the occupation, own interviews and earlier practice. */
export async function drawnFor(setup: PracticeSetup): Promise<DrawnQuestion[]> {
  const db = await ownDataOnceOpen();
  if (!db) return [];
  const { posting, practiced, asked } = await queryPracticeSources(db, setup.jobId);
  const read = await ownFits().requirements(posting ?? { title: setup.jobTitle, text: '' });
  const { requirements = [], trades = [] } = read ?? {};
  const title = posting?.title ?? setup.jobTitle;
  const { jobId, step, kinds, count, seed } = setup;
  return drawQuestions({ requirements, title, trades, step, asked, jobId, practiced, kinds, count, seed });
}

/** Begins a session with its questions; `questions` repeats those of another one. */
export async function startSession(setup: PracticeSetup, questions?: readonly DrawnQuestion[]) {
  const drawn = questions ?? (await drawnFor(setup));
  const { jobId, jobTitle, companyName, seed, secondsEach } = setup;
  return startPractice({ jobId, jobTitle, companyName, seed, secondsEach, questions: drawn });
}
