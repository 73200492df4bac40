import { formerNames } from '@foothold/core/entities/company/former-names.data.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { similarWords, typosAllowed } from '@foothold/core/text/similar-words.ts';
import type { Queryable } from '../../db/db.ts';

/** Words of names similar to the typed ones, or null if there are none. */
export type SimilarNames = (db: Queryable, words: readonly string[]) => Promise<string[] | null>;

/** Maximum number of words; more than this are not a name. */
const longestTerm = 8;

/**
 * Corrects a name without a match: a word with one or two typos, two words written as one, or one as
 * two. The words of all names are loaded at the first typo, and again after names were added.
 */
export function createSimilarNames(): SimilarNames {
  let known: { newest: string; words: readonly string[] } | null = null;
  return async (db, words) => {
    if (words.length === 0 || words.length > longestTerm) return null;
    const [state] = await db.query<{ newest: string }>(
      'SELECT coalesce(max(id), 0)::text AS newest FROM employer_name',
    );
    const newest = state?.newest ?? '0';
    if (known?.newest !== newest) known = { newest, words: await wordsOfNames(db) };
    return near(words, known.words);
  };
}

/** Includes former names, most frequent first: of two equally similar words, the more frequent one is likelier. */
async function wordsOfNames(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ word: string }>(
    `SELECT word FROM employer_name n CROSS JOIN LATERAL unnest(string_to_array(n.key, ' ')) AS u (word)
     WHERE length(word) BETWEEN 2 AND 40 GROUP BY word ORDER BY count(*) DESC, word`,
  );
  const former = Object.keys(formerNames).flatMap((name) => foldCompanyName(name).split(' '));
  return [...new Set([...rows.map(({ word }) => word), ...former])];
}

function near(typed: readonly string[], words: readonly string[]): string[] | null {
  const known = new Set(words);
  const begins = (word: string) => known.has(word) || words.some((one) => one.startsWith(word));
  const joined = typed.length > 1 ? typed.join('') : '';
  if (joined !== '' && known.has(joined)) return [joined];
  const meant = typed.map((word): string[] | null => {
    if (begins(word)) return [word];
    if (typosAllowed(word) > 0) {
      const [first] = similarWords(word, words);
      if (first !== undefined) return [first];
    }
    return inTwo(word, known);
  });
  if (meant.some((one) => one === null)) return null;
  const all = meant.flatMap((one) => one ?? []);
  return all.join(' ') === typed.join(' ') ? null : all;
}

/** “homedepot”. */
function inTwo(word: string, known: ReadonlySet<string>): string[] | null {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return null;
}
