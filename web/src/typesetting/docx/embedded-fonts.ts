import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import { type Cut, fontFamilies } from '../font-families.data.ts';
import { type FontTable, unwoff } from '../unwoff.ts';
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
  const [data, bold, italic] = await Promise.all(
    (['400-normal', '600-normal', '400-italic'] as const).map(async (cut) => {
      const woff = await files(folder, `${folder}-latin-${cut}.woff`);
      const style = styles[cut];
      const postscript = `${name.replaceAll(' ', '')}-${style}`;
      return unwoff(woff, { family: name, postscript, style }, true, (tables) => restyle(tables, style));
    }),
  );
  const hasAll = letters.every((letter) => data?.codes.has(letter.codePointAt(0) ?? 0));
  return data && bold && italic && hasAll
    ? { name, data: data.sfnt, bold: bold.sfnt, italic: italic.sfnt }
    : undefined;
}

const isItalicBit = 1;
const isBoldBit = 32;
const isRegularBit = 64;
const styleBits = isItalicBit | isBoldBit | isRegularBit;

/** Makes a face one of the three that word processors know, with lines of the same height in every family and program. */
function restyle(tables: readonly FontTable[], style: 'Regular' | 'Bold' | 'Italic'): void {
  const view = (tag: string) => {
    const bytes = tables.find((table) => table.tag === tag)?.bytes;
    return bytes && new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const [head, hhea, os2] = [view('head'), view('hhea'), view('OS/2')];
  if (!head || !hhea || !os2) throw new Error('The font lacks a table.');
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
