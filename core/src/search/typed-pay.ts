/** Pay as typed: at least so much a year in whole units of a currency, and the characters that say it. */
export type TypedPay = { from: number; to: number; text: string; least: number; currency: string };

const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
/** How often it is paid in a year. */
const times: readonly (readonly [RegExp, number])[] = [
  [/^h/i, 2080],
  [/^w/i, 52],
  [/^m/i, 12],
  [/^y|^a/i, 1],
];

const amounts =
  /(?<!\S)(?:(over|above|at least|min|minimum|more than|from|paying|pay) {1,3})?([$€£]?)(\d{1,3}(?:,\d{3})?|\d{4,6})(k?)(\+?)(?: ?(?:\/|per |an? )(hour|hr|h|year|yr|y|annum|month|mo|week)\b)?(?![^\s,;.])/gi;

/** The least pay that a typed search names: “over 100k”, “100k”, “$120,000+”, “$30/hr”; null where it names none. Linear. */
export function typedPay(term: string): TypedPay | null {
  for (const match of term.matchAll(amounts)) {
    const [text, lead, sign = '', digits = '', thousand = '', plus, each] = match;
    const amount = Number(digits.replace(',', '')) * (thousand ? 1000 : 1);
    const yearly = each === undefined ? 1 : (times.find(([form]) => form.test(each))?.[1] ?? 1);
    const least = Math.round(amount * yearly);
    // “100k” alone is pay; “401k” is a plan for retirement.
    const isSaid = lead !== undefined || sign !== '' || plus !== '' || (thousand !== '' && digits !== '401');
    if (!isSaid || least < 10_000 || least > 5_000_000) continue;
    return {
      from: match.index,
      to: match.index + text.length,
      text,
      least,
      currency: currencies[sign] ?? 'USD',
    };
  }
  return null;
}
