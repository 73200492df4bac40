import * as z from 'zod/mini';
import { textField } from '../record.ts';

/** One question about a company before an interview, with what the person found out. */
export const ResearchAnswer = z.looseObject({
  /** One of `researchKeys`, or a key of its own for a question of the person's. */
  key: textField,
  /** The question as it was read when it was answered. */
  question: textField,
  answer: textField,
  /** Instant of the last change. */
  updatedAt: textField,
});
export type ResearchAnswer = { key: string; question: string; answer: string; updatedAt: string };

/** Own questions of one company, and characters of a question and of an answer. */
export const researchLimits = { ownQuestions: 20, question: 300, answer: 5000 } as const;
