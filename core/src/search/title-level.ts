import type { Seniority } from '../entities/posting/seniority-names.ts';
import { readSeniority } from '../parsing/posting/seniority.ts';

/** A rank that a title or a question states. */
export type Level = Exclude<Seniority, 'unknown'>;

/** Work that “Associate …” and a first step “… I” are said of; a sales associate is none. */
const stepped =
  /\b(?:engineer|developer|scientist|analyst|designer|architect|product manager|consultant|programmer|researcher)\b/i;

/**
 * The rank of a title as search knows it: what seniority.ts reads, and besides the first steps that are shown nowhere,
 * since employers mean different things by them, but that a beginner looks for: “Associate Product Manager”,
 * “Software Engineer I”, and II as the middle.
 */
export function titleLevel(title: string): Level | null {
  const stated = readSeniority(title);
  if (stated !== 'unknown') return stated;
  if (!stepped.test(title)) return null;
  if (/^associate\b(?! director)/i.test(title) || /\b(?:I|1|L1)\b(?!\/)/.test(title)) return 'entry';
  return /\b(?:II|2|L2)\b/.test(title) ? 'mid' : null;
}
