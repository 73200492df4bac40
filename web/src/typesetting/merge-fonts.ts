import { glyphsOf, plainCmapOf } from './font-cmap.ts';
import type { FontTable } from './unwoff.ts';

/** What describes the font as a whole is taken from the first slice; what leads to glyphs by number would lead astray. */
const kept = ['OS/2', 'gasp', 'head', 'hhea', 'post'];

/**
 * The slices of one cut of a family as one font: their glyphs behind each other, of two for a character the first. Kerning
 * and ligatures are lost. Throws for a font whose outlines are not TrueType.
 */
export function mergedFont(slices: readonly (readonly FontTable[])[]): FontTable[] {
  const [first] = slices;
  if (!first) throw new Error('There is no font to merge.');
  if (slices.length === 1) return [...first];
  const parts = slices.map(outlinesOf);
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { count }) => sum + count, 0));
  const glyphs = parts.flatMap(({ outlines }, at) =>
    outlines.map((outline) => moved(outline, starts[at] ?? 0)),
  );
  const codes = new Map<number, number>();
  parts.forEach(({ characters }, at) => {
    for (const [code, glyph] of characters) if (!codes.has(code)) codes.set(code, glyph + (starts[at] ?? 0));
  });
  const whole = first
    .filter(({ tag }) => kept.includes(tag))
    .map(({ tag, bytes }) => ({ tag, bytes: bytes.slice() }));
  const in16 = (tag: string) => viewOf(whole, tag);
  in16('head').setInt16(50, 1);
  in16('hhea').setUint16(34, glyphs.length);
  // Without the names of glyphs, which are those of the first slice.
  const post = whole.find(({ tag }) => tag === 'post');
  if (post) {
    post.bytes = post.bytes.slice(0, 32);
    viewOf(whole, 'post').setUint32(0, 0x30000);
  }
  for (const slice of slices)
    for (const at of [42, 46, 50, 54, 78, 82]) {
      const os2 = in16('OS/2');
      os2.setUint32(at, os2.getUint32(at) | viewOf(slice, 'OS/2').getUint32(at));
    }
  return [
    ...whole,
    { tag: 'maxp', bytes: maxOf(slices, glyphs.length) },
    { tag: 'hmtx', bytes: joined(parts.map(({ widths }) => widths)) },
    ...placed(glyphs),
    { tag: 'cmap', bytes: plainCmapOf(codes) },
  ];
}

type Outlines = {
  count: number;
  outlines: Uint8Array[];
  widths: Uint8Array;
  characters: Map<number, number>;
};

function outlinesOf(tables: readonly FontTable[]): Outlines {
  const [glyf, loca, cmap] = ['glyf', 'loca', 'cmap'].map((tag) => bytesOf(tables, tag));
  if (!glyf || !loca || !cmap) throw new Error('The font lacks a table.');
  const count = viewOf(tables, 'maxp').getUint16(4);
  const isLong = viewOf(tables, 'head').getInt16(50) === 1;
  const places = viewOf(tables, 'loca');
  const place = (at: number) => (isLong ? places.getUint32(at * 4) : places.getUint16(at * 2) * 2);
  const outlines = Array.from({ length: count }, (_, at) => glyf.slice(place(at), place(at + 1)));
  return { count, outlines, widths: widthsOf(tables, count), characters: glyphsOf(cmap) };
}

/** Width and side of every glyph; a font leaves out the widths of its last ones when they are the same. */
function widthsOf(tables: readonly FontTable[], count: number): Uint8Array {
  const own = viewOf(tables, 'hmtx');
  const told = viewOf(tables, 'hhea').getUint16(34);
  const out = new Uint8Array(count * 4);
  const view = new DataView(out.buffer);
  for (let at = 0; at < count; at += 1) {
    view.setUint16(at * 4, own.getUint16(Math.min(at, told - 1) * 4));
    view.setInt16(at * 4 + 2, own.getInt16(at < told ? at * 4 + 2 : told * 4 + (at - told) * 2));
  }
  return out;
}

const hasWords = 1;
const hasScale = 8;
const hasMore = 32;
const hasTwoScales = 64;
const hasMatrix = 128;

/** An outline whose parts, if it is made of others, are `by` glyphs further on. */
function moved(outline: Uint8Array, by: number): Uint8Array {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (by === 0 || outline.length < 10 || view.getInt16(0) >= 0) return outline;
  let at = 10;
  for (let flags = hasMore; flags & hasMore; ) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, view.getUint16(at + 2) + by);
    at += 4 + (flags & hasWords ? 4 : 2);
    at += flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0;
  }
  return outline;
}

/** Outlines one after the other, and where each begins. */
function placed(outlines: readonly Uint8Array[]): FontTable[] {
  const padded = outlines.map((one) => {
    const out = new Uint8Array((one.length + 3) & ~3);
    out.set(one);
    return out;
  });
  const loca = new Uint8Array((outlines.length + 1) * 4);
  const view = new DataView(loca.buffer);
  let place = 0;
  padded.forEach((one, at) => {
    place += one.length;
    view.setUint32((at + 1) * 4, place);
  });
  return [
    { tag: 'glyf', bytes: joined(padded) },
    { tag: 'loca', bytes: loca },
  ];
}

/** The most that any slice asks for, with the number of all glyphs. */
function maxOf(slices: readonly (readonly FontTable[])[], count: number): Uint8Array {
  const out = (bytesOf(slices[0] ?? [], 'maxp') ?? new Uint8Array(32)).slice();
  const view = new DataView(out.buffer);
  for (const slice of slices)
    for (let at = 6; at < out.length; at += 2)
      view.setUint16(at, Math.max(view.getUint16(at), viewOf(slice, 'maxp').getUint16(at)));
  view.setUint16(4, count);
  return out;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    out.set(part, place);
    place += part.length;
  }
  return out;
}

const bytesOf = (tables: readonly FontTable[], wanted: string) =>
  tables.find(({ tag }) => tag === wanted)?.bytes;

/** A table to be read and written; throws where a font has none of that name. */
export function viewOf(tables: readonly FontTable[], tag: string): DataView {
  const bytes = bytesOf(tables, tag);
  if (!bytes) throw new Error(`The font has no table ${tag}.`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
