/** Signs that separate the cells of a row, in the order of preference. */
export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** One row, and what is wrong with its quotes: one inside a quoted cell that is not doubled, or one never closed. */
export type CsvRow = { cells: string[]; problem: 'stray-quote' | 'open-quote' | null };

/**
 * How quotes are read. `strict`: a quoted cell ends at a quote before a separator or a line end. `lenient`: at its first
 * quote that is not doubled. `none`: quotes are signs like any other.
 */
type Quotes = 'strict' | 'lenient' | 'none';

/** Blanks between a closing quote and the separator, at most. */
const maxBlanks = 64;
const lineFeed = '\n';
const carriageReturn = '\r';

/**
 * Reads CSV piece by piece (RFC 4180, leniently), in linear time; what it holds is the row that is not complete. Every kind
 * of line end ends a row, mixed ones too; line ends inside quotes stay as they are. A quote inside a quoted cell that is
 * neither doubled nor before a separator is part of the cell. A quote that is never closed does not swallow the rest:
 * its cell is read again with weaker quotes. Rows may differ in their numbers of cells. A byte order mark and a first
 * line `sep=;` are left out.
 */
export class CsvReader {
  readonly #separator: Separator;
  #rows: CsvRow[] = [];
  #cells: string[] = [];
  #problem: CsvRow['problem'] = null;
  /** Where the reader is: before a cell, or inside one whose text so far is in `#parts`; a quoted one with its quotes. */
  #state: 'before' | 'plain' | 'quoted' = 'before';
  #parts: string[] = [];
  /** A quote with what follows it, where the next piece decides what it means. */
  #undecided = '';
  #afterReturn = false;
  #afterSeparator = false;
  #quotes: Quotes = 'strict';
  #isFirstPiece = true;
  #isFirstRow = true;
  #held = 0;

  constructor(separator: Separator) {
    this.#separator = separator;
  }

  /** Characters of the incomplete row that are held: what a caller with little memory limits. */
  get held(): number {
    return this.#held;
  }

  /** The rows that are complete with this piece. */
  add(piece: string): CsvRow[] {
    if (piece === '') return [];
    const text = this.#undecided + (this.#isFirstPiece ? piece.replace(/^\ufeff/, '') : piece);
    this.#isFirstPiece = false;
    this.#undecided = '';
    this.#read(text, false);
    return this.#taken();
  }

  /** The last rows, when there are no more pieces. */
  end(): CsvRow[] {
    this.#read(this.#undecided, true);
    while (this.#state === 'quoted') {
      const raw = this.#parts.join('');
      this.#quotes = this.#quotes === 'strict' ? 'lenient' : 'none';
      this.#problem = 'open-quote';
      this.#state = 'before';
      this.#parts = [];
      this.#read(raw, true);
    }
    if (this.#state === 'plain' || this.#afterSeparator) this.#endCell('');
    if (this.#cells.length > 0) this.#endRow();
    return this.#taken();
  }

  #taken(): CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #read(text: string, isEnd: boolean): void {
    const stops = new Stops(text, this.#separator);
    let at = 0;
    if (this.#afterReturn && text !== '') {
      if (text.startsWith(lineFeed)) at = 1;
      this.#afterReturn = false;
    }
    while (at < text.length) {
      if (this.#state === 'before')
        this.#state = this.#quotes !== 'none' && text[at] === '"' ? 'quoted' : 'plain';
      const stop =
        this.#state === 'quoted'
          ? this.#readQuoted(text, at, { stops, isEnd })
          : this.#readPlain(text, at, stops);
      if (stop === null) return;
      at = stop + 1;
      this.#afterSeparator = text[stop] === this.#separator;
      if (this.#afterSeparator || stop === text.length) continue;
      this.#endRow();
      if (text[stop] !== carriageReturn) continue;
      if (at === text.length) this.#afterReturn = true;
      else if (text[at] === lineFeed) at += 1;
    }
  }

  /** Where the plain cell that continues at `from` stops; null where the text ends first. */
  #readPlain(text: string, from: number, stops: Stops): number | null {
    const stop = stops.next(from);
    if (stop === text.length) return this.#hold(text.slice(from));
    this.#endCell(text.slice(from, stop));
    return stop;
  }

  /** Where the quoted cell that continues at `from` stops, at the latest at the end; null where more of it must come. */
  #readQuoted(text: string, from: number, { stops, isEnd }: { stops: Stops; isEnd: boolean }): number | null {
    // The opening quote closes nothing.
    let at = this.#parts.length === 0 ? from + 1 : from;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote === -1) return this.#hold(text.slice(from));
      if (text[quote + 1] === '"') {
        at = quote + 2;
        continue;
      }
      const next = this.#afterBlanks(text, quote + 1);
      if (next === text.length && !isEnd) {
        this.#undecided = text.slice(quote);
        return this.#hold(text.slice(from, quote));
      }
      const isClosed = next === text.length || isStop(text[next], this.#separator);
      if (isClosed || this.#quotes === 'lenient') {
        const cell = unquoted(this.#parts.join('') + text.slice(from, quote));
        this.#parts = isClosed ? [] : [cell];
        if (isClosed) this.#endCell(cell);
        else this.#state = 'plain';
        return isClosed ? next : this.#readPlain(text, quote + 1, stops);
      }
      this.#problem ??= 'stray-quote';
      at = quote + 1;
    }
  }

  #afterBlanks(text: string, from: number): number {
    let at = from;
    while (at < from + maxBlanks && (text[at] === ' ' || (text[at] === '\t' && this.#separator !== '\t')))
      at += 1;
    return at;
  }

  #hold(text: string): null {
    this.#parts.push(text);
    this.#held += text.length;
    return null;
  }

  #endCell(last: string): void {
    this.#cells.push(this.#parts.length === 0 ? last : this.#parts.join('') + last);
    this.#held += last.length;
    this.#parts = [];
    this.#state = 'before';
    this.#afterSeparator = false;
  }

  #endRow(): void {
    const [first = '', second] = this.#cells;
    const isSeparatorLine = this.#isFirstRow && second === '' && /^sep=$/i.test(first);
    if (!isSeparatorLine) this.#rows.push({ cells: this.#cells, problem: this.#problem });
    this.#isFirstRow = false;
    this.#cells = [];
    this.#problem = null;
    this.#held = 0;
  }
}

/** What a quoted cell holds, given with its opening quote and without its closing one. */
function unquoted(raw: string): string {
  const inside = raw.slice(1);
  return inside.includes('"') ? inside.replaceAll('""', '"') : inside;
}

function isStop(sign: string | undefined, separator: Separator): boolean {
  return sign === separator || sign === lineFeed || sign === carriageReturn;
}

/** Where plain cells of a text can stop. Each sign is looked for once from each place where it stands. */
class Stops {
  readonly #text: string;
  readonly #separator: string;
  #separatorAt = -1;
  #feedAt = -1;
  #returnAt = -1;

  constructor(text: string, separator: Separator) {
    this.#text = text;
    this.#separator = separator;
  }

  /** The first stop at `from` or after it; the length of the text where there is none. */
  next(from: number): number {
    if (this.#separatorAt < from) this.#separatorAt = this.#find(this.#separator, from);
    if (this.#feedAt < from) this.#feedAt = this.#find(lineFeed, from);
    if (this.#returnAt < from) this.#returnAt = this.#find(carriageReturn, from);
    return Math.min(this.#separatorAt, this.#feedAt, this.#returnAt);
  }

  #find(sign: string, from: number): number {
    const at = this.#text.indexOf(sign, from);
    return at === -1 ? this.#text.length : at;
  }
}
