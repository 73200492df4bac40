import { plainLetters } from '../text/plain-letters.ts';

/**
 * The words of a text as the search index knows them, in order: lower case, no accents, letters and digits only.
 * Index and question go through this one function, so that “C++”, “C#”, “.NET”, “R&D”, “Node.js” and “401(k)” find
 * themselves however they are written (docs/spec/design.md, Search). Never throws; what cannot be searched gives no word.
 */
export function searchWords(text: string): string[] {
  return wordsOf(plainLetters(text), wordPattern);
}

/** The same words with their accents, one for one: “Massör” is `massör` here and `massor` there. */
export function writtenWords(text: string): string[] {
  return wordsOf(text.normalize('NFKC').toLowerCase(), writtenPattern);
}

function wordsOf(folded: string, pattern: RegExp): string[] {
  const spelled = spellings.reduce(
    (current, [form, replacement]) => current.replace(form, replacement),
    folded,
  );
  return spelled.match(pattern) ?? [];
}

/** `searchWords` joined by blanks: what is indexed, and what “exactly this title” compares. */
export function searchKey(text: string): string {
  return searchWords(text).join(' ');
}

/**
 * Cut at 100, since PostgreSQL refuses words beyond 2 KB. Chinese and Japanese write no blanks: there each sign is
 * a word.
 */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}]){1,100}/gu;

const writtenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}]){1,100}/gu;

/** One way to write what people write in several; order matters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’'‘`´]/g, ''],
  [/(?<![\p{L}\p{N}])([cg])\+\+/gu, ' $1plusplus '],
  [/(?<![\p{L}\p{N}])([acfjq])#/gu, ' $1sharp '],
  [/\.net(?![\p{L}\p{N}])/gu, ' dotnet '],
  [/401 ?\(k\)/g, '401k'],
  [/(?<![\p{L}\p{N}])ph\.? ?d(?![\p{L}\p{N}])/gu, 'phd'],
  // R&D, Q&A, P&L, M&A: one word each. AT&T and “sales & marketing” are not.
  [/(?<![\p{L}\p{N}])(\p{L}) ?& ?(\p{L})(?![\p{L}\p{N}])/gu, '$1n$2'],
  // U.S., R.N.: a dot between two single letters goes.
  [/(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, ''],
  [
    /(?<![\p{L}\p{N}])(node|react|vue|next|nuxt|express|angular|three|nest)[. ]?js(?![\p{L}\p{N}])/gu,
    '$1 js',
  ],
  // Written as one word or two, these are searched as two.
  [/(?<![\p{L}\p{N}])(front|back)end(?![\p{L}\p{N}])/gu, '$1 end'],
  [/(?<![\p{L}\p{N}])fullstack(?![\p{L}\p{N}])/gu, 'full stack'],
  [/(?<![\p{L}\p{N}])(full|part)time(?![\p{L}\p{N}])/gu, '$1 time'],
  [/(?<![\p{L}\p{N}])healthcare(?![\p{L}\p{N}])/gu, 'health care'],
  [/(?<![\p{L}\p{N}])ecommerce(?![\p{L}\p{N}])/gu, 'e commerce'],
  [/(?<![\p{L}\p{N}])onsite(?![\p{L}\p{N}])/gu, 'on site'],
  [/(?<![\p{L}\p{N}])devops(?![\p{L}\p{N}])/gu, 'dev ops'],
];

/** Words that are searched as two. */
export const joinedWords: readonly string[] = [
  ...[
    'frontend',
    'backend',
    'fullstack',
    'parttime',
    'fulltime',
    'healthcare',
    'ecommerce',
    'onsite',
    'devops',
  ],
];
