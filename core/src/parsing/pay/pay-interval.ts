import type { Pay } from '../../entities/posting/posting.ts';

export type PayInterval = NonNullable<Pay['interval']>;

/** An interval that is said; `other` is one that is not in our list (two weeks, a project), or several at once. */
export type StatedInterval = PayInterval | 'other';

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
  [
    'day',
    new RegExp(`${before}(?:day|d|tag)\\b|\\bdaily\\b|\\bday[- ]rate\\b|\\bp\\.?d\\.?(?![\\w])|^days?$`, 'i'),
  ],
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
      `${before}(?:year|yr|annum|y|jahr)\\b|\\bp\\/a\\b|\\b(?:yearly|annual|annually|annualized|annualised)\\b|\\bp\\.?a\\.?(?![\\w])|\\blpa\\b|\\bctc\\b|^years?$`,
      'i',
    ),
  ],
];
/** By the day, but also the name of work without fixed hours: any other interval is above it. */
const perDiem = /\bper[ -]diem\b/i;

/** Working hours, and how often wages are handed out. */
const notPayInterval = new RegExp(
  [
    '\\bpaid (?:out )?(?:(?:bi|semi)[- ]?)?(?:weekly|monthly|daily|fortnightly)\\b',
    '\\b(?:(?:bi|semi)[- ]?)?(?:weekly|monthly|fortnightly) (?:payroll|paychecks?|payments?|paid)\\b',
    '\\d+(?:\\.\\d+)?\\s?(?:(?:-|to)\\s?\\d+(?:\\.\\d+)?\\s?)?(?:hours?|hrs?|days?|weeks?|months?|shifts?|nights?)\\s?(?:per|an?|each|\\/|in (?:a|the))\\s?(?:day|week|wk|month|year|yr|fortnight|annum)\\b',
    '\\d+(?:\\.\\d+)?\\s?(?:hours?|hrs?) (?:weekly|monthly|p\\.?w\\.?)',
  ].join('|'),
  'gi',
);

/** “Per calendar month”, “per academic year”. */
const kindOfPeriod = /\bper (?:calendar|working|academic|school|fiscal) /gi;

const units =
  'visits?|miles?|mi|km|kilomet(?:er|re)|shifts?|class(?:es)?|sessions?|deliver(?:y|ies)|courses?|credit(?: hours?)?|contact hour|students?|rides?|words?|pages?|articles?|units?|assignments?|trips?|loads?|stops?|jobs?|gigs?|tasks?|pieces?|cases?|calls?|games?|match(?:es)?|events?|shows?|performances?|nights?|sleep-?ins?|semesters?|terms?|seasons?|quarters?|fortnights?|sprints?|sales?|polic(?:y|ies)|accounts?|appointments?|patients?|placements?|hires?|acres?|tons?|tonnes?|boxe?s?|tests?|exams?|lessons?|lectures?|photos?|videos?|rounds?|tours?|samples?|interviews?|reports?|projects?|orders?|persons?|vehicles?|pay ?(?:period|check|cheque)';
/** Intervals that are beside no other: what they say is not in the list. */
const unlisted: readonly RegExp[] = [
  /\b(?:bi|semi|tri|half)[- ]?(?:week|month|annual|year)(?:ly)?\b/i,
  /\bfortnight(?:ly)?\b|\bquarterly\b|\b(?:four|4)[- ]weekly\b/i,
  /\b(?:twice|thrice|two times|three times|2x) (?:an?|per|each) \w/i,
  /\b(?:every|per|each) (?:two|other|second|three|third|four|six|nine|[2-9]\d?|1\d) (?:hour|day|week|month|year|quarter)s?\b/i,
  /\/ ?(?:[2-9]\d?|1\d) ?(?:day|week|wk|month|mo)s?\b/i,
  new RegExp(`(?:\\/ ?|\\b(?:an?|each|by the) )(?:${units})\\b`, 'i'),
  /\b(?:cpm|piece[- ]?(?:rate|work)|cents (?:per|a) mile)\b/i,
];
/** “Per project”: whatever is there and is none of ours, but no rule that the pay follows (“per the agreement”). */
const perOther =
  /\bper[ -](?!(?:calendar|working|academic|school|fiscal|hours?|hrs?|h|stunde|days?|d|diem|tag|weeks?|wk|months?|mo|mth|monat|years?|yr|annum|y|jahr|the|our|your|company|union|policy|contract|agreement|experience|schedule|std|standards?|law|state|federal|city|county|cba|guidelines?)\b)\w/i;
