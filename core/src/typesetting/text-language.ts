/** Scripts that decide the language of a text that has none stated, with the usual language of each. */
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Latin}/gu, 'en'],
];
const ukrainian = /[іїєґ]/iu;
const rightToLeft: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi'];

/** Weight of a letter against one of Latin: a Chinese character is about a word. */
const weights: Readonly<Record<string, number>> = { zh: 3, ja: 3, ko: 2 };

/** The language of a text by its letters: English for Latin, Ukrainian by its own letters, else Russian for Cyrillic. */
export function languageOfText(text: string): string {
  const counts = scripts.map(
    ([letters, language]) =>
      [language, (text.match(letters)?.length ?? 0) * (weights[language] ?? 1)] as const,
  );
  const kana = counts.find(([language]) => language === 'ja')?.[1] ?? 0;
  // Japanese writes with Chinese signs between its own.
  const together = counts.map(([language, count]) =>
    kana > 0 && language === 'ja'
      ? ([language, count * 2 + countOf(counts, 'zh')] as const)
      : ([language, count] as const),
  );
  const [language, most] = together.reduce((best, one) => (one[1] > best[1] ? one : best), [
    'en',
    0,
  ] as const);
  if (most === 0) return 'en';
  return language === 'ru' && ukrainian.test(text) ? 'uk' : language;
}

const countOf = (counts: readonly (readonly [string, number])[], language: string) =>
  counts.find(([one]) => one === language)?.[1] ?? 0;

/** Whether lines of a language start at the right. */
export function isRightToLeft(language: string): boolean {
  return rightToLeft.includes(primaryLanguage(language));
}

/** Whether a tag is a BCP 47 tag with a language of two or three letters, which is what Typst takes. */
export function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language.length <= 3;
  } catch {
    return false;
  }
}

/** The language of a tag without its region: `de` of `de-AT`. */
export function primaryLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}
