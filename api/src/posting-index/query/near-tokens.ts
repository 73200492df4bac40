import { documentLimits } from '../port/index-limits.ts';
import type { TokenDictionary } from '../store/token-dictionary.ts';

/**
 * The tokens that `most` letters (one wrong, missing or too many, or two neighbors swapped) lead to from a word. The
 * tokens are sorted, so that each goes on with the table of the one before from where they part, and a beginning that is
 * too far away is left with all that continue it.
 */
export function tokensNear(tokens: TokenDictionary, word: string, most: number): number[] {
  const found: number[] = [];
  if (word === '' || word.length > documentLimits.token) return found;
  const table = new DistanceTable(word, most);
  for (let token = 0, shared = 0; token < tokens.size; ) {
    const start = tokens.starts[token] as number;
    const length = (tokens.starts[token + 1] as number) - start;
    let row = shared;
    while (row < length && table.add(row, tokens.units, start)) row += 1;
    if (row === length && table.distance(length) <= most) found.push(token);
    const next = row === length ? token + 1 : tokens.behind(token, row + 1);
    shared = Math.min(row, tokens.sharedLength(token, next));
    token = next;
  }
  return found;
}

/**
 * The optimal string alignment distance from every beginning of a word to the beginnings of a token; row n is of the first n
 * letters of the token.
 */
class DistanceTable {
  readonly #word: string;
  readonly #most: number;
  readonly #width: number;
  readonly #cells: Uint8Array;

  constructor(word: string, most: number) {
    this.#word = word;
    this.#most = most;
    this.#width = word.length + 1;
    // A longer token is too far away.
    this.#cells = new Uint8Array(this.#width * (word.length + most + 2));
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = column;
  }

  /** Writes row `row + 1`, for the letter behind the first `row`; whether a token may still be near. */
  add(row: number, units: Uint16Array, start: number): boolean {
    const word = this.#word;
    const width = this.#width;
    const cells = this.#cells;
    const own = (row + 1) * width;
    if (own + width > cells.length) return false;
    const letter = units[start + row] as number;
    const former = row > 0 ? (units[start + row - 1] as number) : -1;
    cells[own] = row + 1;
    let least = row + 1;
    for (let column = 1; column < width; column += 1) {
      const typed = word.charCodeAt(column - 1);
      let cell = Math.min(
        (cells[own - width + column] as number) + 1,
        (cells[own + column - 1] as number) + 1,
        (cells[own - width + column - 1] as number) + (typed === letter ? 0 : 1),
      );
      if (row > 0 && column > 1 && typed === former && word.charCodeAt(column - 2) === letter)
        cell = Math.min(cell, (cells[own - 2 * width + column - 2] as number) + 1);
      cells[own + column] = cell;
      if (cell < least) least = cell;
    }
    return least <= this.#most;
  }

  /** From the whole word to the first `length` letters. */
  distance(length: number): number {
    return this.#cells[(length + 1) * this.#width - 1] as number;
  }
}
