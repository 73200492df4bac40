import { describe, expect, it } from 'vitest';
import { glyphsOf } from './font-cmap.ts';
import { mergedFont, viewOf } from './merge-fonts.ts';
import { nodeFont } from './node-engine-test-kit.ts';
import { type FontTable, woffTables } from './unwoff.ts';

const slice = async (name: string) =>
  woffTables(await nodeFont({ folder: 'source-sans-3', file: `source-sans-3-${name}-400-normal.woff` }));
const glyphs = (tables: readonly FontTable[]) =>
  glyphsOf(tables.find(({ tag }) => tag === 'cmap')?.bytes ?? new Uint8Array());

/** The outline of a character with those it is made of, and its width. */
function drawn(tables: readonly FontTable[], code: number): { outline: string; width: number } {
  const [head, loca, glyf, hmtx] = ['head', 'loca', 'glyf', 'hmtx'].map((tag) => viewOf(tables, tag)) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const isLong = head.getInt16(50) === 1;
  const place = (at: number) => (isLong ? loca.getUint32(at * 4) : loca.getUint16(at * 2) * 2);
  const outline = (at: number): string => {
    const [from, to] = [place(at), place(at + 1)];
    if (to - from < 10) return '';
    const bytes = new Uint8Array(glyf.buffer, glyf.byteOffset + from, to - from);
    if (glyf.getInt16(from) >= 0)
      return Buffer.from(bytes)
        .toString('hex')
        .replace(/(?:00)*$/, '');
    const parts: string[] = [];
    for (let next = from + 10, flags = 32; flags & 32; ) {
      flags = glyf.getUint16(next);
      parts.push(outline(glyf.getUint16(next + 2)));
      next += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
    }
    return `(${parts.join(' ')})`;
  };
  const glyph = glyphs(tables).get(code) ?? 0;
  const told = viewOf(tables, 'hhea').getUint16(34);
  return { outline: outline(glyph), width: hmtx.getUint16(Math.min(glyph, told - 1) * 4) };
}

describe('mergedFont', () => {
  it('has every character of its slices, drawn as there', async () => {
    const slices = await Promise.all(['latin', 'latin-ext', 'vietnamese', 'cyrillic'].map(slice));
    const whole = mergedFont(slices);
    const codes = new Set(slices.flatMap((one) => [...glyphs(one).keys()]));
    expect([...glyphs(whole).keys()].sort((a, b) => a - b)).toEqual([...codes].sort((a, b) => a - b));
    for (const code of codes) {
      const own = slices.find((one) => glyphs(one).has(code)) ?? [];
      expect(drawn(whole, code), `U+${code.toString(16)}`).toEqual(drawn(own, code));
    }
    expect(drawn(whole, 'Ł'.charCodeAt(0)).outline).not.toBe('');
    expect(viewOf(whole, 'maxp').getUint16(4)).toBe(
      slices.reduce((sum, one) => sum + viewOf(one, 'maxp').getUint16(4), 0),
    );
  });

  it('of one slice is that slice, of none an error', async () => {
    const latin = await slice('latin');
    expect(mergedFont([latin])).toEqual(latin);
    expect(() => mergedFont([])).toThrow('no font');
  });
});
