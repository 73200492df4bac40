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
