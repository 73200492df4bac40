import type { Seniority } from '../entities/posting/seniority-names.ts';
import { readSeniority } from '../parsing/posting/seniority.ts';
import { titleStep } from '../parsing/posting/title-step.ts';

/** A rank that a title or a question states. */
export type Level = Exclude<Seniority, 'unknown'>;

/**
 * The rank of a title as search knows it: what seniority.ts reads, and besides the first steps that are shown nowhere,
 * since employers mean different things by them, but that a beginner looks for: “Associate Product Manager”,
 * “Software Engineer I”, and II as the middle.
 */
export function titleLevel(title: string): Level | null {
  const stated = readSeniority(title);
  return stated === 'unknown' ? titleStep(title) : stated;
}
