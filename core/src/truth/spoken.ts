import { placedWords } from '../fit/placed-words.ts';
import type { SpokenLevel } from '../fit/spoken-levels.ts';
import { languagesIn } from '../fit/spoken-terms.ts';
import { plainLetters } from '../text/plain-letters.ts';

/** A language that a text names, with the level said nearest to it. */
export type SpokenIn = {
  language: string;
  level: SpokenLevel | null;
  start: number;
  end: number;
  levelStart: number;
  levelEnd: number;
};

const levels: readonly (readonly [SpokenLevel, RegExp])[] = [
  ['native', /\b(?:natively|native|mother tongue|first language|grew up speaking|raised speaking|c2)\b/g],
  ['fluent', /\b(?:fluent|fluently|fluency|bilingual|excellent|perfect|c1)\b/g],
  ['professional', /\b(?:professional|business|proficient|advanced|good(?! enough)|b2|working)\b/g],
  ['conversational', /\b(?:conversational|conversationally|conversations?|good enough|intermediate|b1)\b/g],
  ['basic', /\b(?:basic|basics|beginner|elementary|some|a1|a2|a little)\b/g],
];

/** How far a level may stand from its language, in letters. */
const farthest = 40;

/** The languages of a text, each with the level that stands nearest. */
export function spokenIn(text: string): SpokenIn[] {
  const folded = plainLetters(text);
  const languages = languagesIn(placedWords(text));
  if (languages.length === 0) return [];
  const said = levels.flatMap(([level, words]) =>
    [...folded.matchAll(words)].map((match) => ({
      level,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return languages.map(({ language, start, end }) => {
    const distance = (one: { start: number; end: number }) =>
      one.end <= start ? start - one.end : one.start - end;
    // A level belongs to the language that is nearest to it.
    const own = said
      .filter((one) => distance(one) <= farthest)
      .filter((one) =>
        languages.every((other) => {
          const away = one.end <= other.start ? other.start - one.end : one.start - other.end;
          return other.start === start || away >= distance(one);
        }),
      )
      .sort((one, other) => distance(one) - distance(other))[0];
    return {
      language,
      level: own?.level ?? null,
      start,
      end,
      levelStart: own?.start ?? start,
      levelEnd: own?.end ?? end,
    };
  });
}
