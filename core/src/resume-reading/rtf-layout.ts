import { fileLimits } from '../files/file-limits.data.ts';
import { flowLayout } from './flow-layout.ts';
import { linesOfParagraph, type Paragraph, type Piece, spacedOut } from './flow-paragraphs.ts';
import type { HiddenText, Layout } from './layout.ts';

type State = {
  isBold: boolean;
  /** In points. */
  size: number;
  isHidden: boolean;
  /** Text of fonts, colors, pictures, comments, or of changes that were deleted. */
  isSkipped: boolean;
  /** How many signs after `\u…` stand in for it. */
  standIns: number;
};

const defaultSize = 12;
/** Groups inside groups; no writer makes more. */
const deepest = fileLimits.rtf.depth;
const maxParagraphs = fileLimits.rtf.items;

const destinations = new Set(
  'fonttbl colortbl stylesheet info pict object fldinst themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl annotation atnid atnauthor footnote revtbl pntxta pntxtb filetbl sp'.split(
    ' ',
  ),
);

const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  line: '\n',
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};
const ends = new Set(['par', 'row', 'nestrow', 'sect', 'page', 'column']);

/**
 * Reads the paragraphs of an RTF file, given as text of one letter for each byte; deleted changes are left out. Null for
 * a file that ends in the middle, and `too-large` for one of too many paragraphs.
 */
export function rtfLayout(file: string): { layout: Layout; isChanged: boolean } | 'too-large' | null {
  const reader = new RtfReader(file);
  const isWhole = reader.read();
  if (reader.isTooLarge) return 'too-large';
  if (!isWhole) return null;
  return {
    layout: flowLayout(spacedOut(reader.lines), { hidden: reader.hidden }),
    isChanged: reader.isChanged,
  };
}

class RtfReader {
  readonly lines: Paragraph[] = [];
  readonly hidden: HiddenText[] = [];
  isChanged = false;
  isTooLarge = false;
  readonly #file: string;
  #at = 0;
  #decoder = new TextDecoder('windows-1252');
  #state: State = { isBold: false, size: defaultSize, isHidden: false, isSkipped: false, standIns: 1 };
  #kept: State[] = [];
  #pieces: Piece[] = [];
  #bytes: number[] = [];
  /** Signs that still stand in for a letter in Unicode. */
  #left = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** False where groups stay open at the end. */
  read(): boolean {
    while (this.#at < this.#file.length && !this.isTooLarge) {
      const sign = this.#file[this.#at] ?? '';
      this.#at += 1;
      if (sign === '{') this.#open();
      else if (sign === '}') this.#close();
      else if (sign === '\\') this.#control();
      else if (sign !== '\r' && sign !== '\n') this.#byte(sign.charCodeAt(0));
    }
    this.#endParagraph();
    return this.#kept.length === 0;
  }

  #open(): void {
    this.#flush();
    if (this.#kept.length < deepest) this.#kept.push({ ...this.#state });
    if (this.#file.startsWith('\\*', this.#at)) this.#state.isSkipped = true;
  }

  #close(): void {
    this.#flush();
    this.#state = this.#kept.pop() ?? this.#state;
  }

  #control(): void {
    const word = /[a-z]{1,32}/iy;
    word.lastIndex = this.#at;
    const [name = ''] = word.exec(this.#file) ?? [];
    if (name === '') {
      this.#symbol();
      return;
    }
    this.#at += name.length;
    const value = /-?\d{1,10}/y;
    value.lastIndex = this.#at;
    const [number = ''] = value.exec(this.#file) ?? [];
    this.#at += number.length;
    if (this.#file[this.#at] === ' ') this.#at += 1;
    this.#apply(name, number === '' ? null : Number(number));
  }

  #symbol(): void {
    const sign = this.#file[this.#at] ?? '';
    this.#at += 1;
    if (sign === "'") {
      const byte = Number.parseInt(this.#file.slice(this.#at, this.#at + 2), 16);
      this.#at += 2;
      if (Number.isFinite(byte)) this.#byte(byte);
    } else if (sign === '~') this.#add('\u00a0');
    else if (sign === '_') this.#add('-');
    else if (sign === '-') this.#add('\u00ad');
    else if (sign === '\n' || sign === '\r') this.#endParagraph();
    else if (/[\\{}]/.test(sign)) this.#byte(sign.charCodeAt(0));
  }

  #apply(name: string, value: number | null): void {
    this.#flush();
    const isOn = value !== 0;
    const sign = signs[name];
    if (sign !== undefined) this.#add(sign);
    else if (ends.has(name)) this.#endParagraph();
    else if (destinations.has(name)) this.#state.isSkipped = true;
    else if (name === 'shptxt') this.#state.isSkipped = false;
    else if (name === 'u' && value !== null) {
      this.#add(String.fromCharCode(value & 0xffff));
      this.#left = this.#state.standIns;
    } else if (name === 'uc') this.#state.standIns = Math.max(0, Math.min(8, value ?? 1));
    else if (name === 'b') this.#state.isBold = isOn;
    else if (name === 'fs' && value !== null) this.#state.size = Math.max(1, Math.min(200, value / 2));
    else if (name === 'v') this.#state.isHidden = isOn;
    else if (name === 'plain')
      Object.assign(this.#state, { isBold: false, size: defaultSize, isHidden: false });
    else if (name === 'deleted' && isOn) {
      this.#state.isSkipped = true;
      this.isChanged = true;
    } else if (name === 'ansicpg' && value !== null) this.#decoder = decoderOf(value);
    else if (name === 'mac') this.#decoder = new TextDecoder('macintosh');
    else if (name === 'bin') this.#at += Math.max(0, value ?? 0);
  }

  #byte(byte: number): void {
    if (this.#left > 0) this.#left -= 1;
    else this.#bytes.push(byte);
  }

  /** Bytes that were met as text: letters of some languages take two. */
  #flush(): void {
    if (this.#bytes.length === 0) return;
    const text = this.#decoder.decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
    this.#add(text);
  }

  #add(text: string): void {
    this.#flush();
    const { isSkipped, isHidden, isBold, size } = this.#state;
    if (isSkipped) return;
    if (!isHidden) this.#pieces.push({ text, isBold, size, address: '' });
    else if (text.trim() !== '') this.hidden.push({ page: 0, text: text.trim(), how: 'invisible' });
  }

  #endParagraph(): void {
    this.#flush();
    if (this.#state.isSkipped) return;
    const look = { indent: 0, defaultSize, tag: '', space: 0, isBullet: false };
    for (const line of linesOfParagraph(withoutMark(this.#pieces), look)) this.lines.push(line);
    this.#pieces = [];
    this.isTooLarge ||= this.lines.length + this.hidden.length > maxParagraphs;
  }
}

/** A point of a list is written as its sign and a tab before the text. */
function withoutMark(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ text }) => text.trim() !== '');
  const [sign, tab] = [pieces[at], pieces[at + 1]];
  const isMark = sign !== undefined && tab?.text === '\t' && /^[•·▪◦\uf0b7]$/.test(sign.text.trim());
  return isMark ? [...pieces.slice(0, at), { ...sign, text: '• ' }, ...pieces.slice(at + 2)] : [...pieces];
}

function decoderOf(page: number): InstanceType<typeof TextDecoder> {
  const name =
    page === 932 ? 'shift_jis' : page === 936 ? 'gbk' : page === 949 ? 'euc-kr' : `windows-${page}`;
  try {
    return new TextDecoder(page === 950 ? 'big5' : page === 65_001 ? 'utf-8' : name);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
