import type { Pay } from '../../entities/posting/posting.ts';

export type PayInterval = NonNullable<Pay['interval']>;

/** How often each interval falls into a working year: 2,080 hours, 260 days, 52 weeks, 12 months. */
export const timesAYear: Readonly<Record<PayInterval, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

const before = '(?:\\/|\\bper[ -]|\\ban?\\b|\\beach\\b|\\bp\\/|\\bje\\b|\\bpro\\b|\\b1)\\s*';
const words: readonly (readonly [PayInterval, RegExp])[] = [
  [
    'hour',
    new RegExp(`${before}(?:hr|hour|h|stunde)s?\\b|\\bhourly\\b|\\bp\\.?h\\.?(?![\\w])|^hours?$`, 'i'),
  ],
  ['day', new RegExp(`${before}(?:day|d|tag)\\b|\\bdaily\\b|\\bper diem\\b|^days?$`, 'i')],
  ['week', new RegExp(`${before}(?:week|wk)\\b|\\bweekly\\b|\\bp\\.?w\\.?(?![\\w])|^weeks?$`, 'i')],
  [
    'month',
    new RegExp(
      `${before}(?:month|mo|mth|monat)\\b|\\bmonthly\\b|\\bp\\.?c?\\.?m\\.?(?![\\w])|^months?$`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `${before}(?:year|yr|annum|y|jahr)\\b|\\b(?:yearly|annual|annually|annualized)\\b|\\bp\\.?a\\.?(?![\\w])|\\blpa\\b|\\bctc\\b|^years?$`,
      'i',
    ),
  ],
];

const notPayInterval =
  /\b(?:bi-?weekly|fortnight\w*|semi-?monthly|twice (?:a|per) month|every (?:two|other) weeks?)\b|\bpaid (?:weekly|monthly|daily)\b|\d+(?:\.\d+)?\s*(?:-|to)?\s*\d*\s*(?:hours?|hrs?|days?)\s*(?:per|a|\/)\s*(?:day|week|month)/gi;

/** Longer texts are no pay; nothing behind it is read. */
const longestText = 450;

/**
 * The interval a pay text states (“an hour”, “/yr”, “per annum”, `1 YEAR`, `per-hour-wage`), or null when it states
 * none, two, or one that is not in our list (every two weeks). Working hours (“40 hours per week”) do not count.
 */
export function parseInterval(text: string): PayInterval | null {
  const plain = text.slice(0, longestText).replace(notPayInterval, ' ').trim();
  const found = words.filter(([, form]) => form.test(plain)).map(([interval]) => interval);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const strong: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF']);

/** Amounts in major units between which an interval is believable in the strong currencies. */
const believable: Readonly<Record<PayInterval, readonly [number, number]>> = {
  hour: [1, 1000],
  day: [10, 10_000],
  week: [50, 50_000],
  month: [200, 200_000],
  year: [5000, 20_000_000],
};

/** False for “$60,000 an hour”: one of the two is wrong, so the interval counts as unknown. Major units. */
export function isBelievable(interval: PayInterval, amount: number, currency: string | null): boolean {
  if (!currency || !strong.has(currency)) return true;
  const [least, most] = believable[interval];
  return amount >= least && amount <= most;
}

/** Between which a rupee amount can only be a year's: nobody is paid 20 lakh (24,000 dollars) a month. Major units. */
const rupeeYear = [2_000_000, 200_000_000] as const;

/**
 * `year` for amounts that can be nothing else (20,000 and more in a strong currency, 20 lakh and more rupees); else
 * null. Major units.
 */
export function inferInterval(amounts: readonly number[], currency: string | null): PayInterval | null {
  if (!currency || amounts.length === 0) return null;
  const [least, most] = currency === 'INR' ? rupeeYear : ([20_000, 2_000_000] as const);
  if (currency !== 'INR' && !strong.has(currency)) return null;
  return amounts.every((amount) => amount >= least && amount <= most) ? 'year' : null;
}
