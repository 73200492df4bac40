import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import { type FamilyName, pairFamilies } from '../font-families.data.ts';

/** A font as a word processor names it, with what stands in where it is neither embedded nor installed. */
export type DocxFont = {
  name: string;
  /** One that nearly every computer has and whose letters are about as wide, and the lines that it asks for, in em. */
  instead: string;
  insteadLine: number;
  kind: 'swiss' | 'roman';
  /** The height of its capitals and the width of its bullet, in em. */
  capital: number;
  bullet: number;
};

/** The fonts of the pairs. */
export const docxFonts = {
  inter: { name: 'Inter', instead: 'Arial', insteadLine: 1.15, kind: 'swiss', capital: 0.727, bullet: 0.5 },
  sourceSans: {
    name: 'Source Sans 3',
    instead: 'Calibri',
    insteadLine: 1.22,
    kind: 'swiss',
    capital: 0.66,
    bullet: 0.28,
  },
  sourceSerif: {
    name: 'Source Serif 4',
    instead: 'Cambria',
    insteadLine: 1.17,
    kind: 'roman',
    capital: 0.67,
    bullet: 0.4,
  },
  garamond: {
    name: 'EB Garamond',
    instead: 'Garamond',
    insteadLine: 1.125,
    kind: 'roman',
    capital: 0.65,
    bullet: 0.45,
  },
  lora: { name: 'Lora', instead: 'Georgia', insteadLine: 1.136, kind: 'roman', capital: 0.7, bullet: 0.4 },
} as const satisfies Partial<Record<FamilyName, DocxFont>>;
export type DocxFamilyName = keyof typeof docxFonts;

/** The line that an embedded font asks for, in em: the part above the line its letters stand on, and below. */
export const embeddedLine = { above: 1, below: 0.25 } as const;

/** For Arabic and Hebrew letters: on every computer, and set by Word without a download. */
export const complexScriptFont = 'Arial';

type EastAsianFont = { font: string; language: string };

/** For Chinese characters, by the language of the text: those that Word brings. */
export const eastAsianFonts: Readonly<Record<string, EastAsianFont>> & { readonly zh: EastAsianFont } = {
  zh: { font: 'Microsoft YaHei', language: 'zh-CN' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  ko: { font: 'Malgun Gothic', language: 'ko-KR' },
};

/** The families of a look, for headings and for texts. */
export function familiesOf(look: ResumeLook): { heading: DocxFamilyName; body: DocxFamilyName } {
  return pairFamilies[look.fonts];
}

/** The fonts of a look, for headings and for texts. */
export function fontsOf(look: ResumeLook): { heading: DocxFont; body: DocxFont } {
  const { heading, body } = familiesOf(look);
  return { heading: docxFonts[heading], body: docxFonts[body] };
}
