const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
};

/** A text in lower case without accents: “Łódź” → “lodz”, “São Paulo” → “sao paulo”. Every comparison of names begins with it. */
export function plainLetters(text: string): string {
  // Most texts are plain already, and this is asked of every word of a document.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łøıßæœđð]/g, (letter) => letters[letter] ?? letter);
}
