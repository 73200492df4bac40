import type { Seniority } from '../../entities/posting/seniority-names.ts';

/** Work that “Associate …” and a first step “… I” are said of; a sales associate is none. */
const stepped =
  /\b(?:engineer|developer|scientist|analyst|designer|architect|product manager|consultant|programmer|researcher)\b/i;

/**
 * The rank that the step of a title comes to: “Associate Product Manager” and “Software Engineer I” are for beginners, II is
 * the middle. Employers mean different things by steps, so they are shown nowhere; null for any other title.
 */
export function titleStep(title: string): Extract<Seniority, 'entry' | 'mid'> | null {
  if (!stepped.test(title)) return null;
  if (/^associate\b(?! director)/i.test(title) || /\b(?:I|1|L1)\b(?!\/)/.test(title)) return 'entry';
  return /\b(?:II|2|L2)\b/.test(title) ? 'mid' : null;
}
