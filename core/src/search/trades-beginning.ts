import { tradeIndex } from './trade-index.ts';

/**
 * The usual names of trades that have a name beginning with the folded text, those whose usual name begins so first, each
 * trade once. Nothing for less than three letters, which begin too many.
 */
export function tradesBeginning(text: string, limit: number): string[] {
  if (text.length < 3) return [];
  const usual = new Set<string>();
  const other = new Set<string>();
  for (const [name, { names, label }] of tradeIndex().named) {
    if (!name.startsWith(text)) continue;
    // The first name is the usual one; the label may be that of a publication.
    const [first = label] = names;
    (first.startsWith(text) ? usual : other).add(first);
  }
  return [...new Set([...usual, ...other])].slice(0, limit);
}
