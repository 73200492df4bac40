import { plainLetters } from '../text/plain-letters.ts';
import { knownVerb } from '../writing/verb-forms.ts';
import { participles } from './participles.data.ts';
import { synonymRows } from './synonyms.data.ts';

/** What a word can mean: its stem, and the groups of `synonyms.data.ts` that it is in. Two words agree when they share one. */
export type Concepts = readonly string[];

type Phrase = { words: readonly string[]; concepts: Concepts };
type Table = {
  words: ReadonlyMap<string, Concepts>;
  /** By the first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
};

let made: Table | null = null;
const known = new Map<string, Concepts>();
const maxKnown = 20_000;

const endings = [
  'ships',
  'ship',
  'isation',
  'ization',
  'ations',
  'ation',
  'ators',
  'ator',
  'ating',
  'ated',
  'ates',
  'ate',
  'ions',
  'ion',
  'ments',
  'ment',
  'ings',
  'ing',
  'ers',
  'er',
  'ors',
  'or',
  'ies',
  'ied',
  'ed',
  'ly',
  'es',
  's',
  'e',
  'y',
];

/** A word without its endings, so that “welded”, “welder” and “welding” are one. */
export function stemOf(word: string): string {
  let stem = knownVerb(word)?.base ?? participles.get(word) ?? word;
  // “Bugs” is too short for the endings.
  if (/^\p{L}{3}s$/u.test(stem) && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  for (let round = 0; round < 3; round += 1) {
    const ending = endings.find(
      (one) => stem.endsWith(one) && stem.length - one.length >= (one.startsWith('ment') ? 3 : 4),
    );
    if (!ending) break;
    stem = stem.slice(0, -ending.length);
  }
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function table(): Table {
  if (made) return made;
  const words = new Map<string, string[]>();
  const phrases = new Map<string, Phrase[]>();
  const add = (key: string, group: string) => words.set(key, [...(words.get(key) ?? []), group]);
  for (const row of synonymRows.split('\n').filter(Boolean)) {
    const names = row.split(' ');
    const group = `~${(names[0] ?? '').replace('=', '')}`;
    for (const name of names) {
      const parts = name.replace('=', '').split('_');
      const [first = ''] = parts;
      if (parts.length > 1) {
        const list = phrases.get(first) ?? [];
        const same = list.find((one) => one.words.join(' ') === parts.join(' '));
        phrases.set(first, [
          ...list.filter((one) => one !== same),
          { words: parts, concepts: [...(same?.concepts ?? []), group] },
        ]);
      } else {
        add(first, group);
        if (!name.startsWith('=') && stemOf(first) !== first) add(stemOf(first), group);
      }
    }
  }
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
  made = { words, phrases };
  return made;
}

/** The concepts of one word as it is written, whatever its case. */
export function conceptsOf(written: string): Concepts {
  const kept = known.get(written);
  if (kept) return kept;
  const word = plainLetters(written).replace(/['’]s?$/, '');
  const stem = stemOf(word);
  const { words } = table();
  const found = [...new Set([stem, ...(words.get(word) ?? []), ...(words.get(stem) ?? [])])];
  // Kept for speed alone: what it holds never changes an answer.
  if (known.size >= maxKnown) known.clear();
  known.set(written, found);
  return found;
}

/** The longest phrase of the table that begins at a word, with how many words it takes. */
export function phraseAt(
  words: readonly string[],
  at: number,
): { length: number; concepts: Concepts } | null {
  const first = words[at] ?? '';
  const { phrases } = table();
  // “looks after” and “looking after” are “look after”.
  const base = phraseBase(first);
  for (const list of first === base ? [phrases.get(first)] : [phrases.get(first), phrases.get(base)])
    for (const phrase of list ?? [])
      if (
        phrase.words.every(
          (word, next) => next === 0 || isWord(words[at + next], word, next === phrase.words.length - 1),
        )
      )
        return { length: phrase.words.length, concepts: phrase.concepts };
  return null;
}

/** The verb that a phrase of the table would begin with: “ringing up” is “ring up”. */
function phraseBase(word: string): string {
  const base = knownVerb(word)?.base ?? participles.get(word);
  return base ?? (word.length > 5 && word.endsWith('ing') ? word.slice(0, -3) : word);
}

const isWord = (word: string | undefined, named: string, isLast: boolean) =>
  word === named || (isLast && word === `${named}s`);

const particle = /^(?:through|off|up|down|in|out|on|away|over|back|together)$/;
/** How many words may be between a verb and its particle: “walk the new owners through”. */
const maxBetween = 4;

/** The phrase of a verb whose particle stands further on: “put the slides together”. */
export function partedPhraseAt(words: readonly string[], at: number): Concepts | null {
  const first = words[at] ?? '';
  const base = phraseBase(first);
  const list = table().phrases.get(base);
  if (!list) return null;
  const between = words.slice(at + 1, at + 2 + maxBetween);
  for (const { words: parts, concepts } of list) {
    const last = parts[1] ?? '';
    if (parts.length === 2 && between.includes(last) && particle.test(last)) return concepts;
  }
  return null;
}

/** Whether two words or phrases can mean the same. */
export function agree(one: Concepts, other: ReadonlySet<string>): boolean {
  return one.some((concept) => other.has(concept));
}
