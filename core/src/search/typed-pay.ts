/** An amount for the time it is paid for. */
export type PayRate = { amount: number; interval: 'hour' | 'week' | 'month' | 'year' };

/** Pay as typed: its rate, that is at least so much a year in whole units of a currency, and the characters that say it. */
export type TypedPay = {
  from: number;
  to: number;
  text: string;
  rate: PayRate;
  least: number;
  currency: string;
};

const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const perYear: Readonly<Record<PayRate['interval'], number>> = { hour: 2080, week: 52, month: 12, year: 1 };
const intervals: Readonly<Record<string, PayRate['interval']>> = { h: 'hour', w: 'week', m: 'month' };

const amounts =
  /(?<!\S)(?:(over|above|at least|min|minimum|more than|from|paying|pay) {1,3})?([$€£]?)(\d{1,3}(?:,\d{3})?|\d{4,6})((?:\.\d{1,2})?)(k?)(\+?)(?: ?(?:\/|per |an? )(hour|hr|h|year|yr|y|annum|month|mo|week)\b)?(?![^\s,;.])/gi;

/** The least pay that a typed search names: “over 100k”, “100k”, “$120,000+”, “$17.50/hr”; null where it names none. Linear. */
export function typedPay(term: string): TypedPay | null {
  for (const match of term.matchAll(amounts)) {
    const [text, lead, sign = '', digits = '', cents = '', thousand = '', plus, each = ''] = match;
    const amount = Number(`${digits.replace(',', '')}${cents}`) * (thousand ? 1000 : 1);
    const interval = intervals[each.slice(0, 1).toLowerCase()] ?? 'year';
    const least = Math.round(amount * perYear[interval]);
    // “100k” alone is pay; “401k” is a plan for retirement.
    const isSaid =
      [sign, plus, each].some((part) => part !== '') ||
      lead !== undefined ||
      (thousand !== '' && digits !== '401');
    if (!isSaid || least < 10_000 || least > 5_000_000) continue;
    return {
      from: match.index,
      to: match.index + text.length,
      text,
      rate: { amount, interval },
      least,
      currency: currencies[sign] ?? 'USD',
    };
  }
  return null;
}
