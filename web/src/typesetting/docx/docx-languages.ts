import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import { languageOfText, primaryLanguage } from '@foothold/core/typesetting/text-language.ts';
import { eastAsianFonts } from './docx-fonts.data.ts';

/** The languages of a document, one for each of the three kinds of letters that word processors know. */
export type DocxLanguages = { value: string; eastAsia: string; bidirectional: string };

const notEastAsian = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const hebrew = /\p{Script=Hebrew}/u;

/** The languages of a page, and the font of its Chinese characters: of its own language, else told by its signs. */
export function docxLanguages(
  page: PrintedPage,
  text: string,
): { languages: DocxLanguages; eastAsianFont: string } {
  const own = eastAsianFonts[primaryLanguage(page.language)];
  const { font, language } =
    own ?? eastAsianFonts[languageOfText(text.replace(notEastAsian, ''))] ?? eastAsianFonts.zh;
  return {
    languages: {
      value: page.language,
      eastAsia: own ? page.language : language,
      bidirectional: page.isRightToLeft ? page.language : hebrew.test(text) ? 'he-IL' : 'ar-SA',
    },
    eastAsianFont: font,
  };
}
