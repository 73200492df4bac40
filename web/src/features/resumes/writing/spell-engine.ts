import { tradeNames } from '@foothold/core/search/trade-names.data.ts';
import { knownVerb } from '@foothold/core/writing/verb-forms.ts';
import { isDerived, shownSuggestions, wordsToSpell } from '@foothold/core/writing/words-to-spell.ts';
import nspell from 'nspell';
import { moreWords } from './more-words.data.ts';

/** A misspelled word: where it stands, and what it may be. */
export type Misspelling = { at: readonly [start: number, end: number]; word: string; suggestions: string[] };

/** Lines to check, in a language, with words that are right here: names, skills, the person's own. */
export type SpellRequest = { lines: readonly string[]; language: string; known: readonly string[] };

/** The files that dictionaries consist of. */
export type DictionaryFile = 'en.aff' | 'en.dic' | 'en-gb.aff' | 'en-gb.dic' | 'terms.gz';

type Speller = ReturnType<typeof nspell>;

/** Where British spelling is right alone; elsewhere both are. */
const british: ReadonlySet<string> = new Set(['en-gb', 'en-ie']);

/**
 * Checks the spelling of English: American, British, or both where the region is not known. A dictionary is read when a line asks
 * for it first; other languages have none and nothing is said.
 */
export class SpellEngine {
  readonly #read: (file: DictionaryFile) => Promise<Uint8Array<ArrayBuffer>>;
  readonly #spellers = new Map<string, Promise<Speller>>();
  #terms: Promise<ReadonlySet<string>> | undefined;
  /** What was answered for a word before: people type on in the same line. */
  readonly #suggested = new Map<string, string[]>();

  constructor(read: (file: DictionaryFile) => Promise<Uint8Array<ArrayBuffer>>) {
    this.#read = read;
  }

  /** The misspelled words of each line; null for a language without a dictionary. */
  async check({ lines, language, known }: SpellRequest): Promise<Misspelling[][] | null> {
    const tag = language.toLowerCase();
    if (tag !== 'en' && !tag.startsWith('en-')) return null;
    const names = british.has(tag) ? ['en-gb'] : tag === 'en-us' ? ['en'] : ['en', 'en-gb'];
    const spellers = await Promise.all(names.map((name) => this.#speller(name as 'en' | 'en-gb')));
    const terms = await this.#knownTerms();
    const own = new Set(known.flatMap(wordsOf));
    const isKnown = (word: string) => {
      const lower = word.toLowerCase();
      if (own.has(lower) || terms.has(lower) || knownVerb(lower)) return true;
      return spellers.some((speller) => speller.correct(lower) || speller.correct(word));
    };
    const isWord = (word: string) => {
      const one = singular(word);
      return isKnown(word) || isKnown(one) || isDerived(one.toLowerCase(), isKnown);
    };
    return lines.map((line) => {
      const unknown = wordsToSpell(line).filter(({ text: word }) => !isWord(word));
      // Such a line is in no language we know, and each suggestion for it takes a tenth of a second.
      if (unknown.length > maxUnknown) return [];
      return unknown.flatMap((word): Misspelling[] => {
        const suggestions = shownSuggestions(
          word,
          this.#suggestionsOf(word.text.toLowerCase(), spellers[0], names[0] ?? ''),
        );
        return suggestions.length === 0 ? [] : [{ at: [word.start, word.end], word: word.text, suggestions }];
      });
    });
  }

  #suggestionsOf(word: string, speller: Speller | undefined, dictionary: string): string[] {
    const key = `${dictionary} ${word}`;
    const before = this.#suggested.get(key);
    if (before) return before;
    // Long words take it seconds, and are seldom typos.
    const made = word.length > longest ? [] : (speller?.suggest(word) ?? []);
    if (this.#suggested.size > maxStored) this.#suggested.clear();
    this.#suggested.set(key, made);
    return made;
  }

  #speller(name: 'en' | 'en-gb'): Promise<Speller> {
    const before = this.#spellers.get(name);
    if (before) return before;
    const made = Promise.all([this.#read(`${name}.aff`), this.#read(`${name}.dic`)]).then(([aff, dic]) =>
      nspell(text(aff), text(dic)),
    );
    // A dictionary that did not arrive is asked for again.
    made.catch(() => this.#spellers.delete(name));
    this.#spellers.set(name, made);
    return made;
  }

  #knownTerms(): Promise<ReadonlySet<string>> {
    this.#terms ??= this.#read('terms.gz').then(async (packed) => {
      const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
      const lines = (await new Response(stream).text()).split('\n');
      return new Set(
        [...lines.filter((line) => !line.startsWith('#')), ...moreWords, ...tradeWords].flatMap(wordsOf),
      );
    });
    this.#terms.catch(() => {
      this.#terms = undefined;
    });
    return this.#terms;
  }
}

const longest = 24;
const maxStored = 2000;
/** As many unknown words may a line have to be looked at. */
const maxUnknown = 12;
const tradeWords: readonly string[] = tradeNames.flat();
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const singular = (word: string) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);
const wordsOf = (phrase: string) => phrase.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
