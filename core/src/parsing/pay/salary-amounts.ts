import { currencyIn, currencyMark, currencyOf, groupsWithDots, sharedSignOf } from './currency.ts';

/** One amount of a pay text, in major units. */
export interface Amount {
  value: number;
  /** 1000 for K, a million for M, a hundred thousand for lakh; else 1. Already in `value`. */
  scale: number;
  /** The currency signs, codes or names that stand with it. */
  marks: string[];
  /** True when a sign stands directly before the number. */
  hasOwnSign: boolean;
  /** True when a dash or “to” joins it to the amount before. */
  isRangeEnd: boolean;
  /** “$80,000+” */
  isOpen: boolean;
  /** Lakhs and crores are stated a year unless something else is said. */
  isYearly: boolean;
}

const number = "\\d{1,3}(?:[ '’´\\u0060\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d[\\d.,]*\\d|\\d";
const scaleWord =
  '[kK]|[tT]housand|[mM]|mn|MN|[mM]io|[mM]illion|L|[lL]a[ck]s?|[lL]akhs?|[lL][pP][aA]|L\\.P\\.A|[cC][rR]s?|[cC]rores?';
const amountForm = new RegExp(
  `(?<![\\w.,])(?<sign>${currencyMark})?\\s?(?<number>${number})\\s?(?<scale>(?:${scaleWord})(?![\\p{L}\\d]))?(?<open>\\s?\\+)?(?:\\s?\\(?(?<after>${currencyMark})(?![\\p{L}\\d]))?`,
  'gu',
);

/** Numbers that are no pay: percentages, retirement plans, hours, dates, grades, cents. */
const notPay = new RegExp(
  [
    '\\d+(?:[.,]\\d+)?\\s*%?\\s*(?:-|to)\\s*\\d+(?:[.,]\\d+)?\\s*%|\\d+(?:[.,]\\d+)?\\s*%',
    '\\b40[13]\\s?\\(?[kb]\\)?(?!\\w)|\\b24/7\\b',
    '(?<![$€£₹\\d,.])\\d+(?:\\.\\d+)?\\s*(?:-|to)?\\s*\\d*\\s*-?(?:hours?|hrs?|days?|weeks?|months?|years?)\\b(?!ly)',
    '\\b(?:level|grade|band|step|tier|top|scale|class|spine|spinal column|njc|scp|points?|gs|wg)\\s*(?:points?|code)?:?\\s*[a-z]?\\d{1,2}(?![\\d,.]\\d)(?:\\s*(?:-|to|\\/|&|and)\\s*[a-z]?\\d{1,2}(?![\\d,.kK]))?',
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '(?<![\\w$€£])(?!USD|EUR|GBP|CAD|AUD|NZD|SGD|INR|CHF|RS|R-)[A-Z]{1,3}-\\d{1,4}(?:[-/]\\d{1,4}){0,2}(?![\\d,.kK])',
    '(?<!\\w)(?!USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|INR|CHF|SEK|NOK|DKK|MXN|PLN|JPY|CNY|ZAR|CDN|R[\\dSMP]|SFR|FR|FT|KR|K[CČ])[A-Z]{1,4}\\d{1,2}(?![\\w,.])',
    '\\d+(?:\\.\\d+)?\\s*(?:-\\s*\\d+(?:\\.\\d+)?\\s*)?(?:cpm\\b|¢|cents?\\b)',
    '\\b\\d\\.(?=\\s)',
  ].join('|'),
  'gi',
);

/** The amounts of a pay text in order; empty when it holds none. A number whose grouping is in doubt is left out. */
export function readAmounts(text: string, countries: readonly string[]): Amount[] {
  const plain = text.replace(notPay, ' ');
  const amounts: Amount[] = [];
  let end = 0;
  const marks = [...plain.matchAll(amountForm)];
  const groupedAs = marks
    .flatMap((m) => [m.groups?.sign ?? '', m.groups?.after ?? ''])
    .map((mark) => grouping(mark, countries))
    .find(Boolean);
  for (const match of marks) {
    const { sign = '', number: digits = '', scale = '', open, after = '' } = match.groups ?? {};
    const own = grouping(sign, countries) ?? grouping(after, countries) ?? groupedAs ?? null;
    const factor = scaleOf(scale);
    const base = readNumber(digits, own, factor > 1);
    // A row of digits that is no money.
    if (base === null || base * factor > Number.MAX_SAFE_INTEGER) return [];
    const joint = plain.slice(end, match.index);
    amounts.push({
      value: Number((base * factor).toFixed(4)),
      scale: factor,
      marks: [sign, after].filter((mark) => currencyOf(mark) ?? (/\$$/.test(mark) || sharedSignOf(mark))),
      hasOwnSign: sign !== '' && /[^A-Za-z]/.test(sign),
      isRangeEnd: amounts.length > 0 && joins(joint),
      isOpen: open !== undefined,
      isYearly: factor === 100_000 || factor === 10_000_000,
    });
    end = match.index + match[0].length;
  }
  return amounts;
}

/** The currency that says how the digits of an amount are grouped; every `kr` groups alike. */
function grouping(mark: string, countries: readonly string[]): string | null {
  const sign = sharedSignOf(mark);
  return currencyOf(mark) ?? (sign && (currencyIn(sign, countries) ?? sign));
}

/** “-”, “to”, “/yr -”, “a year to”: nothing but an interval may stand with the word that joins a range. */
function joins(text: string): boolean {
  return /^\s*(?:(?:\/|per|an?)\s*[a-z]{1,6}\.?)?\)?\s*(?:(?:-\s?to\s?-|-|to|and|up to|until|through|bis|à|~|et|a)\s*(?:max(?:imum)?:?)?|max(?:imum)?:?)\s*$/i.test(
    text,
  );
}

function scaleOf(word: string): number {
  const text = word.toLowerCase();
  if (text === '') return 1;
  if (/^(?:k|thousand)$/.test(text)) return 1000;
  if (/^(?:m|mn|mio|million)$/.test(text)) return 1_000_000;
  return text.startsWith('c') ? 10_000_000 : 100_000;
}

/** `85,000`, `85.000` (euro), `12,00,000` (India), `45 000`, `31.25`; null when a dot could be either. */
function readNumber(digits: string, currency: string | null, isScaled: boolean): number | null {
  const text = digits.replace(/[ '’´`\u00a0\u202f]/g, '');
  if (/^\d+$/.test(text)) return Number(text);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) || /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(text)) {
    return isScaled && !/^\d{1,3},\d{3},/.test(text) ? null : Number(text.replaceAll(',', ''));
  }
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(text) || /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d{1,3}\.\d{3}$/.test(text) && !isScaled) {
    if (currency === null) return null;
    // Nobody writes tenths of a cent, and many write their own dots before USD.
    if (/^\d{2,3}\.000$/.test(text)) return Number(text.replace('.', ''));
    return groupsWithDots(currency) ? Number(text.replace('.', '')) : Number(text);
  }
  if (/^\d+\.\d+$/.test(text)) return Number(text);
  return /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : null;
}
