import { thousands } from '../text/display.ts';
import { numberWords } from '../writing/openings.data.ts';
import { wordsIn } from '../writing/words.ts';
import { type Raised, raisedAt } from './raised.ts';
import { writes } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** As many lines without any figure are worth a word. */
const manyLines = 5;
/** “12000 calls” and “$12000”: an amount has what is counted behind it, or a currency before it. */
const longNumber =
  /(?<![\p{L}\p{N}.,/#-])(?:[$€£]\d{5,9}(?![\p{L}\p{N},/-]|\.\d)|\d{5,9}(?= [a-z]{2,40}s\b))/gu;
/** Words before a number that counts nothing: “Route 12000”, “ZIP 43215 serves”. */
const beforeNames =
  /\b(?:route|zip|code|room|suite|order|part|unit|model|no|number|id|ext|form|line|lot|bus|act|iso)\.? ?$/iu;

/** What is said of figures, beside the rule of single lines. */
export function numberChecks({ jobs, isEnglish, texts, isLongKind }: ReviewedResume): Raised[] {
  const lines = jobs.flatMap((job) => job.lines);
  const hasFigure = (text: string) =>
    /\p{N}/u.test(text) || wordsIn(text).some((word) => numberWords.has(word.text.toLowerCase()));
  const [first] = lines;
  const found: Raised[] = [];
  if (
    isEnglish &&
    first &&
    !isLongKind &&
    lines.length >= manyLines &&
    !lines.some(({ text }) => hasFigure(text))
  )
    found.push({ check: 'numbers-none', field: first.field, count: lines.length });
  if (!isEnglish) return found;
  for (const text of texts.filter(
    ({ field }) => field.includes('/notes/') || field.startsWith('resume/summary'),
  ))
    for (const { index, 0: number } of text.text.matchAll(longNumber)) {
      if (beforeNames.test(text.text.slice(Math.max(0, index - 12), index))) continue;
      const grouped = number.replace(/\d{5,9}/, (digits) => thousands(Number(digits), 'en-US'));
      const at = [index, index + number.length] as const;
      found.push(raisedAt('thousands', text, at, [writes(text, at, grouped)]));
    }
  return found;
}
