import { checkDocument } from './port/check-document.ts';
import { checkRequest, finite } from './port/check-request.ts';
import { IndexInputError, maxDocuments, requestLimits } from './port/index-limits.ts';
import type { PostingDocument } from './port/posting-document.ts';
import type { SearchAnswer, SimilarPosting, Suggestion, WordCount } from './port/search-answer.ts';
import type { SearchRequest } from './port/search-request.ts';
import type { IndexSnapshot, PostingIndex, RefusedPart } from './posting-index.ts';
import { countWords, nearWords } from './query/count-words.ts';
import { matchingIds, searchSegments } from './query/search-segments.ts';
import { similarPostings } from './query/similar-postings.ts';
import { suggestNames } from './query/suggest-names.ts';
import { Workspace } from './query/workspace.ts';
import { segmentsToMerge } from './store/merge-policy.ts';
import { mergeSegments, type Segment, segmentOf } from './store/segment.ts';
import { readSnapshot, snapshotOf } from './store/snapshot.ts';
import { Strings } from './store/strings.ts';

export type ArrayIndexOptions = {
  /** Keeps where tokens stand in texts, so that phrases match there; else a phrase means all its tokens in the text. */
  textPlaces?: boolean;
  /** Documents and tokens of texts that are gathered before they become a segment; a read makes one of fewer. */
  gathered?: { documents: number; tokens: number };
  /** Documents of a segment that is not merged any further. */
  largest?: number;
};

const usual = { textPlaces: true, gathered: { documents: 1024, tokens: 400_000 }, largest: 32_768 };

/**
 * The index in typed arrays of this process. New documents gather until something is read; then they become a segment,
 * which never changes but for what is deleted in it. Segments of a size are merged eight at a time, so that a posting is
 * written anew once for each eightfold size. One reading path serves segments of one document and of 32,768.
 */
export class ArrayPostingIndex implements PostingIndex {
  readonly #options: typeof usual;
  readonly #strings = new Strings();
  readonly #workspace = new Workspace();
  #segments: Segment[] = [];
  #gathered = new Map<number, PostingDocument>();
  #gatheredTokens = 0;

  constructor(options: ArrayIndexOptions = {}) {
    this.#options = { ...usual, ...options };
  }

  /** The index of a snapshot, and the parts that were not read: the postings of these must be put again. */
  static load(
    snapshot: IndexSnapshot,
    options: ArrayIndexOptions = {},
  ): { index: ArrayPostingIndex; refused: RefusedPart[] } {
    const index = new ArrayPostingIndex(options);
    const { segments, refused } = readSnapshot(snapshot, index.#strings);
    index.#segments = segments;
    return { index, refused };
  }

  put(documents: readonly PostingDocument[]): void {
    if (this.size() + documents.length > maxDocuments)
      throw new IndexInputError(`The index takes at most ${maxDocuments} postings.`);
    const checked = documents.map(checkDocument);
    for (const document of checked) {
      for (const segment of this.#segments) segment.delete(document.id);
      this.#gathered.set(document.id, document);
      this.#gatheredTokens += document.text.length;
      const { gathered } = this.#options;
      if (this.#gathered.size >= gathered.documents || this.#gatheredTokens >= gathered.tokens)
        this.#settle();
    }
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) {
      this.#gathered.delete(id);
      for (const segment of this.#segments) segment.delete(id);
    }
  }

  search(request: SearchRequest): SearchAnswer {
    const checked = checkRequest(request);
    return searchSegments(checked, this.#read());
  }

  matchIds(request: SearchRequest): Uint32Array {
    return matchingIds(checkRequest({ ...request, limit: 0, facets: undefined }), this.#read());
  }

  suggest(prefix: string, limit: number, now: number): Suggestion[] {
    if (typeof prefix !== 'string') return [];
    return suggestNames(prefix, { limit: limitOf(limit), now: finite(now) }, this.#read());
  }

  wordCounts(words: readonly string[], now: number): number[] {
    return countWords(words, { ...this.#read(), now: finite(now) });
  }

  nearWords(word: string, limit: number, now: number): WordCount[] {
    return nearWords(word, limitOf(limit), { ...this.#read(), now: finite(now) });
  }

  similar(id: number, limit: number, now: number): SimilarPosting[] {
    return similarPostings(id, { limit: limitOf(limit), now: finite(now) }, this.#read().segments);
  }

  size(): number {
    return this.#segments.reduce((sum, { liveCount }) => sum + liveCount, this.#gathered.size);
  }

  /** `stored`: names of parts that the caller has already; their bytes are left out. */
  save(stored: readonly string[] = []): IndexSnapshot {
    return snapshotOf(this.#read().segments, this.#strings, stored);
  }

  #read(): { segments: readonly Segment[]; strings: Strings; workspace: Workspace } {
    if (this.#gathered.size > 0) this.#settle();
    return { segments: this.#segments, strings: this.#strings, workspace: this.#workspace };
  }

  /** Makes a segment of what was gathered, and merges where that makes one too many of its size. */
  #settle(): void {
    const documents = [...this.#gathered.values()];
    this.#gathered = new Map();
    this.#gatheredTokens = 0;
    this.#segments.push(segmentOf(documents, this.#strings, this.#options.textPlaces));
    this.#segments = this.#segments.filter(({ liveCount }) => liveCount > 0);
    // One at a time, since a large one takes half a second; what it leaves to merge waits for the next.
    const some = segmentsToMerge(this.#segments, this.#options.largest);
    if (some.length === 0) return;
    const merged = mergeSegments(some);
    this.#segments = [...this.#segments.filter((segment) => !some.includes(segment)), merged];
  }
}

function limitOf(limit: number): number {
  return Math.min(requestLimits.limit, Math.max(0, Math.floor(finite(limit))));
}
