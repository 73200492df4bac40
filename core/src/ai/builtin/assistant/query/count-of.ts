const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as typed or in words; 0 for none. */
export function countOf(word: string): number {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  if (word === 'couple') return 2;
  if (word === 'few') return 3;
  return word === 'dozen' ? 12 : word === 'thirty' ? 30 : word === 'twenty' ? 20 : small.indexOf(word) + 1;
}
