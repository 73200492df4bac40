import { languageRows } from './languages.data.ts';
import type { PlacedWord } from './placed-words.ts';
import type { SpokenLevel } from './spoken-levels.ts';

/** A language that a text names. */
export type SpokenMatch = { language: string; at: number; start: number; end: number };

let made: ReadonlyMap<string, string> | null = null;

function codes(): ReadonlyMap<string, string> {
  made ??= new Map(
    languageRows
      .split('\n')
      .filter(Boolean)
      .flatMap((row) => {
        const [code = '', ...names] = row.split(' ');
        return names.map((name): [string, string] => [name, code]);
      }),
  );
  return made;
}

/** The names of spoken languages among placed words; “American Sign Language” is one. */
export function languagesIn(words: readonly PlacedWord[]): SpokenMatch[] {
  return words.flatMap(({ word, start, end }, at) => {
    if (word === 'sign' && words[at + 1]?.word === 'language')
      return [
        {
          language: 'ase',
          at,
          start: words[at - 1]?.word === 'american' ? (words[at - 1]?.start ?? start) : start,
          end: words[at + 1]?.end ?? end,
        },
      ];
    const language = codes().get(word);
    return language ? [{ language: language === 'cmn' ? 'zh' : language, at, start, end }] : [];
  });
}

const levels: readonly (readonly [SpokenLevel, RegExp])[] = [
  [
    'native',
    /\b(?:native|mother tongue|muttersprach\w*|natif|langue maternelle|nativo|nativa|madrelingua|c2)\b/i,
  ],
  [
    'fluent',
    /\b(?:fluen\w*|bilingual|verhandlungssicher\w*|fliessend\w*|courant|bilingue|fluido|fluente|excellent|vloeiend|c1)\b/i,
  ],
  [
    'professional',
    /\b(?:professional|proficien\w*|advanced|business|working|full professional|strong|sehr gute|avance|avanzado|avancado|b2|good|gute|solid)\b/i,
  ],
  [
    'conversational',
    /\b(?:conversational|intermediate|limited working|intermedio|intermediario|intermediaire|b1|konversation\w*)\b/i,
  ],
  ['basic', /\b(?:basic|beginner|elementary|grundkenntnisse|notions|basico|scolaire|a1|a2|some)\b/i],
];

/** How well a language is spoken, by the words around its name; null where they do not say. Takes folded text. */
export function spokenLevelIn(folded: string): SpokenLevel | null {
  return levels.find(([, words]) => words.test(folded))?.[0] ?? null;
}
