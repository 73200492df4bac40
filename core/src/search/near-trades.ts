import { spelling, tradeIndex, tradeKey } from './trade-index.ts';

const longest = 6;

/**
 * The trades that the published titles of occupations name with these words, by the longest run of several that is one:
 * “assembly line worker” is a title of assemblers. Wider than what the words mean as a name of a trade.
 */
export function nearTrades(words: readonly string[]): string[] {
  const { rules } = tradeIndex();
  const least = Math.min(2, words.length);
  for (let length = Math.min(longest, words.length); length >= least && length > 0; length -= 1)
    for (let end = words.length; end >= length; end -= 1) {
      const run = words.slice(end - length, end).map(spelling);
      const rule = rules.get(tradeKey(run));
      if (rule && rule.trades.length > 0) return [...rule.trades];
    }
  return [];
}

/** The trades that published titles of just these words name; none where there is no such title. */
export function titleTrades(words: readonly string[]): readonly string[] {
  return tradeIndex().rules.get(tradeKey(words))?.trades ?? [];
}

/** Major groups whose minor groups hold work that people move between without another license or degree (SOC 2018). */
const openMajors: ReadonlySet<string> = new Set(['31', '35', '37', '39', '41', '43', '45', '51', '53']);
/** Life, physical and social scientists; counselors and social workers. */
const openMinors: ReadonlySet<string> = new Set(['19-1', '19-2', '19-3', '21-1']);

/** The minor groups of trades whose trades are close to one another: a waiter and a bartender, never a nurse and a physician. */
export function kinGroups(trades: readonly string[]): string[] {
  const groups = new Set(trades.map((trade) => trade.slice(0, 4)).filter((group) => group.length === 4));
  const open = [...groups].filter((group) => openMajors.has(group.slice(0, 2)) || openMinors.has(group));
  // A front-end developer is a software developer: 15-1252.front-end of 15-1252.
  const wider = trades.flatMap((trade) => (trade.includes('.') ? [trade.slice(0, 7)] : []));
  return [...new Set([...open, ...wider])];
}
