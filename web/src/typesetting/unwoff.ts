import { unzlibSync } from 'fflate';
import { cmapOf, glyphsOf } from './font-cmap.ts';

/** A table of a font. */
export type FontTable = { tag: string; bytes: Uint8Array };

/** How a font is called in the engine: the family it is chosen by, the name that stands in the PDF, the style of the family. */
export type FontName = { family: string; postscript: string; style?: 'Regular' | 'Bold' | 'Italic' };

/** A font as the engine takes it, and the characters it has glyphs for. */
export type Font = { sfnt: Uint8Array; codes: ReadonlySet<number> };

/**
 * The font inside a WOFF file as the engine takes it (sfnt), under another name. Slices of one family share their name,
 * and of two the engine takes either: with a name each, the order in which they are asked is ours. Without `hasMarks` it
 * has no combining marks: a slice that lacks a letter would put it together from its parts instead of leaving it to the
 * slice that has it, and readers find such a letter twice.
 */
export function unwoff(file: Uint8Array, name: FontName, hasMarks: boolean): Font {
  const tables = woffTables(file);
  const cmap = tables.find(({ tag }) => tag === 'cmap');
  const glyphs = cmap ? glyphsOf(cmap.bytes) : new Map<number, number>();
  if (cmap && !hasMarks) {
    for (let code = 0x300; code < 0x370; code += 1) glyphs.delete(code);
    cmap.bytes = cmapOf(glyphs);
  }
  return { sfnt: fontFile(tables, name), codes: new Set(glyphs.keys()) };
}

/** The tables of a WOFF file, as copies. */
export function woffTables(file: Uint8Array): FontTable[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 44 || view.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF file.');
  const tables: FontTable[] = [];
  for (let at = 44; at < 44 + view.getUint16(12) * 20; at += 20) {
    const [start, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const bytes = file.subarray(start, start + packed);
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    tables.push({ tag, bytes: packed < length ? unzlibSync(bytes) : new Uint8Array(bytes) });
  }
  return tables;
}

/** A font file of these tables under another name. */
export function fontFile(tables: readonly FontTable[], name: FontName): Uint8Array {
  const others = tables.filter(({ tag }) => tag !== 'name');
  const flavor = others.some(({ tag }) => tag === 'CFF ') ? 0x4f54544f : 0x10000;
  const whole = [...others, { tag: 'name', bytes: nameTable(name) }];
  return sfnt(
    flavor,
    whole.sort((a, b) => (a.tag < b.tag ? -1 : 1)),
  );
}

/** Tables behind a directory, each at a place divisible by four. */
function sfnt(flavor: number, tables: readonly FontTable[]): Uint8Array {
  const padded = ({ bytes }: FontTable) => (bytes.length + 3) & ~3;
  const start = 12 + 16 * tables.length;
  const out = new Uint8Array(start + tables.reduce((sum, table) => sum + padded(table), 0));
  const view = new DataView(out.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * 16 - (16 << power));
  let place = start;
  let head = 0;
  tables.forEach((table, index) => {
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) out[at + letter] = table.tag.charCodeAt(letter);
    out.set(table.bytes, place);
    if (table.tag === 'head') {
      head = place;
      view.setUint32(place + adjustment, 0);
    }
    view.setUint32(at + 4, checksum(view, place, padded(table)));
    view.setUint32(at + 8, place);
    view.setUint32(at + 12, table.bytes.length);
    place += padded(table);
  });
  if (head > 0) view.setUint32(head + adjustment, (wholeChecksum - checksum(view, 0, out.length)) >>> 0);
  return out;
}

/** Where the head has the number that makes the sum of a whole font what it has to be. */
const adjustment = 8;
const wholeChecksum = 0xb1b0afba;

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** A name table with the family (1), the style (2), the whole name (4) and the PostScript name (6), for Windows and Unicode. */
function nameTable({ family, postscript, style = 'Regular' }: FontName): Uint8Array {
  const names: readonly [number, string][] = [
    [1, family],
    [2, style],
    [4, style === 'Regular' ? family : `${family} ${style}`],
    [6, postscript],
  ];
  const start = 6 + names.length * 12;
  const out = new Uint8Array(start + names.reduce((sum, [, text]) => sum + text.length * 2, 0));
  const view = new DataView(out.buffer);
  view.setUint16(2, names.length);
  view.setUint16(4, start);
  let place = start;
  names.forEach(([id, text], index) => {
    [3, 1, 0x409, id, text.length * 2, place - start].forEach((value, part) => {
      view.setUint16(6 + index * 12 + part * 2, value);
    });
    for (const letter of text) {
      view.setUint16(place, letter.charCodeAt(0));
      place += 2;
    }
  });
  return out;
}
