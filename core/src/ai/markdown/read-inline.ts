import { decodeEntities } from '../../text/html-entities.ts';
import { addressOf, bareAddressAt, closeOfTarget } from './markdown-address.ts';

/** A part of a line of Markdown. `to` is an address that may be opened: https, http or mailto. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em' | 'strike'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[]; isImage: boolean }
  | { kind: 'citation'; number: number }
  | { kind: 'break' };

type Mark = '**' | '*' | '__' | '_' | '~~' | '[' | '![' | '';
type Frame = { mark: Mark; children: Inline[] };

const kinds = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 'strike' } as const;
/** Marks that are inside each other deeper than this are text. */
const deepest = 20;

/**
 * Reads a line of Markdown. Markup in it is text, images are links, and an address that may not be opened is text too. With
 * `isWriting`, what is still open at the end counts as closed there: the rest is on its way.
 */
export function readInline(text: string, { isWriting = false } = {}): Inline[] {
  const reader = new Reader(text, isWriting);
  return reader.read();
}

class Reader {
  private readonly text: string;
  private readonly isWriting: boolean;
  private readonly frames: Frame[] = [{ mark: '', children: [] }];
  private plain = '';
  private at = 0;
  /** Lengths of runs of ` that close nowhere behind where they were looked for. */
  private readonly unclosed = new Set<number>();

  constructor(text: string, isWriting: boolean) {
    this.text = text;
    this.isWriting = isWriting;
  }

  read(): Inline[] {
    while (this.at < this.text.length) this.step();
    while (this.frames.length > 1) this.drop();
    this.flush();
    return this.frames[0]?.children ?? [];
  }

  private step(): void {
    const sign = this.text[this.at] ?? '';
    if (sign === '\\') this.escape();
    else if (sign === '`') this.code();
    else if (sign === '*' || sign === '_' || sign === '~') this.mark(sign);
    else if (sign === '[') this.bracket();
    else if (sign === '!' && this.text[this.at + 1] === '[') this.open('![');
    else if (sign === ']') this.close();
    else if (sign === '<') this.angle();
    else if (sign === '&') this.entity();
    else if (sign === '\n') this.newline();
    else if (sign === 'h' && this.address()) return;
    else this.say(sign, 1);
  }

  private say(text: string, length: number): void {
    this.plain += text;
    this.at += length;
  }

  private flush(): void {
    if (this.plain !== '') this.put({ kind: 'text', text: this.plain });
    this.plain = '';
  }

  private put(node: Inline): void {
    this.frames.at(-1)?.children.push(node);
  }

  private add(node: Inline, length: number): void {
    this.flush();
    this.put(node);
    this.at += length;
  }

