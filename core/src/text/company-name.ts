import { plainLetters } from './plain-letters.ts';

const legalForms = new Set(
  (
    'inc incorporated llc llp lllp lp plc ltd limited corp corporation co company pllc pc pbc ' +
    'gmbh mbh ag kg kgaa ug ohg gbr ev se sa sas sarl sl spa srl bv nv ab as asa aps oy oyj kk kft zrt ' +
    'pty pte sro spzoo zoo doo bhd sdn'
  ).split(' '),
);

/** Text folded for comparing: lower case, no accents, `&` as `and`, every other sign one space. */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/&/g, ' and ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/**
 * A company name folded for comparing (docs/spec/readings.md R15): case, accents, punctuation and legal form do not count.
 * “Acme, Inc.”, “ACME Inc” and “Acme” are one company; “The Home Depot” and “Home Depot” too.
 * A name that is nothing but a legal form or an article stays as it is.
 */
export function foldCompanyName(name: string): string {
  // “S.A.”, “G.m.b.H.” and “L.L.C.” are one word each before their dots turn into spaces.
  const joined = name.replace(
    /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}/gu,
    (dotted) => `${dotted.replace(/[.\s]/g, '')} `,
  );
  const words = foldText(joined).split(' ');
  if (words[0] === 'the' && words.length > 1) words.shift();
  while (words.length > 1 && isLegal(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** “GmbH & Co. KG” ends in three words that say nothing about who it is. */
const isLegal = (word: string) => word === 'and' || legalForms.has(word);

/** What tells one company from another, at most 200 characters; a name of nothing but signs stands for itself. */
export function companyKey(name: string): string {
  return (foldCompanyName(name) || name.trim().toLowerCase()).slice(0, 200);
}
