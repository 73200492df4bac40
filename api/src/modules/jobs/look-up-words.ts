import type { TypedSearch } from '@foothold/core/search/read-typed.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { allOf, lexeme } from '@foothold/core/search/tsquery.ts';
import type { Queryable } from '../../db/db.ts';
import { otherBlanks, otherSpellings, type SimilarWord, typosFor } from './other-words.ts';
import { isTitleSql } from './read-term.ts';

/** What titles, companies and texts know of typed words and of words near them. */
export type KnownWords = {
  /** Titles and companies that have a word. */
  counts: ReadonlyMap<string, number>;
  /** Words that only texts have. */
  inTexts: ReadonlySet<string>;
  near: readonly SimilarWord[];
  /** A posting has all of it as its title. */
  isTitle: boolean;
};

type Typed = { word: string; isFixed: boolean };
type Asked = {
  /** A word of so many titles is no typo: nothing is looked up near it. */
  least: number;
  isSure: (word: string) => boolean;
  search: TypedSearch | undefined;
};

/** Numbers are written as they are meant. */
export const hasDigits = (word: string) => /\p{N}/u.test(word);

/** MATERIALIZED keeps the planner from reading the table in hope of an early match, of which there may be none. */
export const existsSql = (matches: string) =>
  `EXISTS (WITH m AS MATERIALIZED (SELECT p.id FROM posting p WHERE ${matches}) SELECT FROM m)`;

/** Asks for all of that in one statement. */
export async function lookUpWords(
  db: Queryable,
  words: readonly Typed[],
  { least, isSure, search }: Asked,
): Promise<KnownWords> {
  const open = words.map(({ word, isFixed }) => ({
    word,
    isFixed: isFixed || hasDigits(word) || isSure(word),
  }));
  const guessed = [...otherSpellings(open), ...otherBlanks(open)].flatMap(({ parts }) => parts);
  const params: unknown[] = [[...new Set([...words.map(({ word }) => word), ...guessed])]];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const rows = await db.query<{ kind: string; at: number | null; word: string; count: number }>(
    `WITH known AS MATERIALIZED (SELECT word, count FROM posting_word WHERE word = ANY ($1::text[]) AND count > 0)
     SELECT 'word' AS kind, NULL::int AS at, word, count FROM known
     UNION ALL ${nearSql(open, bind(least), bind)}
     ${textsSql(words, bind)}
     ${search ? `UNION ALL SELECT 'title', NULL, NULL, NULL WHERE ${isTitleSql(search, bind)}` : ''}`,
    params,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    counts: new Map(of('word').map(({ word, count }) => [word, count])),
    inTexts: new Set(of('text').map(({ word }) => word)),
    near: of('near').flatMap(({ at, word, count }) => (at === null ? [] : [{ at, word, count }])),
    isTitle: of('title').length > 0,
  };
}

type Bind = (value: unknown) => string;

/**
 * Known words near the typed ones. A word one typo away shares the half before the typo or the one behind it, so that
 * both ends are looked up; with two typos it is a third of the word.
 */
function nearSql(words: readonly Typed[], least: string, bind: Bind): string {
  const open = words.flatMap(({ word, isFixed }, at) =>
    isFixed || typosFor(word) === 0 ? [] : [{ word, at }],
  );
  const shared = open.map(({ word }) => Math.max(1, Math.floor((word.length - 1) / (typosFor(word) + 1))));
  const starts = open.map(({ word }, n) => [...word].slice(0, shared[n]).join(''));
  const ends = open.map(({ word }, n) =>
    [...word]
      .slice(-(shared[n] ?? 1))
      .reverse()
      .join(''),
  );
  return `SELECT 'near', t.at, w.word, w.count
     FROM unnest(${bind(open.map(({ at }) => at))}::int[], ${bind(open.map(({ word }) => word))}::text[],
       ${bind(starts)}::text[], ${bind(ends)}::text[], ${bind(open.map(({ word }) => [...word].length))}::int[],
       ${bind(open.map(({ word }) => typosFor(word)))}::int[]) AS t (at, word, start, ending, length, slips)
     CROSS JOIN LATERAL (
       SELECT word, count FROM posting_word
       WHERE word COLLATE "C" >= t.start AND word COLLATE "C" < t.start || chr(1114111)
       UNION
       SELECT word, count FROM posting_word
       WHERE reverse(word) COLLATE "C" >= t.ending AND reverse(word) COLLATE "C" < t.ending || chr(1114111)
     ) w
     WHERE NOT EXISTS (SELECT FROM known k WHERE k.word = t.word AND k.count >= ${least}::int)
       AND w.count > 0 AND length(w.word) BETWEEN t.length - t.slips AND t.length + t.slips`;
}

/** CASE, so that texts are asked only for what no title has: a frequent word would be looked up in all it is in. */
function textsSql(words: readonly Typed[], bind: Bind): string {
  const open = new Set(words.flatMap(({ word, isFixed }) => (isFixed ? [] : [word])));
  return [...open]
    .map((word) => {
      const asked = bind(word);
      const query = bind(allOf(titleWords(word).map((one) => lexeme(one))));
      return `UNION ALL SELECT 'text', NULL, ${asked}::text, NULL WHERE CASE
        WHEN EXISTS (SELECT FROM known k WHERE k.word = ${asked}::text) THEN false ELSE ${existsSql(`p.tsv @@ ${query}::tsquery`)} END`;
    })
    .join('\n');
}