/** Said of money that is paid once, or for a time. Where a listed interval is beside it that one counts. */
const once: readonly RegExp[] = [
  /\d total$/i,
  /\b(?:once|one[- ]?time|one[- ]off|1[- ]time|lump[- ]sum|flat (?:rate|fee)|fixed (?:fee|price)|in total|total of|contract value|honorarium|stipend|sign(?:ing|-?on))\b/i,
  /\b(?:for|over|in|during|within) (?:the |an? |about |up to )?(?:\d{1,3}|two|three|four|six|nine|ten|twelve)[- ](?:day|week|month|hour)s?\b/i,
  /\b(?!12\b)\d{1,3}[- ]?(?:day|week|month)s? (?:contract|assignment|project|engagement|internship|term|gig|program(?:me)?|fellowship|residency)\b/i,
  /^(?!1\b)\d{1,3} ?(?:hour|day|week|month|year|quarter)s?$/i,
];

/** Longer texts are no pay; nothing behind it is read. */
const longestText = 450;

/** The interval that a pay text states, `other` for one that is not in our list or several, null where it states none. */
export function statedInterval(text: string): StatedInterval | null {
  const plain = text.slice(0, longestText).replace(notPayInterval, ' ').replace(kindOfPeriod, 'per ').trim();
  if (unlisted.some((form) => form.test(plain)) || perOther.test(plain)) return 'other';
  const found = words.filter(([, form]) => form.test(plain)).map(([interval]) => interval);
  if (found.length > 1) return 'other';
  const [only] = found;
  if (only) return only;
  if (once.some((form) => form.test(plain))) return 'other';
  return perDiem.test(plain) ? 'day' : null;
}

/**
 * The interval a pay text states (“an hour”, “/yr”, “per annum”, `1 YEAR`, `per-hour-wage`), or null when it states
 * none, two, or one that is not in our list (every two weeks). Working hours (“40 hours per week”) do not count.
 *
 * @internal Used by tests alone.
 */
export function parseInterval(text: string): PayInterval | null {
  const stated = statedInterval(text);
  return stated === 'other' ? null : stated;
}

/** How feeds shorten an interval, and UN/CEFACT's codes of one. */
const fieldCodes: Readonly<Record<string, PayInterval>> = {
  ...{ h: 'hour', hr: 'hour', hrs: 'hour', hur: 'hour', ph: 'hour' },
  ...{ d: 'day', pd: 'day', diem: 'day' },
  ...{ w: 'week', wk: 'week', wee: 'week', pw: 'week' },
  ...{ m: 'month', mo: 'month', mon: 'month', mth: 'month', pm: 'month', pcm: 'month' },
  ...{ y: 'year', yr: 'year', ann: 'year', annum: 'year', a: 'year', pa: 'year' },
};
/** Words that a feed may have in its place and that name no interval. */
const noInterval =
  /^(?:salar(?:y|ied)|base(?: (?:salary|pay))?|gross|net|range|fixed|exact|wage|amount|full[-_ ]?time|part[-_ ]?time|permanent|regular|other|unknown|unspecified|not_?specified)?$/i;

/** The interval in a field of its own: what is written there and not in our list is `other`, never left to be guessed. */
export function fieldInterval(text: string): StatedInterval | null {
  const plain = text.slice(0, longestText).trim().replaceAll('_', ' ');
  const code = fieldCodes[plain.toLowerCase().replace(/[.\s]/g, '')];
  if (code || noInterval.test(plain)) return code ?? null;
  return statedInterval(plain) ?? 'other';
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
