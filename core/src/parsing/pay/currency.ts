import { currencyOfCountry } from './country-currency.ts';

/** Signs that name one currency. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₱': 'PHP',
  '₫': 'VND',
  '฿': 'THB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₦': 'NGN',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  RM: 'MYR',
  RP: 'IDR',
  R: 'ZAR',
  FR: 'CHF',
  SFR: 'CHF',
  RMB: 'CNY',
  CDN: 'CAD',
  EURO: 'EUR',
  EUROS: 'EUR',
  POUNDS: 'GBP',
};

/** What is before a `$` that is no code of a currency: `C$`, `HK$`. */
const dollarNames: Readonly<Record<string, string>> = {
  US: 'USD',
  C: 'CAD',
  CA: 'CAD',
  CAN: 'CAD',
  CDN: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  AUS: 'AUD',
  NZ: 'NZD',
  S: 'SGD',
  SG: 'SGD',
  HK: 'HKD',
  NT: 'TWD',
  R: 'BRL',
  MX: 'MXN',
  MEX: 'MXN',
  AR: 'ARS',
  CLP: 'CLP',
  COL: 'COP',
  UY: 'UYU',
};

/** Currencies in words, by the words before “dollars” or “pesos”. */
const nationalNames: Readonly<Record<string, string>> = {
  US: 'USD',
  AMERICAN: 'USD',
  CANADIAN: 'CAD',
  AUSTRALIAN: 'AUD',
  'NEW ZEALAND': 'NZD',
  SINGAPORE: 'SGD',
  'HONG KONG': 'HKD',
  MEXICAN: 'MXN',
};

const codes =
  'USD EUR GBP CAD AUD NZD CHF SGD HKD TWD JPY CNY INR KRW ILS PHP VND THB TRY UAH PLN CZK HUF RON BGN SEK NOK DKK ISK BRL MXN ARS CLP COP PEN UYU ZAR NGN KES GHS EGP MAD AED SAR QAR KWD BHD OMR MYR IDR PKR BDT LKR RSD GEL KZT';
const known: ReadonlySet<string> = new Set(codes.split(' '));

/** Signs that several countries write, each for its own currency. */
export type SharedSign = '$' | '¥' | 'kr' | 'Rs';

const sharedSigns: Readonly<Record<SharedSign, { codes: ReadonlySet<string>; unplaced: string | null }>> = {
  $: { codes: new Set('USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU'.split(' ')), unplaced: 'USD' },
  '¥': { codes: new Set(['JPY', 'CNY']), unplaced: null },
  kr: { codes: new Set(['SEK', 'NOK', 'DKK', 'ISK']), unplaced: null },
  Rs: { codes: new Set(['INR', 'PKR', 'LKR']), unplaced: 'INR' },
};

const sharedSpellings: Readonly<Record<string, SharedSign>> = {
  $: '$',
  DOLLAR: '$',
  DOLLARS: '$',
  '¥': '¥',
  KR: 'kr',
  RS: 'Rs',
  RUPEE: 'Rs',
  RUPEES: 'Rs',
};

/** Currencies that write one and a half thousand as `1.500`. */
const dotGroups: ReadonlySet<string> = new Set(
  'EUR BRL CHF DKK SEK NOK ISK PLN CZK HUF RON TRY IDR VND COP ARS CLP kr'.split(' '),
);

const dollarCodes = 'USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|UYU';
const inWords =
  '(?:(?:US|American|Canadian|Australian|New Zealand|Singapore|Hong Kong) dollars?|Mexican pesos?|dollars?|euros?|pounds|rupees?)';

/** A sign or code of a currency in front of or behind an amount, as a regular expression source. */
export const currencyMark = `(?:(?:${dollarCodes}|US|NZ|HK) ?\\$|U\\.S\\. ?\\$|[A-Z]{1,3}\\$|\\$ ?(?:${dollarCodes})|${inWords}|\\$|€|£|₹|₩|₪|₱|₫|฿|₺|₴|₦|¥|zł|Kč|Ft|R[sS]\\.?|RM|Rp|RMB|R(?=\\s?\\d)|SFr\\.?|Fr\\.?|[kK]r\\.?|[A-Z]{3}|usd|eur|gbp|cad|aud|nzd|sgd|chf|inr|sek|nok|dkk)`;

const folded = (mark: string) => mark.toUpperCase().replace(/\./g, '').trim();

/** The ISO 4217 code that a sign, code or name of a currency means by itself; null where it names none or several. */
export function currencyOf(mark: string): string | null {
  const text = folded(mark);
  if (known.has(text)) return text;
  const beside = text.replace('$', '').trim();
  if (beside !== text) return known.has(beside) ? beside : (dollarNames[beside] ?? null);
  return signs[text] ?? nationalNames[text.replace(/ (?:DOLLAR|PESO)S?$/, '')] ?? null;
}

/** The sign that a mark is where it means the currency of its country: a plain `$`, `¥`, `kr`, `Rs`; else null. */
export function sharedSignOf(mark: string): SharedSign | null {
  return sharedSpellings[folded(mark)] ?? null;
}

/** True where a sign may stand for the currency: `$` for CAD. */
export function mayMean(sign: SharedSign, currency: string): boolean {
  return sharedSigns[sign].codes.has(currency);
}

/**
 * What a shared sign means in the countries (alpha-2) that a posting is for: the currency of the one that has such a
 * sign. Without a country a `$` is the US dollar; null where two countries differ, or none writes its money so.
 */
export function currencyIn(sign: SharedSign, countries: readonly string[]): string | null {
  const places = countries.filter((country) => country !== '');
  const own = new Set(
    places.flatMap((country) => {
      const currency = currencyOfCountry(country);
      return currency !== null && mayMean(sign, currency) ? [currency] : [];
    }),
  );
  if (own.size > 1) return null;
  const [only] = own;
  return only ?? (places.length === 0 || sign === 'Rs' ? sharedSigns[sign].unplaced : null);
}

/** True where a dot before three digits groups thousands (`45.000 €`); takes the sign `kr` as well. */
export function groupsWithDots(currency: string): boolean {
  return dotGroups.has(currency);
}

/** True when the text is a currency code this product reads. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}