  private escape(): void {
    const next = this.text[this.at + 1] ?? '';
    if (next === '\n') this.add({ kind: 'break' }, 2);
    else if (/[!-/:-@[-`{-~]/.test(next)) this.say(next, 2);
    else this.say('\\', 1);
  }

  private code(): void {
    let length = 1;
    while (this.text[this.at + length] === '`') length += 1;
    const start = this.at + length;
    const end = this.unclosed.has(length) ? -1 : this.endOfCode(start, length);
    if (end < 0) this.unclosed.add(length);
    if (end < 0 && this.isWriting && length < 3 && start < this.text.length)
      this.add({ kind: 'code', text: this.text.slice(start) }, this.text.length - this.at);
    else if (end < 0) this.say('`'.repeat(length), length);
    else {
      const inner = this.text.slice(start, end).replaceAll('\n', ' ');
      const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
      this.add({ kind: 'code', text: isPadded ? inner.slice(1, -1) : inner }, end + length - this.at);
    }
  }

  private endOfCode(from: number, length: number): number {
    for (let at = this.text.indexOf('`', from); at >= 0; at = this.text.indexOf('`', at)) {
      let end = at;
      while (this.text[end] === '`') end += 1;
      if (end - at === length) return at;
      at = end;
    }
    return -1;
  }

  private mark(sign: '*' | '_' | '~'): void {
    const isDouble = this.text[this.at + 1] === sign;
    if (sign === '~' && !isDouble) {
      this.say(sign, 1);
      return;
    }
    // A closing `*` belongs to what is open: `**a *b***` closes both, the inner first.
    const inner = this.frames.at(-1)?.mark;
    const mark = (
      isDouble && !(inner === sign && this.text[this.at + 2] === sign) ? sign + sign : sign
    ) as Mark;
    const before = this.text[this.at - 1] ?? ' ';
    const after = this.text[this.at + mark.length] ?? ' ';
    const isWord = (one: string) => /[\p{L}\p{N}]/u.test(one);
    const mayClose = !/\s/.test(before) && !(sign === '_' && isWord(after));
    const mayOpen = !/\s/.test(after) && !(sign === '_' && isWord(before));
    if (mayClose && this.isOpen(mark)) this.closeMark(mark);
    else if (mayOpen) this.open(mark);
    else this.say(mark, mark.length);
  }

  private isOpen(mark: Mark): boolean {
    return this.frames.some((frame) => frame.mark === mark);
  }

  private open(mark: Mark): void {
    if (this.frames.length > deepest) {
      this.say(mark, mark.length);
      return;
    }
    this.flush();
    this.frames.push({ mark, children: [] });
    this.at += mark.length;
  }

  /** Closes the innermost of this mark; marks inside it that are still open were text. */
  private closeMark(mark: Mark): void {
    while (this.frames.at(-1)?.mark !== mark) this.undoFrame();
    this.flush();
    const children = this.frames.pop()?.children ?? [];
    this.add({ kind: kinds[mark as keyof typeof kinds], children }, mark.length);
  }

  /** The innermost mark was text. */
  private undoFrame(): void {
    this.flush();
    const frame = this.frames.pop();
    if (!frame) return;
    this.put({ kind: 'text', text: frame.mark });
    for (const child of frame.children) this.put(child);
  }

  /** The text ends with a mark still open. */
  private drop(): void {
    const mark = this.frames.at(-1)?.mark ?? '';
    if (!this.isWriting || !Object.hasOwn(kinds, mark)) {
      this.undoFrame();
      return;
    }
    this.flush();
    const children = this.frames.pop()?.children ?? [];
    if (children.length > 0) this.put({ kind: kinds[mark as keyof typeof kinds], children });
  }

  private bracket(): void {
    const cited = /^\[(\d{1,3})\](?![([])/.exec(this.text.slice(this.at, this.at + 6));
    const isNext = /^\[\d{1,3}\]\[\d/.test(this.text.slice(this.at, this.at + 8));
    const digits =
      cited?.[1] ?? (isNext ? this.text.slice(this.at + 1, this.text.indexOf(']', this.at)) : null);
    if (digits === null) this.open('[');
    else this.add({ kind: 'citation', number: Number(digits) }, digits.length + 2);
  }

  private close(): void {
    const frame = this.frames.findLast(({ mark }) => mark === '[' || mark === '![');
    if (!frame) {
      this.say(']', 1);
      return;
    }
    while (this.frames.at(-1) !== frame) this.undoFrame();
    const target = this.text[this.at + 1] === '(' ? closeOfTarget(this.text, this.at + 2) : null;
    const isCut = this.text[this.at + 1] === '(' && target === null && this.isWriting;
    if (!target && !isCut) {
      this.undoFrame();
      this.say(']', 1);
      return;
    }
    this.flush();
    const { children } = this.frames.pop() ?? { children: [] };
    const to = target && addressOf(target.address);
    const isImage = frame.mark === '![';
    const shown: Inline[] = children.length > 0 ? children : [{ kind: 'text', text: to ?? '' }];
    if (to) this.put({ kind: 'link', to, children: shown, isImage });
    else for (const child of children) this.put(child);
    this.at = target ? target.end : this.text.length;
  }

  private angle(): void {
    const broken = /^<br ?\/?>/i.exec(this.text.slice(this.at, this.at + 6));
    if (broken) {
      this.add({ kind: 'break' }, broken[0].length);
      return;
    }
    const end = this.text.slice(this.at, this.at + 2000).indexOf('>');
    const inner = end < 0 ? '' : this.text.slice(this.at + 1, this.at + end);
    const to = /\s/.test(inner) ? null : addressOf(inner);
    if (!to) {
      this.say('<', 1);
      return;
    }
    this.add({ kind: 'link', to, children: [{ kind: 'text', text: inner }], isImage: false }, end + 1);
  }

  private entity(): void {
    const found = /^&[#\w]{1,10};/.exec(this.text.slice(this.at, this.at + 12));
    if (found) this.say(decodeEntities(found[0]), found[0].length);
    else this.say('&', 1);
  }

  private newline(): void {
    const isHard = this.plain.endsWith('  ');
    this.plain = this.plain.trimEnd();
    if (isHard) this.add({ kind: 'break' }, 1);
    else this.say('\n', 1);
  }

  private address(): boolean {
    if (/[\p{L}\p{N}]/u.test(this.text[this.at - 1] ?? ' ')) return false;
    const found = bareAddressAt(this.text, this.at);
    const to = found && addressOf(found);
    if (!found || !to || this.isOpen('[')) return false;
    this.add({ kind: 'link', to, children: [{ kind: 'text', text: found }], isImage: false }, found.length);
    return true;
  }
}
