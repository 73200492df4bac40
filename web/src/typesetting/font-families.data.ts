import type { FontPair } from '@foothold/core/typesetting/resume-look.ts';

/** A cut of a family: how heavy, and upright or slanted. */
export type Cut = '400-normal' | '600-normal' | '400-italic';

/** A family of fonts from npm, split into slices by script (Fontsource). */
export type FontFamily = {
  /** The package below @fontsource/, which begins the names of its files. */
  folder: string;
  cuts: readonly Cut[];
  /** Its many slices share one name; the engine picks the right one. */
  isOneName?: true;
  /** Which characters are in which slice. */
  ranges: () => Promise<{ default: Readonly<Record<string, string>> }>;
};

const textCuts = ['400-normal', '600-normal', '400-italic'] as const;
const twoCuts = ['400-normal', '600-normal'] as const;

export const fontFamilies = {
  inter: { folder: 'inter', cuts: textCuts, ranges: () => import('@fontsource/inter/unicode.json') },
  sourceSans: {
    folder: 'source-sans-3',
    cuts: textCuts,
    ranges: () => import('@fontsource/source-sans-3/unicode.json'),
  },
  sourceSerif: {
    folder: 'source-serif-4',
    cuts: textCuts,
    ranges: () => import('@fontsource/source-serif-4/unicode.json'),
  },
  garamond: {
    folder: 'eb-garamond',
    cuts: textCuts,
    ranges: () => import('@fontsource/eb-garamond/unicode.json'),
  },
  lora: { folder: 'lora', cuts: textCuts, ranges: () => import('@fontsource/lora/unicode.json') },
  // Of the Arabic fonts tried, the one whose letters every reader finds again in their order (decision 0068).
  arabic: { folder: 'vazirmatn', cuts: twoCuts, ranges: () => import('@fontsource/vazirmatn/unicode.json') },
  hebrew: {
    folder: 'noto-sans-hebrew',
    cuts: twoCuts,
    ranges: () => import('@fontsource/noto-sans-hebrew/unicode.json'),
  },
  chinese: {
    folder: 'noto-sans-sc',
    cuts: twoCuts,
    isOneName: true,
    ranges: () => import('@fontsource/noto-sans-sc/unicode.json'),
  },
  japanese: {
    folder: 'noto-sans-jp',
    cuts: twoCuts,
    isOneName: true,
    ranges: () => import('@fontsource/noto-sans-jp/unicode.json'),
  },
  korean: {
    folder: 'noto-sans-kr',
    cuts: twoCuts,
    isOneName: true,
    ranges: () => import('@fontsource/noto-sans-kr/unicode.json'),
  },
  symbols: {
    folder: 'noto-sans-symbols-2',
    cuts: ['400-normal'],
    ranges: () => import('@fontsource/noto-sans-symbols-2/unicode.json'),
  },
  emoji: {
    folder: 'noto-emoji',
    cuts: ['400-normal'],
    ranges: () => import('@fontsource/noto-emoji/unicode.json'),
  },
} as const satisfies Readonly<Record<string, FontFamily>>;
export type FamilyName = keyof typeof fontFamilies;

/** The families of each pair, for headings and for texts. */
export const pairFamilies = {
  inter: { heading: 'inter', body: 'inter' },
  'source-sans': { heading: 'sourceSans', body: 'sourceSans' },
  'source-serif': { heading: 'inter', body: 'sourceSerif' },
  garamond: { heading: 'garamond', body: 'garamond' },
  lora: { heading: 'lora', body: 'sourceSans' },
} as const satisfies Readonly<Record<FontPair, { heading: FamilyName; body: FamilyName }>>;

/** The families with Chinese characters, by the language of the text. */
const signsFirst: Readonly<Record<string, readonly FamilyName[]>> = {
  ja: ['japanese', 'chinese', 'korean'],
  ko: ['korean', 'japanese', 'chinese'],
};

/** Families to fall back to for letters that a pair lacks, in order. */
export function fallbackFamilies(language: string): readonly FamilyName[] {
  const signs = signsFirst[language] ?? ['chinese', 'japanese', 'korean'];
  return ['sourceSerif', 'inter', 'arabic', 'hebrew', 'emoji', 'symbols', ...signs];
}
