/** Signs that begin a point of a list, among them those that fonts of signs keep in the private area. */
export const bulletSigns =
  /^(?:[•◦▪▫■□●○◆◇‣▸►▶➢➤❖✓✔✦★⁃∙·⬧⚫\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf06e]|[–—*-](?=\s)|o(?=\s{2,}))\s*/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped
const unseen =
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;
const privateSigns = /[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]/gu;

/** Stems of words in which a glyph that has no letters stands for these; `fi` is by far the most frequent. */
const lostLigatures: readonly (readonly [string, RegExp])[] = [
  ['ffi', /(?:\bo|e|tra|su|coe|di)\0(?:c|x)/i],
  ['ff', /(?:o|e|sta|di|a|su|bu|che|cli|ta)\0(?:er|ect|s$|$|ort|air|ord)/i],
  ['fl', /(?:work|over|in|re|con|out|cash|air|data)?\0(?:ow|u|ex|ask|ect|ict|at|oor|eet|ight|oat)/i],
];
// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a table of letters give their ligatures so
const lost = /(\p{L}{0,8})\0+(\p{L}{0,8})/gu;

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
export function mendedText(text: string): string {
  return text
    .replace(lost, (whole, before: string, after: string) => {
      const found = lostLigatures.find(([, stem]) => stem.test(`${before}\0${after}`));
      return whole.replace(/\0+/, before || after ? (found?.[0] ?? 'fi') : '');
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
      .replace(unseen, '')
      .replace(privateSigns, (sign) => (bulletSigns.test(sign) ? '•' : ' '))
      .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      // Word for Mac writes a hyphen as three signs.
      .replace(/-?\u00ad-/g, '-')
      .replace(/\u00ad(?!$)/g, '')
  );
}
