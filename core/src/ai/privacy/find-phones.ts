import type { Cut } from './cut.ts';

const part = /[\d()+./\s\u00a0\u2010-\u2013-]/;
const phoneWord =
  /(?:phone|tel|telephone|telefon|mobile|mobil|cell|call|text|whatsapp|fax|handy|t|m|p|c|☎|✆|📞|📱)[.:#]?\s{0,3}$/i;
const currency = /[$€£¥₹]\s?$|(?:usd|eur|gbp|cad|aud|chf)\s?$/i;
const currencyAfter = /^\s?(?:[$€£¥₹%]|usd|eur|gbp|cad|aud|chf|k\b)/i;

/** Phone numbers as people write them; days, years, amounts and network addresses are none. */
export function findPhones(text: string): Cut[] {
  return runsOf(text)
    .filter((run) => isPhone(text, run))
    .map(({ start, end }) => ({ start, end, kind: 'phone' }));
}

/** Every run with the digits of a known number at its end. */
export function findKnownPhone(text: string, known: string): Cut[] {
  const digits = digitsOf(known);
  if (digits.length < 7) return [];
  const tail = digits.slice(-Math.min(digits.length, 9));
  return runsOf(text)
    .filter(({ start, end }) => digitsOf(text.slice(start, end)).endsWith(tail))
    .map(({ start, end }) => ({ start, end, kind: 'phone' }));
}

type Run = { start: number; end: number };

/** Stretches of digits and what is between the digits of a number, from a digit, `+` or `(` to a digit; at most one blank at once. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!/[\d+(]/.test(text.charAt(at)) || /[\p{L}\p{N}_]/u.test(text.charAt(at - 1))) continue;
    let end = at;
    let last = at;
    while (end < text.length && part.test(text.charAt(end)) && !isBreak(text, end)) {
      end += 1;
      if (/\d/.test(text.charAt(end - 1))) last = end;
    }
    if (last > at) runs.push({ start: at, end: last });
    at = Math.max(at, end - 1);
  }
  return runs;
}

function isBreak(text: string, at: number): boolean {
  const char = text.charAt(at);
  return /[\n\r\t]/.test(char) || (/\s/.test(char) && /\s/.test(text.charAt(at + 1)));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
const isDay = (group: string) => group.length <= 2 && Number(group) <= 31;

function isPhone(text: string, { start, end }: Run): boolean {
  const run = text.slice(start, end);
  const digits = digitsOf(run);
  if (digits.length < 7 || digits.length > 15 || /[\p{L}_]/u.test(text.charAt(end))) return false;
  const before = text.slice(Math.max(0, start - 14), start);
  const isNamed = phoneWord.test(before) && !/[\p{L}\p{N}]$/u.test(before.replace(phoneWord, ''));
  if (run.startsWith('+') || isNamed) return true;
  const groups = run.split(/\D+/).filter(Boolean);
  if (currency.test(before) || currencyAfter.test(text.slice(end, end + 5))) return false;
  if (groups.some(isYear) && groups.every((group) => isYear(group) || isDay(group))) return false;
  if (groups.includes('000') || isNetworkAddress(run, groups) || isZipPlusFour(run)) return false;
  if (groups.length === 1) return digits.length >= 10 && digits.length <= 12;
  const shape = groups.map((group) => group.length).join('-');
  return digits.length >= 9 ? groups.every((group) => group.length <= 8) : /^3-(?:4|2-2)$/.test(shape);
}

const isNetworkAddress = (run: string, groups: readonly string[]) =>
  groups.length === 4 && /^[\d.]+$/.test(run) && groups.every((group) => Number(group) <= 255);
const isZipPlusFour = (run: string) => /^\d{5}-\d{4}$/.test(run);
