import { occupationSearchTerm } from '../entities/occupation/occupation-title.ts';
import { abbreviations } from './abbreviations.data.ts';
import { occupationTitles } from './occupation-titles.data.ts';
import { titleKey, titleWords } from './title-words.ts';
import { tradeNames } from './trade-names.data.ts';

/** What a folded title means: trades, and whether other words may be before it (“… electrician”). */
export type TitleRule = { trades: readonly string[]; isSuffix: boolean };

/** A trade with the names that employers use for it, folded, the most usual first. */
export type NamedTrade = { trades: readonly string[]; label: string; names: readonly string[] };

/** The tables of titles as maps. */
export type TradeIndex = {
  rules: ReadonlyMap<string, TitleRule>;
  /** By each folded name that stands for the whole trade. */
  named: ReadonlyMap<string, NamedTrade>;
  /** By code: nouns that the trade's titles use for one another. */
  nouns: ReadonlyMap<string, readonly (readonly [string, string])[]>;
};

/** Folded words as the tables know them: “learning and development” is “learning & development”, “tech” a technician. */
export function tradeKey(words: readonly string[]): string {
  const last = words.length - 1;
  return words
    .map((word, at) => (at === last ? lastSpelling(word) : spelling(word)))
    .filter((word) => word !== 'and')
    .join(' ');
}

/** A word of a title as the tables spell it: “asst” is assistant. */
export const spelling = (word: string) => cut.get(word) ?? word;

/** The last word of a title as the tables spell it: “tech” is a technician there, though no tech lead is one. */
export const lastSpelling = (word: string) => cutLast.get(word) ?? word;

/** Words cut short, wherever they stand, and those that mean this only as the last one (a “tech lead” is no technician). */
const cut = new Map([
  ['asst', 'assistant'],
  ['mgr', 'manager'],
  ['mngr', 'manager'],
  ['engr', 'engineer'],
  ['admin', 'administrative'],
  ['eng', 'engineering'],
  ['mktg', 'marketing'],
  ['acct', 'accounting'],
  ['maint', 'maintenance'],
  ['mfg', 'manufacturing'],
  ['pharm', 'pharmacy'],
  ['cust', 'customer'],
  ['svc', 'service'],
  ['elec', 'electrical'],
  ['mech', 'mechanical'],
  ['dir', 'director'],
]);
const cutLast = new Map([
  ...[...cut].filter(([word]) => word !== 'admin' && word !== 'acct'),
  ['tech', 'technician'],
  ['rep', 'representative'],
  ['coord', 'coordinator'],
  ['supv', 'supervisor'],
  ['dev', 'developer'],
  ['eng', 'engineer'],
  ['mech', 'mechanic'],
  ['acct', 'accountant'],
]);

/** Trades that nobody tells apart in a posting. */
const wider: Readonly<Record<string, readonly string[]>> = { '15-1251': ['15-1252'] };

let index: TradeIndex | null = null;

/** The tables, read when they are first needed (a few milliseconds). */
export function tradeIndex(): TradeIndex {
  index ??= readTables();
  return index;
}

function readTables(): TradeIndex {
  const rules = new Map<string, TitleRule>();
  const named = new Map<string, NamedTrade>();
  const nouns = new Map<string, (readonly [string, string])[]>();
  for (const line of occupationTitles.trim().split('\n')) {
    const [code = '', title = '', pairs = '', titles = ''] = line.split('|');
    for (const one of titles.split(',')) {
      const isSuffix = one.startsWith('*');
      const key = tradeKey((isSuffix ? one.slice(1) : one).split(' '));
      const known = rules.get(key);
      if (key !== '')
        rules.set(key, { trades: [...(known?.trades ?? []), code, ...(wider[code] ?? [])], isSuffix });
    }
    if (pairs !== '')
      nouns.set(
        code,
        pairs.split(',').map((pair) => pairOf(pair)),
      );
    if (!/,|\band\b|\bor\b|\//.test(title)) nameWhole(named, code, title);
  }
  for (const [ids, names] of tradeNames) addNames({ rules, named }, ids.split(' '), names.split(' | '));
  for (const [short, meanings] of abbreviations) {
    const rule = rules.get(tradeKey(titleWords(meanings)));
    const key = tradeKey(titleWords(short));
    if (rule && !meanings.includes('|') && !rules.has(key)) rules.set(key, { ...rule, isSuffix: false });
  }
  return { rules, named, nouns };
}

function pairOf(pair: string): readonly [string, string] {
  const [one = '', other = ''] = pair.split('=');
  return [one, other];
}

/** A trade whose title names one thing is meant by that title: “Zoologists”, not “Musicians and Singers”. */
function nameWhole(named: Map<string, NamedTrade>, id: string, title: string): void {
  const label = occupationSearchTerm(title);
  const key = tradeKey(titleWords(label));
  named.set(key, { trades: [id], label, names: [titleKey(label)] });
}

type Maps = { rules: Map<string, TitleRule>; named: Map<string, NamedTrade> };

function addNames({ rules, named }: Maps, ids: readonly string[], spellings: readonly string[]): void {
  const [own = '', ...others] = ids;
  const belongsTo = others.filter((id) => id.startsWith('<')).map((id) => id.slice(1));
  const narrower = others.filter((id) => id.startsWith('>')).map((id) => id.slice(1));
  const rule = own === '' ? [] : [own, ...belongsTo];
  const names: string[] = [];
  const means: string[] = [];
  for (const spelling of spellings) {
    const marks = /^[=+~]*/.exec(spelling)?.[0] ?? '';
    const name = spelling.slice(marks.length);
    const key = tradeKey(titleWords(name));
    if (own === '-') rules.delete(key);
    else rules.set(key, { trades: rule, isSuffix: !marks.includes('=') });
    if (!marks.includes('+')) means.push(key);
    if (marks === '' || marks === '=') names.push(titleKey(name));
  }
  if (own === '' || own === '-') return;
  const trade = {
    trades: [own, ...narrower],
    label: spellings[0]?.replace(/^=/, '') ?? '',
    names: [...new Set(names)],
  };
  for (const key of means) named.set(key, trade);
}
