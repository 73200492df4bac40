import { titleWords } from '../../../search/title-words.ts';
import { tradeIndex } from '../../../search/trade-index.ts';
import { nameOf, readTitle, titleMeanings } from '../../../search/vocabulary.ts';
import { movesOfCode } from '../career/career-moves.ts';

/** How many letters of an id are the code of the classification: `29-1141` of `29-1141.icu`. */
const codeLength = 7;

/** The codes of the trades that words name as a title, the most meant first; none where they name no trade. */
export function tradesNamed(text: string): string[] {
  const words = titleWords(text);
  const meant = titleMeanings(words).flatMap(({ trades }) => trades);
  const trades = meant.length > 0 ? meant : readTitle(text).trades;
  return [...new Set(trades.map((trade) => trade.slice(0, codeLength)))];
}

/** Titles of trades under the same code, without those that the words name already: “ICU nurse” for a registered nurse. */
export function nearTitles(term: string, alsoSearched: readonly string[]): string[] {
  const [code = ''] = tradesNamed(term);
  if (code === '') return [];
  const own = new Set([term, ...alsoSearched].map((name) => titleWords(name).join(' ')));
  const known = [...own];
  return labelsWhere(([id]) => id?.startsWith(`${code}.`) ?? false).filter((label) => {
    const words = titleWords(label).join(' ');
    // What holds a name that is searched for already is found with it.
    return !known.some((one) => ` ${words} `.includes(` ${one} `));
  });
}

/** Titles that people move to from the trade that words name, the most usual first; none where they name no trade. */
export function titlesAfter(term: string): string[] {
  const [code] = tradesNamed(term);
  if (code === undefined) return [];
  return movesOfCode(code).flatMap((move) => {
    const soc = move.slice(0, codeLength);
    return labelsWhere(([id]) => id === soc).slice(0, 1);
  });
}

/** Titles of trades whose names hold all these words: “warehouse” is “Warehouse worker”. */
export function titlesWith(text: string): string[] {
  const wanted = titleWords(text);
  if (wanted.length === 0) return [];
  const holds = (text: string) => {
    const words = text.split(' ');
    return wanted.every((word) => words.includes(word));
  };
  const found = [...tradeIndex().named].filter(([key]) => holds(key)).map(([, { label }]) => label);
  // A data engineer is called a data warehouse engineer too, and works in no warehouse.
  const named = found.filter((label) => holds(titleWords(label).join(' ')));
  return [...new Set((named.length > 0 ? named : found).map(nameOf))];
}

/** The labels of the trades with such ids, each once. */
function labelsWhere(isWanted: (ids: readonly string[]) => boolean): string[] {
  const found = new Set<string>();
  for (const { trades, label } of tradeIndex().named.values()) if (isWanted(trades)) found.add(nameOf(label));
  return [...found];
}
