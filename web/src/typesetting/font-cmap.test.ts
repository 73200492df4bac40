import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cmapOf, glyphsOf, plainCmapOf } from './font-cmap.ts';
import { nodeFont } from './node-engine-test-kit.ts';
import { unwoff } from './unwoff.ts';

describe('unwoff', () => {
  const name = { family: 'inter latin', postscript: 'inter-latin' };

  it('unpacks a font under its new name, without combining marks unless asked', async () => {
    const file = await nodeFont({ folder: 'inter', file: 'inter-vietnamese-400-normal.woff' });
    const [plain, marked] = [unwoff(file, name, false), unwoff(file, name, true)];
    expect([plain.codes.has(0x1ec5), plain.codes.has(0x301)]).toEqual([true, false]);
    expect([marked.codes.has(0x1ec5), marked.codes.has(0x301)]).toEqual([true, true]);
    const view = new DataView(plain.sfnt.buffer);
    expect(view.getUint32(0)).toBe(0x10000);
    expect(new TextDecoder('utf-16be').decode(plain.sfnt)).toContain('inter latin');
    // What every font adds up to.
    let sum = 0;
    for (let at = 0; at < plain.sfnt.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
    expect(sum).toBe(0xb1b0afba);
  });

  it('refuses a file that is no WOFF', () => {
    for (const bytes of [
      new Uint8Array(0),
      new Uint8Array(100),
      new TextEncoder().encode('<html>'.repeat(20)),
    ])
      expect(() => unwoff(bytes, name, false)).toThrow('no WOFF file');
  });
});

describe('plainCmapOf', () => {
  it('is read back with the same glyphs, without characters beyond U+FFFE', () => {
    const glyphs = fc.uniqueArray(fc.tuple(fc.nat(0x1ffff), fc.integer({ min: 1, max: 60_000 })), {
      selector: ([code]) => code,
    });
    fc.assert(
      fc.property(glyphs, (pairs) => {
        const read = [...glyphsOf(plainCmapOf(new Map(pairs)))].sort(([a], [b]) => a - b);
        expect(read).toEqual(pairs.filter(([code]) => code < 0xffff).sort(([a], [b]) => a - b));
      }),
    );
  });
});

describe('cmapOf and glyphsOf', () => {
  it('write and read back the same glyphs', () => {
    const glyphs = fc.uniqueArray(fc.tuple(fc.nat(0x10ffff), fc.integer({ min: 1, max: 60_000 })), {
      selector: ([code]) => code,
    });
    fc.assert(
      fc.property(glyphs, (pairs) => {
        const map = new Map(pairs);
        expect([...glyphsOf(cmapOf(map))].sort(([a], [b]) => a - b)).toEqual(
          [...map].sort(([a], [b]) => a - b),
        );
      }),
    );
  });
});
