/** What a browser's own header says of it, most telling first: many name others as well, to be taken for them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A browser in words that its owner recognizes, such as “Chrome on Windows”, from the header it sends. Family and system
 * only, so that it tells no two people apart; '' when neither is known.
 */
export function browserLabel(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  return browser && system ? `${browser} on ${system}` : browser || system;
}

/** The same in its two parts, '' where one is not known. */
export function browserOf(userAgent: string): { browser: string; system: string } {
  const text = userAgent.slice(0, 1000);
  return { browser: find(browsers, text) ?? '', system: find(systems, text) ?? '' };
}
