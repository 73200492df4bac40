import { foldText } from '../text/company-name.ts';

const yes = new Set(
  'yes y true 1 x done passed completed attended applied ja j oui si sim tak ✓ ✔ ☑ ✅ 👍'.split(' '),
);
const no = new Set('no n false 0 nein non nao nie nee nej ✗ ✘ ☐ ❌ 👎 – -'.split(' '));

/** What a cell answers to a question of yes or no; null for any other answer. */
export function importedAnswer(cell: string): boolean | null {
  const word = cell.trim().replaceAll('\ufe0f', '');
  const folded = foldText(word) || word;
  if (yes.has(folded)) return true;
  return no.has(folded) || /^not? (?:yet|applied|sent)$/.test(folded) ? false : null;
}
