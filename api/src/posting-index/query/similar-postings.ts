import type { SimilarPosting } from '../port/search-answer.ts';
import { hasBit } from '../store/bits.ts';
import { readDocs } from '../store/posting-lists.ts';
import type { Segment, TokensOf } from '../store/segment.ts';

/** Postings that are compared as wholes, out of those with the most in common. */
const compared = 200;
const fields = ['title', 'sign'] as const;
type Field = (typeof fields)[number];

type Candidate = { segment: Segment; doc: number; shared: number };

/**
 * Postings like another one: by what title tokens and signs of both are worth together, as a share of what those of
 * either are worth, where the rare ones are worth most. The other postings of its job are none; of one job the best stands.
 */
export function similarPostings(
  id: number,
  { limit, now }: { limit: number; now: number },
  segments: readonly Segment[],
): SimilarPosting[] {
  const home = segments.find((segment) => segment.find(id) >= 0);
  if (!home || limit <= 0) return [];
  const posting = home.find(id);
  const worth = worths(segments);
  const own = fields.flatMap((field) =>
    tokensIn(home, field, posting).map((token) => ({ field, token, points: worth(field, token) })),
  );
  const total = own.reduce((sum, { points }) => sum + points, 0);
  const group = home.columns.groups[posting] as number;
  const best = new Candidates();
  for (const segment of segments) {
    const { ids, groups, closes } = segment.columns;
    const shared = new Float64Array(segment.size);
    const docs = new Uint32Array(segment.size);
    for (const { field, token, points } of own) {
      const lists = segment.fields[field];
      const number = lists.tokens.find(token);
      const count = number < 0 ? 0 : readDocs(lists, number, docs);
      for (let index = 0; index < count; index += 1) (shared[docs[index] as number] as number) += points;
    }
    for (let doc = 0; doc < segment.size; doc += 1) {
      if ((shared[doc] as number) <= best.least || hasBit(segment.deleted, doc) || ids[doc] === id) continue;
      if ((group !== 0 && groups[doc] === group) || (closes[doc] !== 0 && (closes[doc] as number) <= now))
        continue;
      best.add({ segment, doc, shared: shared[doc] as number });
    }
  }
  const scored = best.list().map(({ segment, doc, shared }) => {
    const theirs = fields.flatMap((field) =>
      tokensIn(segment, field, doc).map((token) => worth(field, token)),
    );
    const score = shared / (total + theirs.reduce((sum, points) => sum + points, 0) - shared);
    return { id: segment.columns.ids[doc] as number, group: segment.columns.groups[doc] as number, score };
  });
  scored.sort((one, other) => other.score - one.score || other.id - one.id);
  const jobs = new Set<number>();
  const others = scored.filter((one) => {
    if (one.group === 0) return true;
    if (jobs.has(one.group)) return false;
    jobs.add(one.group);
    return true;
  });
  return others.slice(0, limit).map((one) => ({ id: one.id, score: one.score }));
}

/** Those with the most in common, in a list that is cut when it has grown to twice its length. */
class Candidates {
  #list: Candidate[] = [];
  /** What has no more than this in common is none of them. */
  least = 0;

  add(one: Candidate): void {
    this.#list.push(one);
    if (this.#list.length < compared * 2) return;
    this.#list = this.list();
    this.least = this.#list.at(-1)?.shared ?? 0;
  }

  list(): Candidate[] {
    return this.#list.sort((one, other) => other.shared - one.shared).slice(0, compared);
  }
}

/** What a token is worth: ln(1 + postings ÷ (1 + postings with it)). */
function worths(segments: readonly Segment[]): (field: Field, token: string) => number {
  const postings = segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
  const known = new Map<string, number>();
  return (field, token) => {
    const key = `${field} ${token}`;
    const former = known.get(key);
    if (former !== undefined) return former;
    const count = segments.reduce((sum, { fields: { [field]: lists } }) => {
      const number = lists.tokens.find(token);
      return number < 0 ? sum : sum + (lists.counts[number] as number);
    }, 0);
    const points = Math.log(1 + postings / (1 + count));
    known.set(key, points);
    return points;
  };
}

function tokensIn(segment: Segment, field: Field, posting: number): string[] {
  const { starts, tokens }: TokensOf = field === 'title' ? segment.titleTokens : segment.signTokens;
  const own = tokens.subarray(starts[posting] as number, starts[posting + 1] as number);
  return Array.from(own, (token) => segment.fields[field].tokens.text(token));
}
