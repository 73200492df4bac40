import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { BestVersion } from '@foothold/core/fit/best-version.ts';
import type { Fit, FitAnswers, FitPerson } from '@foothold/core/fit/fit.ts';
import type { PostingTerm } from '@foothold/core/fit/posting-terms.ts';
import type { AskingPosting, PostingRequirements } from '@foothold/core/fit/requirement.ts';

/** A posting held against one of the resumes of the same order. */
export type FitPair = { posting: AskingPosting; resume: WholeResume; answers: FitAnswers };

/** What everything of an order is held against besides. */
export type FitAround = { person: FitPerson; today: string };

/** All that there is to show of one pair. */
export type FitReport = { asked: PostingRequirements; fit: Fit; terms: readonly PostingTerm[] };

/** What a worker is asked: one pair in full, the fit of many without the texts, or what a posting asks for. */
export type FitAsk =
  | ({ kind: 'report' } & FitPair & FitAround)
  | ({ kind: 'fits'; pairs: readonly FitPair[] } & FitAround)
  | ({
      kind: 'best';
      posting: AskingPosting;
      resumes: readonly WholeResume[];
      answers: FitAnswers;
    } & FitAround)
  | { kind: 'asked'; posting: AskingPosting };

/** A message to the worker. */
export type FitOrder = { id: number; ask: FitAsk };

/** A message from the worker; what could not be judged is null. */
export type FitAnswer = {
  id: number;
  report?: FitReport | null;
  fits?: readonly (Fit | null)[];
  best?: BestVersion | null;
  asked?: PostingRequirements;
};
