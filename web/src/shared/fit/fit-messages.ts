import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Fit, FitAnswers, FitPerson } from '@foothold/core/fit/fit.ts';
import type { Keyword } from '@foothold/core/fit/keywords.ts';
import type { AskingPosting, PostingRequirements } from '@foothold/core/fit/requirement.ts';

/** A posting held against one of the resumes of the same order. */
export type FitPair = { posting: AskingPosting; resume: WholeResume; answers: FitAnswers };

/** What everything of an order is held against besides. */
export type FitAround = { person: FitPerson; today: string };

/** All that there is to show of one pair. */
export type FitReport = { asked: PostingRequirements; fit: Fit; keywords: readonly Keyword[] };

/** What a worker is asked: one pair in full, or the fit of many without the texts. */
export type FitAsk =
  | ({ kind: 'report' } & FitPair & FitAround)
  | ({ kind: 'fits'; pairs: readonly FitPair[] } & FitAround);

/** A message to the worker. */
export type FitOrder = { id: number; ask: FitAsk };

/** A message from the worker; what could not be judged is null. */
export type FitAnswer = { id: number; report?: FitReport | null; fits?: readonly (Fit | null)[] };
