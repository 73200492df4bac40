import { countryByName } from '../../geography/country.ts';

/**
 * The countries that a text opens remote work to where it begins “Headquarters: Remote - Canada …”, as We Work
 * Remotely writes it under a place of “Anywhere in the World”; none where it does not. Takes words as `searchKey` folds
 * them. Alpha-2 codes, sorted.
 */
export function remoteCountriesSaid(bodyWords: string): string[] {
  const [first, ...words] = bodyWords.slice(0, 300).split(' ').slice(0, 40);
  const at = words.indexOf('remote');
  if (first !== 'headquarters' || at < 0 || at > 2) return [];
  const before = countryAt(words.slice(0, at), at);
  const codes = new Set(before ? [before.code] : []);
  for (let from = at + 1; from < words.length; ) {
    const found = countryAt(words.slice(from, from + 4), 1);
    if (!found) break;
    codes.add(found.code);
    from += found.words;
  }
  return [...codes].sort();
}

/** The longest country name that a list of words begins with, of at least so many words. */
function countryAt(words: readonly string[], fewest: number): { code: string; words: number } | null {
  for (let count = words.length; count >= Math.max(1, fewest); count -= 1) {
    const code = countryByName(words.slice(0, count).join(' '));
    if (code) return { code, words: count };
  }
  return null;
}
