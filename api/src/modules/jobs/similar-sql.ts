import { titleWords } from '@foothold/core/search/title-words.ts';
import { allOf, anyOf as either, lexeme } from '@foothold/core/search/tsquery.ts';

/** What is compared of the posting whose likes are looked for. */
export type OwnPosting = {
  id: string;
  cluster: string | null;
  titleWords: string;
  company: string;
  areas: readonly string[];
  isRemote: boolean;
  seniority: string;
};

/** A word of its title: how many open postings have it, how much it tells, and whether it is but a rank. */
export type OwnWord = { word: string; count: number; weight: number; isRank: boolean };

/** Postings that are looked at: of the same title the newest among so many that are read, and of near titles. */
const looked = { read: 3000, same: 500, near: 2000 };
/** Words that are looked for in pairs, and how rare one must be to be looked for alone. */
const paired = 5;
const rare = 400;

/** Points besides those of the title, which are up to ten; degrees of a box of about 35 miles to each side. */
const points = { city: 2.5, state: 1.5, remote: 1.5, abroad: -2, rank: 1, company: -1, newest: 0.5 };
const box = 0.5;
/** How much of what the words of the title tell a like one has at least: by one word of them, or by several. */
const alike = { one: 0.5, several: 0.3 };

type Asked = { own: OwnPosting; words: readonly OwnWord[]; now: Date; limit: number };

/** The statement that lists numbers, companies and points of the postings most like `own`, one of each job, best first. */
export function similarSql({ own, words, now, limit }: Asked): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const [id, at] = [`${bind(own.id)}::bigint`, `${bind(now.toISOString())}::timestamptz`];
  const others = `p.id <> ${id} AND (p.closed_at IS NULL OR p.closed_at > ${at})${
    own.cluster === null ? '' : ` AND p.cluster_id IS DISTINCT FROM ${bind(own.cluster)}::bigint`
  }`;
  const title = `${bind(own.titleWords)}::text`;
  const columns = `p.id, p.cluster_id, p.title_words, p.company_words, p.head_tsv, p.areas, p.is_remote, p.seniority, p.posted`;
  const query = (text: string) => `${bind(text)}::tsquery`;
  const has = words.map(({ word }) => `(p.head_tsv @@ ${query(inTitle(word))})::int`);
  const sum = words.reduce((total, { weight }) => total + weight, 0);
  const told = words.map(({ weight }, n) => `${has[n]} * ${(weight / sum).toFixed(5)}`).join(' + ');
  const states = own.areas.filter((area) => area.includes('-'));
  const countries = own.areas.filter((area) => !area.includes('-') && area !== 'ZZ');
  const near = `CASE
      WHEN ${bind(own.isRemote)}::bool AND s.is_remote THEN ${points.remote}
      WHEN s.areas && ${bind(states)}::text[] THEN ${points.state}
      WHEN s.is_remote OR s.areas && ${bind([...countries, 'ZZ'])}::text[] OR ${countries.length === 0} THEN 0
      ELSE ${points.abroad} END`;
  const rank = `CASE WHEN s.seniority = 'unknown' OR ${bind(own.seniority)}::text = 'unknown' THEN 0
      WHEN s.seniority = ${bind(own.seniority)}::text THEN ${points.rank} ELSE ${-points.rank} END`;
  // A posting of today gets all of it, one of a month ago a third.
  const newest = `${points.newest} * exp(-greatest(0, extract(epoch FROM ${at} - coalesce(s.posted, ${at} - interval '90 days'))::float8) / 2592000)`;
  // A part of its own keeps the planner from reading the table in hope of the first 2,000 matches, of which there may be ten.
  const sql = `WITH near AS MATERIALIZED (
      SELECT ${columns} FROM posting p WHERE p.head_tsv @@ ${query(anyOf(words))} AND ${others}
    ), found AS MATERIALIZED (
      (SELECT * FROM (
          SELECT ${columns} FROM posting p WHERE p.title_words = ${title} AND ${others} LIMIT ${looked.read}
        ) p ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${looked.same})
      UNION ALL
      (SELECT * FROM near p WHERE p.title_words <> ${title} LIMIT ${looked.near})
    ), titled AS (
      SELECT p.*, ${told} AS told, ${has.join(' + ')} AS hits,
        array_length(string_to_array(p.title_words, ' '), 1)::float8 AS length
      FROM found p
    ), scored AS (
      SELECT s.id, s.cluster_id, s.company_words, s.posted, s.told * 8 + least(s.hits / s.length, 1) * 2 + ${near} + ${rank} + ${newest}
        + CASE WHEN s.company_words = ${bind(own.company)}::text THEN ${points.company} ELSE 0 END AS score
      FROM titled s WHERE s.told >= CASE WHEN s.hits > 1 THEN ${alike.several} ELSE ${alike.one} END
    ), best AS (
      SELECT * FROM scored ORDER BY score DESC, posted DESC NULLS LAST, id DESC LIMIT ${limit * 3}
    ), placed AS (
      SELECT b.*, b.score + CASE WHEN EXISTS (
          SELECT FROM posting_location l JOIN posting_location o ON o.posting_id = ${id}
          WHERE l.posting_id = b.id AND abs(l.lat - o.lat) < ${box} AND abs(l.lng - o.lng) < ${box}
        ) THEN ${points.city - points.state} ELSE 0 END AS total
      FROM best b
    ), jobs AS (
      SELECT DISTINCT ON (coalesce(cluster_id, id)) id, company_words, posted, total FROM placed
      ORDER BY coalesce(cluster_id, id), total DESC, posted DESC NULLS LAST, id DESC
    )
    SELECT id::text AS id, company_words AS company, total::float8 AS score FROM jobs
    ORDER BY total DESC, posted DESC NULLS LAST, id DESC LIMIT ${limit}`;
  return { sql, params };
}

/** Titles with two of the words that tell most, with a rare one, or with the only one. */
function anyOf(words: readonly OwnWord[]): string {
  const telling = words.slice(0, paired);
  const pairs = telling.flatMap((one, n) => telling.slice(n + 1).map((other) => [one.word, other.word]));
  const alone = telling
    .filter(({ count, isRank }) => words.length === 1 || (count <= rare && !isRank))
    .map(({ word }) => [word]);
  return either([...pairs, ...alone].map((some) => allOf(some.map(inTitle))));
}

/** A word of `title_words`, which are not in the index as written: “nurses”. */
function inTitle(word: string): string {
  return allOf(titleWords(word).map((one) => lexeme(one, 'AD')));
}
