import { type DegreeLevel, degreeLevels } from './degree-levels.ts';
import { degreeRows } from './degrees.data.ts';
import { type PlacedWord, phraseWords } from './placed-words.ts';

type DegreePhrase = { words: readonly string[]; letters: string; level: DegreeLevel };

/** A degree in a text, by the places of its words. */
export type DegreeMatch = { level: DegreeLevel; at: number; to: number; start: number; end: number };

let made: ReadonlyMap<string, readonly DegreePhrase[]> | null = null;

function phrases(): ReadonlyMap<string, readonly DegreePhrase[]> {
  if (made) return made;
  const map = new Map<string, DegreePhrase[]>();
  for (const level of degreeLevels)
    for (const name of degreeRows[level].split(' | ')) {
      const letters = name.startsWith('=') ? name.slice(1) : '';
      const words = phraseWords(letters || name);
      const [first = ''] = words;
      map.set(first, [...(map.get(first) ?? []), { words, letters, level }]);
    }
  for (const list of map.values()) list.sort((one, other) => other.words.length - one.words.length);
  made = map;
  return map;
}

/** The degrees that placed words name, the longest name of each. */
export function degreesIn(words: readonly PlacedWord[], text: string): DegreeMatch[] {
  const found: DegreeMatch[] = [];
  for (let at = 0; at < words.length; ) {
    const match = degreeAt(words, at, text);
    if (match) found.push(match);
    at = match?.to ?? at + 1;
  }
  return found;
}

function degreeAt(words: readonly PlacedWord[], at: number, text: string): DegreeMatch | null {
  const first = words[at];
  if (!first) return null;
  for (const { words: phrase, letters, level } of phrases().get(first.word) ?? []) {
    const last = words[at + phrase.length - 1];
    if (!last || !phrase.every((word, next) => words[at + next]?.word === word)) continue;
    const said = text.slice(first.start, last.end);
    if (letters !== '' && said.replace(/['’]s$/, '') !== letters) continue;
    return { level, at, to: at + phrase.length, start: first.start, end: last.end };
  }
  return null;
}
