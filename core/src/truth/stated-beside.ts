import { exact } from './read-sentence.ts';
import { scopeOf } from './scope.ts';
import { spokenIn } from './spoken.ts';
import { truthWords } from './truth-words.ts';
import type { CheckedSentence, TruthProblem } from './verdict.ts';
import { verbBase } from './word-lexicon.ts';

/** What one has won or printed is listed in the resume under its name. */
const listed =
  /\b(?:w[io]n|winning|prizes?|trophy|medals?|champions?|championships?|nominat\w+|honou?red|books?|textbooks?|podcasts?|journals?|articles?|novels?)\b/i;

/**
 * The piece of a resume that a person may state a sentence beside (“This is what I did”), by its id; '' where that is not offered.
 * What nothing supports must be a question of wording: no number, name, title, degree, license, tool, language, and no greater
 * part in the work. Those are said in the resume itself.
 */
export function statedBeside(checked: CheckedSentence): string {
  const { text } = checked;
  if (checked.problems.length === 0 || exact.test(text) || listed.test(text) || spokenIn(text).length > 0)
    return '';
  if (!checked.problems.every(isWording)) return '';
  const near = [...checked.problems.map(({ evidence }) => evidence), ...checked.rests.map(({ id }) => id)];
  return near.find((id) => /^resume:\d+\/(?:(?:experience|education|sections):\d+|summary)/.test(id)) ?? '';
}

function isWording({ kind, said }: TruthProblem): boolean {
  if (kind !== 'action' && kind !== 'addition') return false;
  return truthWords(said).every(({ lower, text, isStrict, concepts }, at) => {
    const isNamed = /\d/.test(text) || (at > 0 && /\p{Lu}/u.test(text));
    const level = scopeOf(verbBase(lower) || lower);
    const isMore =
      level === 'supervised' || level === 'led' || level === 'owned' || concepts.includes('~lead');
    return !isNamed && !isStrict && !isMore;
  });
}
