/**
 * Sorted tokens in one array of UTF-16 units, in the order of JavaScript's `<`: a token costs its letters and four bytes,
 * and a snapshot is read without making a string.
 */
export class TokenDictionary {
  readonly units: Uint16Array;
  /** Of each token; one more for the end. */
  readonly starts: Uint32Array;

  constructor(units: Uint16Array, starts: Uint32Array) {
    this.units = units;
    this.starts = starts;
  }

  get size(): number {
    return this.starts.length - 1;
  }

  /** The token of a number. */
  text(token: number): string {
    let text = '';
    for (let offset = this.starts[token] as number; offset < (this.starts[token + 1] as number); offset += 1)
      text += String.fromCharCode(this.units[offset] as number);
    return text;
  }

  /** The number of a token; −1 where it is not here. */
  find(text: string): number {
    const token = this.lowerBound(text);
    return token < this.size && this.#compare(token, text) === 0 ? token : -1;
  }

  /** The first token that is not before `text`; `size` where all are. */
  lowerBound(text: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The tokens that begin with `prefix`, from the first to behind the last. */
  range(prefix: string): [first: number, end: number] {
    const first = this.lowerBound(prefix);
    let [low, high] = [first, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#startsWith(middle, prefix)) low = middle + 1;
      else high = middle;
    }
    return [first, low];
  }

  /** The first token behind `token` that has not its first `length` units. */
  behind(token: number, length: number): number {
    let step = 1;
    let low = token + 1;
    while (low + step <= this.size && this.sharedLength(token, low + step - 1) >= length) {
      low += step;
      step *= 2;
    }
    let high = Math.min(this.size, low + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sharedLength(token, middle) >= length) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** How many units two tokens begin with alike; 0 where one is none. */
  sharedLength(one: number, other: number): number {
    if (Math.max(one, other) >= this.size) return 0;
    const [start, otherStart] = [this.starts[one] as number, this.starts[other] as number];
    const most = Math.min(
      (this.starts[one + 1] as number) - start,
      (this.starts[other + 1] as number) - otherStart,
    );
    let length = 0;
    while (length < most && this.units[start + length] === this.units[otherStart + length]) length += 1;
    return length;
  }

  #startsWith(token: number, prefix: string): boolean {
    const start = this.starts[token] as number;
    if ((this.starts[token + 1] as number) - start < prefix.length) return false;
    for (let index = 0; index < prefix.length; index += 1)
      if (this.units[start + index] !== prefix.charCodeAt(index)) return false;
    return true;
  }

  #compare(token: number, text: string): number {
    const start = this.starts[token] as number;
    const length = (this.starts[token + 1] as number) - start;
    const shared = Math.min(length, text.length);
    for (let index = 0; index < shared; index += 1) {
      const difference = (this.units[start + index] as number) - text.charCodeAt(index);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** A dictionary of tokens that are sorted and differ. */
export function tokenDictionary(sorted: readonly string[]): TokenDictionary {
  const starts = new Uint32Array(sorted.length + 1);
  for (const [token, text] of sorted.entries()) starts[token + 1] = (starts[token] as number) + text.length;
  const units = new Uint16Array(starts[sorted.length] as number);
  for (const [token, text] of sorted.entries())
    for (let index = 0; index < text.length; index += 1)
      units[(starts[token] as number) + index] = text.charCodeAt(index);
  return new TokenDictionary(units, starts);
}
