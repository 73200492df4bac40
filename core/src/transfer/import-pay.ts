import type { Pay } from '../entities/posting/posting.ts';
import { isCurrency } from '../parsing/pay/currency.ts';
import { parsePay, payFromNumbers } from '../parsing/pay/salary.ts';
import { countriesIn } from '../parsing/place/location-countries.ts';
import { importedAnswer } from './import-answer.ts';
import type { ImportField } from './import-fields.ts';

/**
 * Pay as the file writes it: a text, or numbers with what they are paid in and for. “Up to” and “per hour” stay English
 * in every language, since it is English that pay is read back from.
 */
export function importedPay(
  cell: (field: ImportField) => string,
  { isOwn, place }: { isOwn: boolean; place: string },
): { salary: string; pay: Pay | null } {
  const min = importedNumber(cell('payFrom'));
  const max = importedNumber(cell('payTo'));
  const currency = cell('payCurrency').trim().toUpperCase();
  if (isOwn) {
    const salary = cell('salary');
    if (min === null && max === null) return { salary, pay: parsePay(salary) };
    const read = payFromNumbers({
      min,
      max,
      currency: currency || null,
      interval: cell('payPer') || null,
      text: salary,
      estimated: isYes(cell('payEstimated')),
    });
    return { salary, pay: read };
  }
  const written = cell('salary') || rangeText(cell('payFrom'), cell('payTo'));
  const per = cell('payPer') && !/[a-z]/i.test(written) ? ` per ${cell('payPer').replace(/^per /i, '')}` : '';
  const unit = isCurrency(currency) && /^[\d.,\s–-]+$/.test(written) ? `${currency} ` : '';
  const salary = written && `${unit}${written}${per}`;
  // Of “$90k” in Toronto the place says which dollar.
  return { salary, pay: parsePay(salary, { countries: countriesIn([place]) }) };
}

function rangeText(from: string, to: string): string {
  if (from === '' || to === '' || from === to) return from || (to && `Up to ${to}`);
  return `${from} - ${to}`;
}

const isYes = (text: string) => importedAnswer(text) === true;

/** A number as a program writes it; null for anything else. */
export function importedNumber(text: string): number | null {
  const value = Number(text.trim() || Number.NaN);
  return Number.isFinite(value) ? value : null;
}
