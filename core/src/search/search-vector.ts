import type { JobType } from '../entities/posting/posting.ts';
import type { Seniority } from '../entities/posting/seniority-names.ts';
import type { Workplace } from '../entities/posting/workplace-names.ts';
import { foldCompanyName } from '../text/company-name.ts';
import { type ExactWord, exactWords } from './exact-words.ts';
import { searchWords } from './search-text.ts';
import { titleWords } from './title-words.ts';
import { statedIn } from './typed-spans.ts';
import { readTitle } from './vocabulary.ts';

/** What the index of words holds of a posting, each a tsvector as PostgreSQL reads it. */
export type SearchVectors = { head: string; body: string };

type Signed = { title: string; workplace: Workplace; jobType: JobType; seniority: Seniority };
type Searched = Signed & { companyName: string; text: string };

/** Counts up when the same posting is indexed differently than before: stored ones are then indexed again. */
export const searchEdition = 3;

/** Characters of a text that are searched; a tsvector holds 1 MB. */
export const searchedText = 150_000;

/** Words of a text that are indexed; PostgreSQL keeps no place behind it. */
const maxWords = 16_000;

/**
 * The words of a posting: title (A), company (B) and its name word by word (C), text (D), in the form that
 * `titleWords` gives them. A word with accents is there as written; folded it has the weight D, so that it is found as
 * the lower match. Beside the words stand signs without a place: the trades of the title, rank, kind of work and
 * workplace.
 */
export function searchVectors(posting: Searched): SearchVectors {
  const { title, companyName, text } = posting;
  const head = new Lexemes();
  for (const sign of searchSigns(posting)) head.addSign(sign);
  head.addTitle(exactWords(title), 'A');
  head.addTitle(exactWords(companyName), 'B');
  // Without its legal form: what the company filter compares beginnings with.
  head.add(searchWords(foldCompanyName(companyName)), 'C');
  const body = new Lexemes();
  body.add(titleWords(text).slice(0, maxWords), '');
  return { head: head.toString(), body: body.toString() };
}

/** Lexemes of the index that are no words: none of them can be typed. */
export const signs = {
  trade: (id: string) => `~${id}`,
  workplace: (value: string) => `~at:${value}`,
  type: (value: string) => `~type:${value}`,
  level: (value: string) => `~level:${value}`,
  written: (word: string) => `~as:${word}`,
};

/** The signs of a posting: the trades of its title, its rank, kind of work and workplace. */
export function searchSigns({ title, workplace, jobType, seniority }: Signed): string[] {
  const { trades, level } = readTitle(title);
  const rank = seniority === 'unknown' ? (level ?? 'unknown') : seniority;
  // What the title says is met by a search that says so too, whatever the source's own fields state.
  const said = statedIn(titleWords(title)).flatMap(({ kind, value }) =>
    kind === 'workplace' || kind === 'type' || kind === 'level' ? [signs[kind](value)] : [],
  );
  return [
    ...withGroups(trades).map(signs.trade),
    ...said,
    ...(workplace === 'unknown' ? [] : [signs.workplace(workplace)]),
    ...(jobType === '' ? [] : [signs.type(jobType)]),
    ...(rank === 'unknown' ? [] : [signs.level(rank)]),
  ];
}

/** Trades with the minor and major groups of the classification that they are in: 35-2014 is in 35-2 and in 35. */
function withGroups(trades: readonly string[]): string[] {
  return [...new Set(trades.flatMap((trade) => [trade, trade.slice(0, 4), trade.slice(0, 2)]))];
}

class Lexemes {
  #places = new Map<string, string[]>();
  #length = 0;

  addSign(sign: string): void {
    this.#places.set(sign, []);
  }

  add(words: readonly string[], weight: string): void {
    for (const word of words) {
      this.#length += 1;
      this.#put(word, `${this.#length}${weight}`);
    }
  }

  addTitle(words: readonly ExactWord[], weight: string): void {
    for (const { word, written } of words) {
      this.#length += 1;
      this.#put(written, `${this.#length}${weight}`);
      if (written !== word) this.#put(word, `${this.#length}`);
    }
  }

  #put(word: string, place: string): void {
    const known = this.#places.get(word);
    if (known) known.push(place);
    else this.#places.set(word, [place]);
  }

  toString(): string {
    const parts: string[] = [];
    for (const [word, places] of this.#places)
      parts.push(
        `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${places.length > 0 ? `:${places.slice(0, 255).join(',')}` : ''}`,
      );
    return parts.join(' ');
  }
}
