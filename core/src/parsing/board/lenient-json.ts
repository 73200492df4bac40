/** What a text that should be JSON holds: one value after another, each read or with the reason why not. */
export type LenientRead = { value: unknown } | { reason: string };

/**
 * Reads JSON as pages write it. Strict JSON is read as it is; else control characters and wrong escapes in texts,
 * comments, CDATA and `<!-- -->` around it, commas too many, single quotes, bare names and quotes that were not escaped are
 * fixed, and several values may stand one after another. One pass in time in proportion to the length; never throws.
 */
export function lenientJson(text: string): LenientRead[] {
  const strict = read(text);
  if ('value' in strict) return [strict];
  const values = new Mender(text).values();
  return values.length > 0 ? values.map(read) : [strict];
}

function read(json: string): LenientRead {
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'not valid JSON' };
  }
}

const words = /[^\s,:{}[\]"'/;<]+/y;
const plainText = /[^"'\\\p{Cc}]+/uy;
/** What may follow a text that has ended; without it the quote belongs to the text. */
const afterText = /\s*(?:[,}\]:;]|\/[/*]|<!|-->|$)/y;
const cdata = /(?:\/\/|\/\*)?[^\S\n]*<!\[CDATA\[(?:[^\S\n]*\*\/)?/y;
/** How other languages write what JSON has no text for. */
const literals: Readonly<Record<string, string>> = {
  undefined: 'null',
  NaN: 'null',
  None: 'null',
  True: 'true',
  False: 'false',
};

/** Writes what it is given again as strict JSON, value by value. */
class Mender {
  readonly #text: string;
  #at = 0;
  #kept: string[] = [];
  #open: ('{' | '[')[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  values(): string[] {
    const values: string[] = [];
    const end = () => {
      if (this.#kept.length > 0) values.push(this.#kept.join(''));
      this.#kept = [];
    };
    while (this.#at < this.#text.length) {
      this.#step();
      if (this.#open.length === 0) end();
    }
    end();
    return values;
  }

  #step(): void {
    const char = this.#text[this.#at] ?? '';
    if (this.#skipped(char)) return;
    if (char === '"' || char === "'") this.#kept.push(this.#string(char));
    else if (char === '{' || char === '[') {
      this.#open.push(char);
      this.#keep(char);
    } else if (char === '}' || char === ']') {
      if (this.#kept.at(-1) === ',') this.#kept.pop();
      this.#open.pop();
      this.#keep(char);
    } else if (char === ',' || char === ';') {
      const isNeeded = this.#open.length > 0 && !/^[,{[]?$/.test(this.#kept.at(-1) ?? '');
      if (isNeeded) this.#keep(',');
      else this.#at += 1;
    } else this.#kept.push(this.#word(char));
  }

  #keep(char: string): void {
    this.#kept.push(char);
    this.#at += 1;
  }

  /** Blanks, comments and what HTML puts around a script. */
  #skipped(char: string): boolean {
    if (/[\s\ufeff]/.test(char)) {
      this.#at += 1;
      return true;
    }
    const marker = this.#match(cdata);
    if (marker) return true;
    if (this.#starts('//')) return this.#skipTo('\n', true);
    if (this.#starts('/*')) return this.#skipTo('*/', false);
    if (this.#starts('<!--')) return this.#skipMarkupComment();
    if (this.#starts('-->') || (this.#open.length === 0 && this.#starts(']]>'))) {
      this.#at += 3;
      return true;
    }
    return false;
  }

  #starts(mark: string): boolean {
    return this.#text.startsWith(mark, this.#at);
  }

  #match(form: RegExp): string {
    form.lastIndex = this.#at;
    const found = form.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  /** A comment that never ends is no comment: what is before it was cut. */
  #skipTo(mark: string, isEndEnough: boolean): boolean {
    const end = this.#text.indexOf(mark, this.#at + 2);
    if (end < 0 && !isEndEnough) this.#kept.push('/*');
    this.#at = end < 0 ? this.#text.length : end + mark.length;
    return true;
  }

  /** A comment is left out; one around the data is opened, which is in it before its end. */
  #skipMarkupComment(): boolean {
    const from = this.#at + 4;
    const end = this.#nextOf('-->', from);
    const data = Math.min(this.#nextOf('{', from), this.#nextOf('[', from));
    this.#at = this.#open.length === 0 && data < end ? from : Math.min(end + 3, this.#text.length);
    return true;
  }

  readonly #next = new Map<string, number>();

  /** Where a mark stands next, looked for once. */
  #nextOf(mark: string, from: number): number {
    const known = this.#next.get(mark) ?? -1;
    if (known >= from) return known;
    const found = this.#text.indexOf(mark, from);
    const at = found < 0 ? this.#text.length : found;
    this.#next.set(mark, at);
    return at;
  }

  #word(char: string): string {
    const word = this.#match(words);
    if (word === '') {
      this.#at += 1;
      return char;
    }
    const isName =
      /^[A-Za-z_$@][\w$@-]*$/.test(word) && /^\s{0,20}:/.test(this.#text.slice(this.#at, this.#at + 21));
    return isName ? JSON.stringify(word) : (literals[word] ?? word);
  }

  #string(quote: string): string {
    const kept = ['"'];
    this.#at += 1;
    while (this.#at < this.#text.length) {
      const plain = this.#match(plainText);
      if (plain !== '') {
        kept.push(plain);
        continue;
      }
      const char = this.#text[this.#at] ?? '';
      this.#at += 1;
      if (char === quote && this.#endsHere()) return `${kept.join('')}"`;
      kept.push(char === '\\' ? this.#escape() : inText(char));
    }
    return kept.join('');
  }

  #endsHere(): boolean {
    afterText.lastIndex = this.#at;
    return afterText.test(this.#text);
  }

  /** What follows a backslash: JSON's escapes, those of scripts, and any other sign by itself. */
  #escape(): string {
    const char = this.#text[this.#at] ?? '';
    const code = /^(?:u([\da-f]{4})|x([\da-f]{2}))/i.exec(this.#text.slice(this.#at, this.#at + 5));
    if (code) {
      this.#at += code[0].length;
      return `\\u${(code[1] ?? code[2] ?? '').padStart(4, '0')}`;
    }
    this.#at += 1;
    if (/["\\/bfnrt]/.test(char)) return `\\${char}`;
    // A path or a pattern: “C:\temp”.
    if (/\w/.test(char)) return `\\\\${char}`;
    return char === '\r' || char === '\n' ? '' : inText(char);
  }
}

/** A character inside of a text; line ends and tabs stay what they are. */
function inText(char: string): string {
  if (char === '\r') return '';
  return JSON.stringify(/[\n\t]/.test(char) || !/\p{Cc}/u.test(char) ? char : ' ').slice(1, -1);
}
