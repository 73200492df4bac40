import type { FamilyName } from '../font-families.data.ts';

/** A font as a word processor names it, with what stands in where it is not installed. */
export type DocxFont = {
  name: string;
  /** One that nearly every computer has and whose letters are about as wide. */
  instead: string;
  kind: 'swiss' | 'roman';
  /** The height of its capitals and of a line that it asks for, in em. */
  capital: number;
  line: number;
};

/** The fonts of the pairs. */
export const docxFonts: Readonly<
  Record<'inter' | 'sourceSans' | 'sourceSerif' | 'garamond' | 'lora', DocxFont>
> = {
  inter: { name: 'Inter', instead: 'Arial', kind: 'swiss', capital: 0.727, line: 1.21 },
  sourceSans: { name: 'Source Sans 3', instead: 'Calibri', kind: 'swiss', capital: 0.66, line: 1.257 },
  sourceSerif: { name: 'Source Serif 4', instead: 'Cambria', kind: 'roman', capital: 0.67, line: 1.257 },
  garamond: { name: 'EB Garamond', instead: 'Garamond', kind: 'roman', capital: 0.65, line: 1.305 },
  lora: { name: 'Lora', instead: 'Georgia', kind: 'roman', capital: 0.7, line: 1.28 },
} satisfies Partial<Record<FamilyName, DocxFont>>;

/** For Arabic and Hebrew letters: on every computer, and set by Word without a download. */
export const complexScriptFont = 'Arial';

/** For Chinese characters, by the language of the text: those that Word brings. */
export const eastAsianFonts: Readonly<Record<string, { font: string; language: string }>> = {
  zh: { font: 'Microsoft YaHei', language: 'zh-CN' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  ko: { font: 'Malgun Gothic', language: 'ko-KR' },
};
