import type { WordCount } from '../port/search-answer.ts';
import { hasBit } from '../store/bits.ts';
import { type PostingLists, readDocs } from '../store/posting-lists.ts';
import type { Segment } from '../store/segment.ts';
import { tokensNear } from './near-tokens.ts';
import type { Workspace } from './workspace.ts';

type Context = { segments: readonly Segment[]; workspace: Workspace; now: number };

/** How many postings that are open at `now` have each word in their title or company. */
export function countWords(words: readonly string[], context: Context): number[] {
  return words.map((word) => openPostings(word, context));
}

/** How many letters a word may be away from one of so many. */
const lettersAway = (length: number) => (length > 5 ? 2 : 1);

/**
 * Words of titles and companies near `word` but not `word` itself, most frequent first. Only as many are counted as it
 * takes to tell which these are: the length of its lists is the most that a word can have.
 */
export function nearWords(word: string, limit: number, context: Context): WordCount[] {
  const most = new Map<string, number>();
  for (const { fields } of context.segments)
    for (const lists of [fields.title, fields.company])
      for (const token of tokensNear(lists.tokens, word, lettersAway(word.length))) {
        const text = lists.tokens.text(token);
        if (text !== word) most.set(text, (most.get(text) ?? 0) + (lists.counts[token] as number));
      }
  const best: WordCount[] = [];
  for (const [text, atMost] of [...most].sort(([, one], [, other]) => other - one)) {
    if (best.length >= limit && atMost < (best.at(-1)?.count ?? 0)) break;
    const count = openPostings(text, context);
    if (count === 0) continue;
    best.push({ word: text, count });
    best.sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1));
    best.length = Math.min(best.length, limit);
  }
  return best;
}

function openPostings(word: string, { segments, workspace, now }: Context): number {
  let count = 0;
  for (const { fields, columns, deleted, size } of segments) {
    const inTitles = workspace.docs(size);
    const inCompanies = workspace.alone(0, size);
    const titles = docsOf(fields.title, word, inTitles);
    const companies = docsOf(fields.company, word, inCompanies);
    // Both ascend, so that a posting with the word in both is met once.
    for (let title = 0, company = 0; title < titles || company < companies; ) {
      const own = title < titles ? (inTitles[title] as number) : size;
      const other = company < companies ? (inCompanies[company] as number) : size;
      const doc = Math.min(own, other);
      if (own === doc) title += 1;
      if (other === doc) company += 1;
      const closes = columns.closes[doc] as number;
      if (!hasBit(deleted, doc) && (closes === 0 || closes > now)) count += 1;
    }
  }
  return count;
}

function docsOf(lists: PostingLists, word: string, out: Uint32Array): number {
  const token = lists.tokens.find(word);
  return token < 0 ? 0 : readDocs(lists, token, out);
}
