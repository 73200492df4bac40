/** Signs that begin a point of a list, among them those that fonts of signs keep in the private area. */
export const bulletSigns =
  /^(?:[•◦▪▫■□●○◆◇‣▸►▶➢➤❖✓✔✦★⁃∙·⬧⚫\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf06e]|[–—*-](?=\s)|o(?=\s{2,}))\s*/u;

/** Signs without a shape, but for tabs and soft hyphens. */
const unseen = /(?![\t\n\u00ad])[\p{Cc}\p{Cf}]/gu;
/** What stands for a glyph that the font has no letters for. */
const lostGlyph = '\ufffd';
const privateSigns = /[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]/gu;

/** Stems of words in which a glyph that has no letters stands for these; `fi` is by far the most frequent. */
const lostLigatures: readonly (readonly [string, RegExp])[] = [
  ['ffi', /(?:\bo|e|tra|su|coe|di)\ufffd(?:c|x)/i],
  ['ff', /(?:o|e|sta|di|a|su|bu|che|cli|ta)\ufffd(?:er|ect|s$|$|ort|air|ord)/i],
  ['fl', /(?:work|over|in|re|con|out|cash|air|data)?\ufffd(?:ow|u|ex|ask|ect|ict|at|oor|eet|ight|oat)/i],
];
const lost = /(\p{L}{0,8})\ufffd+(\p{L}{0,8})/gu;

/** The accents that old fonts of TeX set as signs of their own, before the letter. */
const accents: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˚': '\u030a',
  '¸': '\u0327',
};

/** A line of runs, joined, as it is read: glyphs without letters are guessed, loose accents go onto their letters. */
export function repairedText(text: string): string {
  return text
    .replace(lost, (whole, before: string, after: string) => {
      const found = lostLigatures.find(([, stem]) => stem.test(`${before}${lostGlyph}${after}`));
      return whole.replace(/\ufffd+/, before || after ? (found?.[0] ?? 'fi') : '');
    })
    .replace(/ (?=\p{M})/gu, '')
    .replace(/([¨´`ˆ˜ˇ˚¸]) ?(\p{L})/gu, (whole, accent: string, letter: string) => {
      const one = `${letter === 'ı' ? 'i' : letter}${accents[accent] ?? ''}`.normalize('NFC');
      return one.length === 1 ? one : whole;
    });
}

/** A run as it is read: ligatures and forms of letters as letters, one kind of blank, nothing unseen; icons become blanks. */
export function cleanRun(text: string): string {
  return (
    text
      .replace(/[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]+/g, (signs) => signs.normalize('NFKC'))
      .normalize('NFC')
      .replaceAll('\0', lostGlyph)
      .replace(unseen, '')
      .replace(privateSigns, (sign) => (bulletSigns.test(sign) ? '•' : ' '))
      .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/[\u2010\u2011\u2212]/g, '-')
      // Word for Mac writes a hyphen as three signs.
      .replace(/-?\u00ad-/g, '-')
      .replace(/\u00ad(?!$)/g, '-')
  );
}
