/** Signs and words that name one currency. A plain `$`, `¥` and `kr` name several and are left out. */
const signs: Readonly<Record<string, string>> = {
  US$: 'USD',
  USD$: 'USD',
  AUD$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  CAD$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  SG$: 'SGD',
  HK$: 'HKD',
  NT$: 'TWD',
  R$: 'BRL',
  MX$: 'MXN',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  Rs: 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₱': 'PHP',
  '₫': 'VND',
  '฿': 'THB',
  '₺': 'TRY',
  '₴': 'UAH',
  '₦': 'NGN',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  RM: 'MYR',
  Rp: 'IDR',
  R: 'ZAR',
  Fr: 'CHF',
  RMB: 'CNY',
};

const codes =
  'USD EUR GBP CAD AUD NZD CHF SGD HKD TWD JPY CNY INR KRW ILS PHP VND THB TRY UAH PLN CZK HUF RON BGN SEK NOK DKK ISK BRL MXN ARS CLP COP PEN UYU ZAR NGN KES GHS EGP MAD AED SAR QAR KWD BHD OMR MYR IDR PKR BDT LKR RSD GEL KZT';
const known: ReadonlySet<string> = new Set(codes.split(' '));

/** Currencies that write one and a half thousand as `1.500`. */
const dotGroups: ReadonlySet<string> = new Set(
  'EUR BRL CHF DKK SEK NOK PLN CZK HUF RON TRY IDR VND COP ARS CLP'.split(' '),
);

/** A sign or code of a currency in front of or behind an amount, as a regular expression source. */
export const currencyMark = `(?:[A-Z]{1,3}\\$|\\$|€|£|₹|₩|₪|₱|₫|฿|₺|₴|₦|¥|zł|Kč|Ft|Rs\\.?|RM|Rp|RMB|R(?=\\s?\\d)|Fr\\.?|kr\\.?|[A-Z]{3}|usd|eur|gbp|cad|aud|inr)`;

/** The ISO 4217 code of a sign or code; `dollar` for a plain `$`; null when it names no one currency. */
export function currencyOf(mark: string, dollar: string): string | null {
  const text = mark.trim().replace(/\.$/, '');
  if (text === '$') return dollar;
  const code = text.toUpperCase();
  return known.has(code) ? code : (signs[text] ?? null);
}

/** True where a dot before three digits groups thousands (`45.000 €`). */
export function groupsWithDots(currency: string): boolean {
  return dotGroups.has(currency);
}

/** True when the text is a currency code this product reads. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** Digits after the decimal point of a currency: 2 for USD, 0 for JPY; 2 when the currency is not known. */
export function minorDigits(currency: string | null): number {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return 2;
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const options = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions();
  const found = options.maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** Asking the browser costs a tenth of a millisecond, and a file of jobs asks for every row. */
const digits = new Map<string, number>();
