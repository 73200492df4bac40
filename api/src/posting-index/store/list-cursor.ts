import { blockSize, type PostingLists } from './posting-lists.ts';

/** Walks the list of one token forward, by skip points where it can, and reads places where they are asked for. */
export class ListCursor {
  #lists: PostingLists;
  #first: number;
  #end: number;
  #count: number;
  #block = -1;
  /** Of the document within its block. */
  #index = 0;
  #inBlock = 0;
  #offset = 0;
  /** Where the places of document `#placeIndex` of the block begin. */
  #placeOffset = 0;
  #placeIndex = 0;
  /** The document the cursor is on; −1 before the first, Infinity behind the last. */
  doc = -1;

  constructor(lists: PostingLists, token: number) {
    this.#lists = lists;
    this.#first = lists.blockStarts[token] as number;
    this.#end = lists.blockStarts[token + 1] as number;
    this.#count = lists.counts[token] as number;
  }

  #enter(block: number): void {
    this.#block = block;
    this.#index = 0;
    this.#inBlock = Math.min(blockSize, this.#count - (block - this.#first) * blockSize);
    this.#offset = this.#lists.blockBytes[block] as number;
    this.#placeOffset = this.#lists.blockPlaces[block] as number;
    this.#placeIndex = 0;
    this.doc = this.#lists.blockDocs[block] as number;
  }

  /** Moves to the next document and returns it; Infinity behind the last. */
  next(): number {
    if (this.doc === Number.POSITIVE_INFINITY) return this.doc;
    if (this.#block < 0 || this.#index + 1 >= this.#inBlock) {
      const block = this.#block < 0 ? this.#first : this.#block + 1;
      if (block >= this.#end) this.doc = Number.POSITIVE_INFINITY;
      else this.#enter(block);
      return this.doc;
    }
    const { docs } = this.#lists;
    let byte = docs[this.#offset++] as number;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = docs[this.#offset++] as number;
      distance |= (byte & 127) << shift;
    }
    this.#index += 1;
    this.doc += distance + 1;
    return this.doc;
  }

  /** Moves forward to the first document that is not before `doc`; whether it is `doc` itself. */
  seek(doc: number): boolean {
    if (this.doc < doc) {
      const { blockDocs } = this.#lists;
      let low = this.#block < 0 ? this.#first : this.#block;
      let high = this.#end;
      // The last block that begins at or before the document.
      if (low + 1 < high && (blockDocs[low + 1] as number) <= doc) {
        while (low + 1 < high) {
          const middle = (low + high) >>> 1;
          if ((blockDocs[middle] as number) <= doc) low = middle;
          else high = middle;
        }
      }
      if (low !== this.#block && low < this.#end) this.#enter(low);
      while (this.doc < doc) this.next();
    }
    return this.doc === doc;
  }

  /** Moves to the places of the document. */
  #skipPlaces(): void {
    const { places } = this.#lists;
    let offset = this.#placeOffset;
    for (; this.#placeIndex < this.#index; this.#placeIndex += 1) offset = placesEnd(places, offset);
    this.#placeOffset = offset;
  }

  /** Where the places of the document begin in the array of all places. */
  placesStart(): number {
    this.#skipPlaces();
    return this.#placeOffset;
  }

  /** Where the places end that `placesStart` is the start of. Once for a document. */
  placesEnd(): number {
    this.#placeOffset = placesEnd(this.#lists.places, this.#placeOffset);
    this.#placeIndex = this.#index + 1;
    return this.#placeOffset;
  }

  /** Writes the places of the token in the document to `out`, ascending, and returns how many. Once for a document. */
  places(out: Uint32Array): number {
    const { places } = this.#lists;
    this.#skipPlaces();
    let offset = this.#placeOffset;
    let count = 0;
    let place = 0;
    let value = 0;
    do {
      let byte = places[offset++] as number;
      value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = places[offset++] as number;
        value |= (byte & 127) << shift;
      }
      place += value >>> 1;
      out[count++] = place;
    } while ((value & 1) === 0 && offset < places.length);
    this.#placeOffset = offset;
    this.#placeIndex = this.#index + 1;
    return count;
  }
}

/** Where the places that begin at an offset end: behind the varint whose lowest bit is set. */
function placesEnd(places: Uint8Array, from: number): number {
  let offset = from;
  while (offset < places.length) {
    const isLast = ((places[offset] as number) & 1) === 1;
    while ((places[offset] as number) > 127) offset += 1;
    offset += 1;
    if (isLast) return offset;
  }
  return offset;
}
