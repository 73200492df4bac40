import { ByteWriter } from './byte-writer.ts';
import { type TokenDictionary, tokenDictionary } from './token-dictionary.ts';

/** Documents of a block: as far as a reader has to go from a skip point. */
export const blockSize = 128;

/**
 * The inverted lists of one field in one segment. A list is cut into blocks of 128 documents; the arrays of blocks are
 * its skip points. `docs` has the distance to the document before it, less one, as varints (a block's first is its skip
 * point). `places` has, for each document, the places of the token as varints of twice the distance to the one before,
 * plus one at the document's last.
 */
export type PostingLists = {
  tokens: TokenDictionary;
  /** Documents of each token. */
  counts: Uint32Array;
  /** First block of each token; one more for the end. */
  blockStarts: Uint32Array;
  blockDocs: Uint32Array;
  blockBytes: Uint32Array;
  blockPlaces: Uint32Array;
  docs: Uint8Array;
  places: Uint8Array;
  hasPlaces: boolean;
};

/** Writes the documents of a token to `out`, ascending, and returns how many. */
export function readDocs(lists: PostingLists, token: number, out: Uint32Array): number {
  const { docs, blockDocs, blockBytes } = lists;
  let left = lists.counts[token] as number;
  let count = 0;
  for (let block = lists.blockStarts[token] as number; left > 0; block += 1) {
    let doc = blockDocs[block] as number;
    let offset = blockBytes[block] as number;
    out[count++] = doc;
    const end = count + Math.min(left, blockSize) - 1;
    left -= Math.min(left, blockSize);
    while (count < end) {
      let byte = docs[offset++] as number;
      let distance = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = docs[offset++] as number;
        distance |= (byte & 127) << shift;
      }
      doc += distance + 1;
      out[count++] = doc;
    }
  }
  return count;
}

/** Writes lists token by token in their order; documents ascend within a token, places within a document. */
export class ListWriter {
  #tokens: string[] = [];
  #counts: number[] = [];
  #blockStarts: number[] = [];
  #blockDocs: number[] = [];
  #blockBytes: number[] = [];
  #blockPlaces: number[] = [];
  #docs = new ByteWriter();
  #places = new ByteWriter();
  #hasPlaces: boolean;
  #count = 0;
  #doc = 0;
  #place = 0;

  constructor(hasPlaces: boolean) {
    this.#hasPlaces = hasPlaces;
  }

  /** Begins the list of a token. */
  token(text: string): void {
    if (this.#tokens.length > 0) this.#counts.push(this.#count);
    this.#tokens.push(text);
    this.#blockStarts.push(this.#blockDocs.length);
    this.#count = 0;
  }

  /** Adds a document to the list. */
  doc(doc: number): void {
    if (this.#count % blockSize === 0) {
      this.#blockDocs.push(doc);
      this.#blockBytes.push(this.#docs.length);
      this.#blockPlaces.push(this.#places.length);
    } else this.#docs.varint(doc - this.#doc - 1);
    this.#doc = doc;
    this.#count += 1;
    this.#place = 0;
  }

  /** Adds a place to the document. */
  place(place: number, isLast: boolean): void {
    this.#places.varint((place - this.#place) * 2 + (isLast ? 1 : 0));
    this.#place = place;
  }

  /** Adds all places of the document as they are in another list. */
  copyPlaces(source: Uint8Array, from: number, to: number): void {
    this.#places.copy(source, from, to);
  }

  /** The lists. */
  finish(): PostingLists {
    if (this.#tokens.length > 0) this.#counts.push(this.#count);
    this.#blockStarts.push(this.#blockDocs.length);
    return {
      tokens: tokenDictionary(this.#tokens),
      counts: new Uint32Array(this.#counts),
      blockStarts: new Uint32Array(this.#blockStarts),
      blockDocs: new Uint32Array(this.#blockDocs),
      blockBytes: new Uint32Array(this.#blockBytes),
      blockPlaces: new Uint32Array(this.#blockPlaces),
      docs: this.#docs.finish(),
      places: this.#places.finish(),
      hasPlaces: this.#hasPlaces,
    };
  }
}
