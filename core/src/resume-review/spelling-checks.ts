import { wordsIn } from '../writing/words.ts';
import { type Raised, raisedAt } from './raised.ts';
import type { ReviewText } from './review-text.ts';
import { writes } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';
import { brandNames, commonSlips } from './slips.data.ts';

/** Slips that no dictionary finds, because each word of them is one. */
export function spellingChecks({ texts, isEnglish }: ReviewedResume): Raised[] {
  return texts.flatMap((text) => [
    ...twice(text),
    ...brands(text),
    ...(isEnglish ? [...slips(text), ...articles(text)] : []),
  ]);
}

/** Words that no sentence repeats; “had had” and “Walla Walla” are right. */
const doubles: ReadonlySet<string> = new Set(
  'the a an and of to in for with at by on from or as is was were that der die das und de la le les y el'.split(
    ' ',
  ),
);

function twice(text: ReviewText): Raised[] {
  const words = wordsIn(text.text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const isTwice =
      next &&
      doubles.has(word.text.toLowerCase()) &&
      next.text === word.text.toLowerCase() &&
      text.text.slice(word.end, next.start).trim() === '';
    return isTwice
      ? [
          raisedAt(
            'word-twice',
            text,
            [word.start, next.end],
            [writes(text, [word.start, next.end], word.text)],
          ),
        ]
      : [];
  });
}

function slips(text: ReviewText): Raised[] {
  return commonSlips.flatMap(({ wrong, right }) => {
    const match = wrong.exec(text.text);
    if (!match) return [];
    const at = [match.index, match.index + match[0].length] as const;
    const written = match[0].replace(wrong, right);
    const cased = /^\p{Lu}/u.test(match[0]) ? written.slice(0, 1).toUpperCase() + written.slice(1) : written;
    return [raisedAt('slips', text, at, [writes(text, at, cased)])];
  });
}

const silent = /^(?:hour|honest|honou?r|heir)/;
const asConsonant = /^(?:u(?:ni|s[aeiu]|ti|r[aiou]|biq|kr)|eu|ew|one|once|ou[ij])/;

/** “An manager”, “a old”: where letters tell the sound for sure. */
function articles(text: ReviewText): Raised[] {
  const words = wordsIn(text.text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const article = word.text;
    if (!next || !/^(?:[Aa]|[Aa]n)$/.test(article) || text.text.slice(word.end, next.start) !== ' ')
      return [];
    // Capitals may be read letter by letter, and a capital A may be a grade.
    if (!/^[a-z]{3,}(?:-[a-z]+)*$/.test(next.text) || (article === 'A' && at > 0)) return [];
    const isVowel =
      silent.test(next.text) ||
      (/^[aeio]/.test(next.text) && !asConsonant.test(next.text)) ||
      (/^u(?:n[^i]|p|l|nd|s[^aeiu]|r[^aiou])/.test(next.text) && !asConsonant.test(next.text));
    const isConsonant = /^[bcdfgjklmnpqrstvwyz]/.test(next.text);
    const isAn = article.length === 2;
    if (isAn ? !isConsonant : !isVowel) return [];
    const [letter = 'a'] = article;
    const at2 = [word.start, next.end] as const;
    return [
      raisedAt('article', text, at2, [writes(text, [word.start, word.end], isAn ? letter : `${letter}n`)]),
    ];
  });
}

/** Names of products as their makers write them. */
function brands(text: ReviewText): Raised[] {
  const words = wordsIn(text.text);
  return words.flatMap((word) => {
    const right = brandNames.get(word.text);
    // Part of an address or of a file's name.
    const [before = ' ', after = ''] = [text.text[word.start - 1], text.text.slice(word.end, word.end + 2)];
    if (right === undefined || /[./@_#]/.test(before) || /^[/@_]|^\.\p{L}/u.test(after)) return [];
    return [
      raisedAt('brand-case', text, [word.start, word.end], [writes(text, [word.start, word.end], right)]),
    ];
  });
}
