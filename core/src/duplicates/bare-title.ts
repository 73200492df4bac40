/** Rank, hours and joining words: they say nothing about which work it is. */
const ranks = new Set(
  (
    'senior staff principal lead junior associate assistant entry level mid intern internship trainee new grad graduate ' +
    'i ii iii iv v l1 l2 l3 full part time fulltime parttime hourly per diem temporary seasonal contract shift day night ' +
    'and of the for in at to a an'
  ).split(' '),
);

/** Words of trades that an employer fills many times over in one town, by territory or by shop. */
const counted = new Set('sales account executive consultant representative rep store pharmacy'.split(' '));

/** Two words that name one trade, as “software” does. */
const compounds = /\b(?:machine learning|site reliability|full stack)\b/g;

/**
 * “Staff Software Engineer”, “Car Detailer”, “Account Executive”: a title that names a trade and a rank and no more. Of
 * 19 pairs of such openings at one employer in one town that state their pay, 10 state different pay; of 52 with a
 * title that says more, 11. Takes the parts of a folded title, the first one before any dash, comma or bracket.
 */
export function isBareTitle(parts: readonly string[]): boolean {
  const telling = parts.map((part) => part.replace(compounds, 'trade').split(' ').filter(isTelling).length);
  const words = telling.reduce((sum, count) => sum + count, 0);
  // “Technician I, Packaging”: what follows names the team or the product.
  const isQualified = telling.slice(1).some((count) => count > 0);
  return words + (isQualified ? 1 : 0) < 3;
}

const isTelling = (word: string) =>
  word !== '' && !ranks.has(word) && !counted.has(word) && !/^\d+$/.test(word);
