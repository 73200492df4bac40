import type { WholeResume } from '../entities/resume/resume-text.ts';
import { reviewedResume } from './reviewed-resume.ts';

/** A line that a dictionary is asked for: a sentence, not the name of a thing. */
export type LineToSpell = { field: string; text: string };

/** The lines of a resume for a dictionary, and the language it is written in. */
export function linesToSpell(whole: WholeResume): { language: string; lines: LineToSpell[] } {
  const { texts, language } = reviewedResume({
    whole,
    today: '',
    country: '',
    template: { isPlainToRead: true },
    pages: null,
    misspelled: null,
  });
  const lines = texts
    .filter(({ field }) => field.includes('/notes/') || field.startsWith('resume/summary/'))
    .map(({ field, text }) => ({ field, text }));
  return { language, lines };
}
