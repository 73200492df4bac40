import { isPerson } from './person-word.ts';
import { plainGroup, type TypedGroup } from './read-typed.ts';
import { signs } from './search-vector.ts';
import { fieldsOf } from './title-trade.ts';
import { isJoined } from './title-words.ts';
import { titleMeanings } from './vocabulary.ts';

/** Says that somebody works, not at what: alone it is no trade that an answer could be of. */
const genericHeads: ReadonlySet<string> = new Set(
  (
    'worker operator clerk agent associate assistant manager specialist representative technician coordinator officer attendant ' +
    'helper aide staff professional expert administrator supervisor director executive consultant analyst member lead crew laborer'
  ).split(' '),
);

/**
 * The wider trade of a trade: by its last word (“truck driver” → driver), by those before it where the last says no trade
 * (“forklift operator” → forklift), and under the name of its field (“accountant” →
 * accounting); null where there is none. A “bookkeeper” is no kind of keeper, a “physician assistant” no physician.
 */
export function widerTrade(group: TypedGroup): TypedGroup | null {
  const last = group.words.at(-1) ?? '';
  if (group.kind !== 'trade' || !isPerson(last) || isJoined(group.words)) return null;
  const fields = fieldsOf(last).map((field) => [field]);
  if (group.words.length < 2)
    return fields.length > 0 ? { ...group, names: [...group.names, ...fields] } : null;
  const cut = group.words.length - 1;
  const isGeneric = genericHeads.has(last);
  if (isGeneric && isPerson(group.words[cut - 1] ?? '')) return null;
  const [from, to] = isGeneric ? [0, cut] : [cut, cut + 1];
  const wider = group.words.slice(from, to);
  const [meaning] = titleMeanings(wider).filter(({ start, end }) => start === 0 && end === wider.length);
  const own = plainGroup(wider, group.written.slice(from, to));
  if (!meaning) return own;
  const { names, trades } = meaning;
  return { ...own, kind: 'trade', names, mainNames: names.slice(0, 1), signs: trades.map(signs.trade) };
}

/** Minor groups of SOC 2018 whose trades people move between: life, physical and social scientists. */
const kinGroups: ReadonlySet<string> = new Set(['19-1', '19-2', '19-3']);

/**
 * The kin of a trade of science: every trade of its minor group in the classification (“biologist” → life scientists),
 * for a search that finds next to nothing; null for all others: what is beside a nurse is a physician, and neither
 * may do the other’s work.
 */
export function kinTrade(group: TypedGroup): TypedGroup | null {
  const groups = [...new Set(group.signs.flatMap((sign) => /^~(\d\d-\d)/.exec(sign)?.[1] ?? []))];
  const isKin = group.kind === 'trade' && groups.length > 0 && groups.every((one) => kinGroups.has(one));
  return isKin ? { ...group, signs: [...group.signs, ...groups.map((one) => `${signs.trade(one)}*`)] } : null;
}
