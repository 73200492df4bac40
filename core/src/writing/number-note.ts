import type { BulletNote } from './bullet-note.ts';
import { openingVerb } from './opening-verb.ts';
import { numberWords } from './openings.data.ts';
import { remembering } from './remembering.ts';
import { measuredVerbs, measures, resultVerbs } from './verbs.data.ts';
import { type Word, wordsIn } from './words.ts';

const vague = ['a large number of', 'a lot of', 'lots of', 'numerous', 'countless', 'many'];

/** Says that a line tells of a result, or of many, where a figure would fit; silent where it has one. */
export const numberNote = remembering((line: string): BulletNote | undefined => {
  const words = wordsIn(line);
  if (/\p{N}/u.test(line) || words.some(({ text }) => numberWords.has(text.toLowerCase()))) return undefined;
  const opening = openingVerb(line);
  const result = opening && resultOf(opening.base, words);
  if (opening && result)
    return { kind: 'number', at: [opening.word.start, result.end], phrase: opening.word.text };
  const lower = line.toLowerCase();
  for (const word of words)
    for (const phrase of vague)
      if (lower.startsWith(phrase, word.start) && /^[^\p{L}]/u.test(lower.slice(word.start + phrase.length)))
        return { kind: 'number', at: [word.start, word.start + phrase.length], phrase };
  return undefined;
});

/** How far an object may be behind its verb: “improved the reading scores”. */
const reach = 5;

/** What was raised or cut, where the verb needs it to mean a result. */
function resultOf(base: string, words: readonly Word[]): Word | undefined {
  const near = words.slice(1, 1 + reach);
  const measured = near.find(({ text }) => measures.has(text.toLowerCase()));
  if (measuredVerbs.has(base)) return measured;
  return resultVerbs.has(base) ? (measured ?? words[0]) : undefined;
}
