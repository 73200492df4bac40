/**
 * What one mistake costs, 1 for an unlikely letter left out. Lists of common misspellings agree on the order: a letter
 * doubled or not, two swapped, one vowel for another, letters that sound alike, then the key beside the meant one.
 */
const costs = {
  doubled: 0.55,
  swapped: 0.7,
  vowel: 0.7,
  alike: 0.7,
  beside: 0.9,
  other: 1.25,
  missingVowel: 0.75,
  missing: 0.95,
  extraVowel: 0.9,
  extra: 1.1,
  silent: 0.6,
  /** Added to a mistake in the very first letter, which is rare. */
  first: 0.5,
} as const;

const vowels = new Set('aeiouy');

/** Letters that are heard alike. */
const alike = new Set(
  ['ck', 'cs', 'sz', 'gj', 'fv', 'td', 'pb', 'qk', 'xs', 'mn', 'kq', 'wu'].flatMap((pair) => [
    pair,
    [...pair].reverse().join(''),
  ]),
);

/** Letters that are often not heard: h behind c, w, p, r; g and k before n; u behind q and g. */
const silent = new Set([
  'ch',
  'wh',
  'ph',
  'rh',
  'gh',
  'sh',
  'th',
  'kn',
  'gn',
  'wr',
  'qu',
  'gu',
  'mb',
  'sc',
  'ck',
]);

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const beside = new Set(keyRows.flatMap((row, index) => neighborsInRow(row, keyRows[index + 1] ?? '')));

function neighborsInRow(row: string, below: string): string[] {
  return [...row].flatMap((key, index) =>
    [row[index + 1], below[index], below[index - 1]].flatMap((other) =>
      other ? [key + other, other + key] : [],
    ),
  );
}

/** How many letters of both words are compared. */
type Place = { typed: string; row: number; word: string; column: number };

/**
 * How unlikely it is that a person who meant `word` typed `typed`: the sum of the mistakes, null beyond `most`. Optimal
 * string alignment with weights, so the cost is the product of both lengths, with an early end.
 */
export function slipCost(typed: string, word: string, most: number): number | null {
  if (typed === word) return 0;
  const plain = differingLetters(typed, word) * leastPerLetter > most ? null : alignedCost(typed, word, most);
  if (typed.includes('ph') === word.includes('ph')) return plain;
  // “fisical”: one sound, two letters.
  const [own, meant] = [typed.replaceAll('ph', 'f'), word.replaceAll('ph', 'f')];
  const heard = alignedCost(own, meant, most - costs.alike);
  return heard === null ? plain : Math.min(heard + costs.alike, plain ?? Infinity);
}

/** A letter for another makes two letters differ, for the price of one mistake. */
const leastPerLetter = costs.alike / 2;

/** Letters that only one of both has, many told apart from none in a few steps. */
function differingLetters(one: string, other: string): number {
  let bits = letterBits(one) ^ letterBits(other);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function alignedCost(typed: string, word: string, most: number): number | null {
  if (Math.abs(typed.length - word.length) * costs.doubled > most) return null;
  let before: number[] = [];
  let last = firstRow(word, most);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [(last[0] ?? 0) + extraCost({ typed, row, word, column: 0 })];
    // One object a row: a new one for each letter would be most of the time.
    const place = { typed, row, word, column: 0 };
    for (let column = 1; column <= word.length; column += 1) {
      place.column = column;
      const swap = isSwapped(place)
        ? (before[column - 2] ?? 0) + costs.swapped + firstCost(row - 1)
        : Infinity;
      next.push(
        Math.min(
          (last[column - 1] ?? 0) + replacedCost(place),
          (last[column] ?? 0) + extraCost(place),
          (next[column - 1] ?? 0) + missingCost(place),
          swap,
        ),
      );
    }
    if (Math.min(...next, ...last) > most) return null;
    before = last;
    last = next;
  }
  const cost = last[word.length] ?? Infinity;
  return cost <= most ? cost : null;
}

function firstRow(word: string, most: number): number[] {
  const row = [0];
  for (let column = 1; column <= word.length; column += 1) {
    const cost = (row[column - 1] ?? 0) + missingCost({ typed: '', row: 0, word, column });
    row.push(Math.min(cost, most + costs.other));
  }
  return row;
}

const firstCost = (position: number) => (position <= 1 ? costs.first : 0);

function isSwapped({ typed, row, word, column }: Place): boolean {
  return row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
}

function replacedCost({ typed, row, word, column }: Place): number {
  const [own = '', meant = ''] = [typed[row - 1], word[column - 1]];
  if (own === meant) return 0;
  const first = firstCost(Math.min(row, column));
  if (vowels.has(own) && vowels.has(meant)) return costs.vowel + first;
  if (alike.has(own + meant)) return costs.alike + first;
  return (beside.has(own + meant) ? costs.beside : costs.other) + first;
}

/** A letter of the word that was not typed. */
function missingCost({ row, word, column }: Place): number {
  const letter = word[column - 1] ?? '';
  if (column > 1 && (letter === word[column - 2] || letter === word[column])) return costs.doubled;
  if (silent.has((word[column - 2] ?? '') + letter) || silent.has(letter + (word[column] ?? '')))
    return costs.silent;
  return (vowels.has(letter) ? costs.missingVowel : costs.missing) + firstCost(row + 1);
}

/** A typed letter that the word has not. */
function extraCost({ typed, row }: Place): number {
  const letter = typed[row - 1] ?? '';
  if (row > 1 && (letter === typed[row - 2] || letter === typed[row])) return costs.doubled;
  return (vowels.has(letter) ? costs.extraVowel : costs.extra) + firstCost(row);
}
