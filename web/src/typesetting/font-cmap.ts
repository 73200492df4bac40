/**
 * The glyph of each character of a font, by its cmap table (formats 4 and 12, which all web fonts have). Needed because
 * packages claim more characters for their slices than the files hold.
 */
export function glyphsOf(cmap: Uint8Array): Map<number, number> {
  const view = new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength);
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const start = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(start);
    if (format === 4) readSegments(view, start, glyphs);
    if (format === 12) readGroups(view, start, glyphs);
  }
  return glyphs;
}

function readGroups(view: DataView, start: number, glyphs: Map<number, number>): void {
  for (let at = start + 16; at < start + 16 + view.getUint32(start + 12) * 12; at += 12) {
    const [first, last, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
}

/** Segments of format 4; a character inside one that leads to glyph 0 has none. */
function readSegments(view: DataView, start: number, glyphs: Map<number, number>): void {
  const count = view.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + count * 2];
  const [deltas, offsets] = [starts + count * 2, starts + count * 4];
  for (let index = 0; index < count; index += 1) {
    const [first, last] = [view.getUint16(starts + index * 2), view.getUint16(ends + index * 2)];
    const [delta, offset] = [view.getUint16(deltas + index * 2), view.getUint16(offsets + index * 2)];
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = offsets + index * 2 + offset + (code - first) * 2;
      const listed = offset === 0 || place + 2 > view.byteLength ? 0 : view.getUint16(place);
      const glyph = (offset === 0 ? code + delta : listed === 0 ? 0 : listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** A cmap table of these glyphs (format 12). */
export function cmapOf(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const groups: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1);
    if (group && code === group.last + 1 && glyph === group.glyph + code - group.first) group.last = code;
    else groups.push({ first: code, last: code, glyph });
  }
  const out = new Uint8Array(12 + 16 + groups.length * 12);
  const view = new DataView(out.buffer);
  view.setUint16(2, 1);
  // Windows, all of Unicode; the table begins right behind.
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, 16 + groups.length * 12);
  view.setUint32(24, groups.length);
  groups.forEach(({ first, last, glyph }, index) => {
    [first, last, glyph].forEach((value, part) => {
      view.setUint32(28 + index * 12 + part * 4, value);
    });
  });
  return out;
}

/**
 * A cmap table of these glyphs (format 4) as Windows asks for it: characters up to U+FFFE, which is where our families
 * that are put together from slices end.
 */
export function plainCmapOf(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    if (code >= 0xffff) continue;
    const delta = (glyph - code) & 0xffff;
    const segment = segments.at(-1);
    if (segment && code === segment.last + 1 && delta === segment.delta) segment.last = code;
    else segments.push({ first: code, last: code, delta });
  }
  // The last one, which every reader looks for.
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const out = new Uint8Array(12 + 16 + count * 8);
  const view = new DataView(out.buffer);
  const write = (at: number, ...values: number[]) =>
    values.forEach((value, index) => {
      view.setUint16(at + index * 2, value);
    });
  write(0, 0, 1, 3, 1, 0, 12);
  write(12, 4, 16 + count * 8, 0, count * 2, 2 << power, power, count * 2 - (2 << power));
  segments.forEach(({ first, last, delta }, index) => {
    view.setUint16(26 + index * 2, last);
    view.setUint16(28 + count * 2 + index * 2, first);
    view.setUint16(28 + count * 4 + index * 2, delta);
  });
  return out;
}
