import type { PostingDocument } from '../port/posting-document.ts';
import { type TokenField, tokenFields } from '../port/search-request.ts';
import { hasBit, newBits, setBit } from './bits.ts';
import { byName, type Columns, columnsOf } from './columns.ts';
import { invert } from './invert.ts';
import { mergeColumns } from './merge-columns.ts';
import { dropped, mergeLists } from './merge-lists.ts';
import { type PostingLists, readDocs } from './posting-lists.ts';
import type { Strings } from './strings.ts';

/** The lists of each field. */
export type Fields = Record<TokenField, PostingLists>;

/** Tokens of each posting in no order, as numbers of a dictionary; listed as in `ListColumn`. */
export type TokensOf = { starts: Uint32Array; tokens: Uint32Array };

/** Some postings, numbered from 0. Nothing of them changes but that they can be deleted. */
export class Segment {
  readonly size: number;
  readonly columns: Columns;
  readonly fields: Fields;
  /** Title tokens and signs of each posting, for what is like it. */
  readonly titleTokens: TokensOf;
  readonly signTokens: TokensOf;
  readonly deleted: Uint32Array;
  deletedCount = 0;
  /** What it is called in a snapshot, from its content; null before it is saved. */
  name: string | null = null;
  /** Numbers in the order of their ids; null where they are. */
  readonly #byId: Uint32Array | null;

  constructor(columns: Columns, fields: Fields, deleted?: Uint32Array) {
    this.columns = columns;
    this.fields = fields;
    this.size = columns.ids.length;
    this.deleted = deleted ?? newBits(this.size);
    for (let posting = 0; posting < this.size; posting += 1)
      if (hasBit(this.deleted, posting)) this.deletedCount += 1;
    this.#byId = numbersById(columns.ids);
    this.titleTokens = tokensOf(fields.title, this.size);
    this.signTokens = tokensOf(fields.sign, this.size);
  }

  get liveCount(): number {
    return this.size - this.deletedCount;
  }

  /** The number of a posting that is not deleted; −1 for none. */
  find(id: number): number {
    const { ids } = this.columns;
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[this.#byId ? (this.#byId[middle] as number) : middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    if (low === this.size) return -1;
    const posting = this.#byId ? (this.#byId[low] as number) : low;
    return ids[posting] === id && !hasBit(this.deleted, posting) ? posting : -1;
  }

  /** Deletes a posting; whether it was here. */
  delete(id: number): boolean {
    const posting = this.find(id);
    if (posting < 0) return false;
    setBit(this.deleted, posting);
    this.deletedCount += 1;
    return true;
  }
}

/** A segment of checked documents with different ids. */
export function segmentOf(
  documents: readonly PostingDocument[],
  strings: Strings,
  hasTextPlaces: boolean,
): Segment {
  const fields = {
    title: invert(
      documents.map(({ title }) => title),
      true,
    ),
    company: invert(
      documents.map(({ company }) => company),
      true,
    ),
    text: invert(
      documents.map(({ text }) => text),
      hasTextPlaces,
    ),
    sign: invert(
      documents.map(({ signs }) => signs),
      false,
    ),
  };
  return new Segment(columnsOf(documents, strings), fields);
}

/** What is not deleted of some segments as one. */
export function mergeSegments(segments: readonly Segment[]): Segment {
  let count = 0;
  const sources = segments.map((segment) => {
    const kept = new Uint32Array(segment.liveCount);
    const numbers = new Uint32Array(segment.size).fill(dropped);
    let own = 0;
    for (let posting = 0; posting < segment.size; posting += 1)
      if (!hasBit(segment.deleted, posting)) {
        kept[own++] = posting;
        numbers[posting] = count++;
      }
    return { segment, columns: segment.columns, kept, numbers };
  });
  const fields = byName(tokenFields, (field) =>
    mergeLists(sources.map(({ segment, numbers }) => ({ lists: segment.fields[field], numbers }))),
  );
  return new Segment(mergeColumns(sources), fields);
}

function numbersById(ids: Uint32Array): Uint32Array | null {
  let isSorted = true;
  for (let index = 1; index < ids.length && isSorted; index += 1)
    isSorted = (ids[index - 1] as number) <= (ids[index] as number);
  return isSorted
    ? null
    : Uint32Array.from(ids.keys()).sort((one, other) => (ids[one] as number) - (ids[other] as number));
}

function tokensOf(lists: PostingLists, size: number): TokensOf {
  const docs = new Uint32Array(size);
  const starts = new Uint32Array(size + 1);
  for (let token = 0; token < lists.tokens.size; token += 1) {
    const count = readDocs(lists, token, docs);
    for (let index = 0; index < count; index += 1) (starts[(docs[index] as number) + 1] as number) += 1;
  }
  for (let posting = 0; posting < size; posting += 1)
    (starts[posting + 1] as number) += starts[posting] as number;
  const tokens = new Uint32Array(starts[size] as number);
  const ends = starts.slice(0, size);
  for (let token = 0; token < lists.tokens.size; token += 1) {
    const count = readDocs(lists, token, docs);
    for (let index = 0; index < count; index += 1) tokens[(ends[docs[index] as number] as number)++] = token;
  }
  return { starts, tokens };
}
