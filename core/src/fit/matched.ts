import type { Evidence, Lack } from './fit.ts';

/** How a requirement fared, before the person's answers: `credit` from 0 to 1 is what counts of it. */
export type Matched = {
  state: 'found' | 'partly' | 'missing' | 'unanswered';
  credit: number;
  evidence: readonly Evidence[];
  lacks: Lack | null;
};

export const missing: Matched = { state: 'missing', credit: 0, evidence: [], lacks: null };
export const unanswered: Matched = { state: 'unanswered', credit: 0, evidence: [], lacks: null };

/** Met, by these words. */
export function found(...evidence: readonly Evidence[]): Matched {
  return { state: 'found', credit: 1, evidence, lacks: null };
}

/** Met in part; half of it counts unless said. */
export function partly(lacks: Lack, evidence: readonly Evidence[], credit = 0.5): Matched {
  return { state: 'partly', credit, evidence, lacks };
}
