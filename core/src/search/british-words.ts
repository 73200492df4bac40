import { britishWords } from './british-words.data.ts';

const spellings = new Map(britishWords);
const endings: readonly (readonly [string, string])[] = [
  ['isation', 'ization'],
  ['isational', 'izational'],
  ['counselling', 'counseling'],
  ['counsellor', 'counselor'],
  ['modelling', 'modeling'],
  ['labelling', 'labeling'],
];

/** A word in American spelling: the centre is a center, maths is math. */
export function americanSpelling(word: string): string {
  const own = spellings.get(word);
  if (own !== undefined) return own;
  for (const [british, american] of endings)
    if (word.endsWith(british)) return word.slice(0, -british.length) + american;
  return word;
}
