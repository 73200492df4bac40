import { plainLetters } from '../text/plain-letters.ts';
import type { Evidence } from './fit.ts';
import type { ResumeLine } from './resume-lines.ts';
import type { SpokenLevel } from './spoken-levels.ts';
import { languagesIn, spokenLevelIn } from './spoken-terms.ts';

/** A language that the resume says the person speaks; `level` null where it does not say how well. */
export type SpokenLanguage = { language: string; level: SpokenLevel | null; evidence: Evidence };

const speaking =
  /\b(?:fluent|fluency|bilingual|speak|speaks|spoken|native|languages?|proficien\w*|conversational|trilingual)\b/;

/** The languages that a resume names as spoken, in its section of languages, as skills, or in a sentence that says so. */
export function spokenLanguages(lines: readonly ResumeLine[]): SpokenLanguage[] {
  return lines.flatMap((line) => {
    if (line.part === 'company' || line.part === 'school' || line.part === 'degree' || line.part === 'title')
      return [];
    const text = line.field.slice(line.start, line.end);
    const folded = plainLetters(text);
    const isSaid =
      line.part === 'language' || line.part === 'skill' || line.part === 'listed' || speaking.test(folded);
    if (!isSaid) return [];
    const item = line.path.slice(0, line.path.lastIndexOf('/'));
    const beside = lines.filter(
      (one) => line.part === 'language' && one.path.startsWith(`${item}/`) && one !== line,
    );
    const around = [folded, ...beside.map((one) => plainLetters(one.field))].join(' ');
    const quote = text.trim();
    const start = line.field.indexOf(quote, line.start);
    return languagesIn(line.words).map(({ language, start: from, end: to }) => ({
      language,
      level: spokenLevelIn(around),
      evidence: { path: line.path, quote, start, end: start + quote.length, mark: { start: from, end: to } },
    }));
  });
}
