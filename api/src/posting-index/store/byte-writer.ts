/** Bytes that grow; numbers are written as varints, seven bits a byte, least first. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity);
  }

  #reserve(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.length + more, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }

  /** Writes a whole number from 0 to 2^32 − 1. */
  varint(value: number): void {
    this.#reserve(5);
    const bytes = this.#bytes;
    let length = this.length;
    let left = value;
    while (left > 127) {
      bytes[length++] = (left & 127) | 128;
      left >>>= 7;
    }
    bytes[length++] = left;
    this.length = length;
  }

  /** Copies `source` between two offsets. */
  copy(source: Uint8Array, from: number, to: number): void {
    this.#reserve(to - from);
    const bytes = this.#bytes;
    let length = this.length;
    // A copy is mostly a few bytes, where a loop beats a view.
    for (let offset = from; offset < to; offset += 1) bytes[length++] = source[offset] as number;
    this.length = length;
  }

  /** The bytes, in a buffer of just their length. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length);
  }
}
