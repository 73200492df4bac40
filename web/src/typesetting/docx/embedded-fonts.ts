import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import { glyphsOf } from '../font-cmap.ts';
import { type Cut, fontFamilies } from '../font-families.data.ts';
import { mergedFont, viewOf } from '../merge-fonts.ts';
import { type FontTable, fontFile, woffTables } from '../unwoff.ts';
import type { DocxFontFiles } from './docx-font-files.ts';
import { type DocxFamilyName, docxFonts, embeddedLine, familiesOf } from './docx-fonts.data.ts';

/** A font to be put into a document, with its faces. */
export type EmbeddedFont = { name: string; data: Uint8Array; bold: Uint8Array; italic: Uint8Array };

const styles = {
  '400-normal': 'Regular',
  '600-normal': 'Bold',
  '400-italic': 'Italic',
} as const satisfies Record<Cut, string>;
const needsFont = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Slices besides the usual one, by the letters they are needed for: each is loaded when those before it lack one. */
const moreSlices: readonly [RegExp, string][] = [
  [/\p{Script=Latin}/u, 'latin-ext'],
  [/\p{Script=Latin}/u, 'vietnamese'],
  [/\p{Script=Greek}/u, 'greek'],
  [/\p{Script=Greek}/u, 'greek-ext'],
  [/\p{Script=Cyrillic}/u, 'cyrillic'],
  [/\p{Script=Cyrillic}/u, 'cyrillic-ext'],
];

/**
 * The fonts of a look as a document holds them, so that it looks the same where they are not installed. Left out are
 * families that lack letters of the text, where a word would be in two fonts, and those that could not be loaded.
 */
export async function embeddedFonts(
  look: ResumeLook,
  text: string,
  files: DocxFontFiles,
): Promise<EmbeddedFont[]> {
  const { heading, body } = familiesOf(look);
  const letters = [...new Set(text)].filter((letter) => needsFont.test(letter));
  const made = await Promise.all(
    [...new Set([heading, body])].map((name) => embedded(name, letters, files).catch(() => undefined)),
  );
  return made.filter((font) => font !== undefined);
}

async function embedded(
  family: DocxFamilyName,
  letters: readonly string[],
  files: DocxFontFiles,
): Promise<EmbeddedFont | undefined> {
  const { name } = docxFonts[family];
  const { folder } = fontFamilies[family];
  const load = async (slice: string, cut: Cut) =>
    woffTables(await files(folder, `${folder}-${slice}-${cut}.woff`));
  const slices = ['latin'];
  const upright = [await load('latin', '400-normal')];
  let lacking = without(letters, upright[0]);
  for (const [script, slice] of moreSlices) {
    if (!lacking.some((letter) => script.test(letter))) continue;
    const more = await load(slice, '400-normal');
    const left = without(lacking, more);
    if (left.length === lacking.length) continue;
    lacking = left;
    slices.push(slice);
    upright.push(more);
  }
  if (lacking.length > 0) return undefined;
  const face = async (cut: Cut) => {
    const tables =
      cut === '400-normal' ? upright : await Promise.all(slices.map((slice) => load(slice, cut)));
    const whole = mergedFont(tables);
    const style = styles[cut];
    restyle(whole, style);
    return fontFile(whole, { family: name, postscript: `${name.replaceAll(' ', '')}-${style}`, style });
  };
  const [data, bold, italic] = await Promise.all([
    face('400-normal'),
    face('600-normal'),
    face('400-italic'),
  ]);
  return { name, data, bold, italic };
}

/** The letters that a slice has not. */
function without(letters: readonly string[], tables: readonly FontTable[] | undefined): string[] {
  const cmap = tables?.find(({ tag }) => tag === 'cmap');
  const glyphs = cmap ? glyphsOf(cmap.bytes) : new Map<number, number>();
  return letters.filter((letter) => !glyphs.has(letter.codePointAt(0) ?? 0));
}

const isItalicBit = 1;
const isBoldBit = 32;
const isRegularBit = 64;
const styleBits = isItalicBit | isBoldBit | isRegularBit;

/** Makes a face one of the three that word processors know, with lines of the same height in every family and program. */
function restyle(tables: readonly FontTable[], style: 'Regular' | 'Bold' | 'Italic'): void {
  const [head, hhea, os2] = [viewOf(tables, 'head'), viewOf(tables, 'hhea'), viewOf(tables, 'OS/2')];
  const unit = head.getUint16(18);
  const [above, below] = [Math.round(embeddedLine.above * unit), Math.round(embeddedLine.below * unit)];
  head.setUint16(44, style === 'Bold' ? 1 : style === 'Italic' ? 2 : 0);
  hhea.setInt16(4, above);
  hhea.setInt16(6, -below);
  hhea.setInt16(8, 0);
  const own = style === 'Bold' ? isBoldBit : style === 'Italic' ? isItalicBit : isRegularBit;
  os2.setUint16(4, style === 'Bold' ? 700 : 400);
  os2.setUint16(62, (os2.getUint16(62) & ~styleBits) | own);
  os2.setInt16(68, above);
  os2.setInt16(70, -below);
  os2.setInt16(72, 0);
  os2.setUint16(74, above);
  os2.setUint16(76, below);
}
