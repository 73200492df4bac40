import { lastSpelling, tradeIndex } from './trade-index.ts';

/** Of the 22 groups that the classification of occupations divides work into (SOC 2018, major groups), and of its trades. */
const manyGroups = 9;
const manyTrades = 45;

let heads: ReadonlySet<string> | null = null;

/**
 * Whether a last word says that somebody works, not at what: trades of many major groups end in it (operator, clerk,
 * assistant). Alone it is no reason to answer a search for one of them.
 */
export function isGenericHead(word: string): boolean {
  heads ??= readHeads();
  return heads.has(lastSpelling(word));
}

function readHeads(): ReadonlySet<string> {
  const byHead = new Map<string, Set<string>>();
  for (const [key, { trades }] of tradeIndex().rules) {
    const words = key.split(' ');
    const last = words.at(-1) ?? '';
    if (words.length < 2) continue;
    const own = byHead.get(last) ?? new Set();
    for (const trade of trades) own.add(trade.slice(0, 7));
    byHead.set(last, own);
  }
  const isGeneric = (trades: ReadonlySet<string>) =>
    trades.size >= manyTrades && new Set([...trades].map((trade) => trade.slice(0, 2))).size >= manyGroups;
  return new Set([...byHead].flatMap(([head, trades]) => (isGeneric(trades) ? [head] : [])));
}
