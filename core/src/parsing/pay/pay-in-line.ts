import type { Pay } from '../../entities/posting/posting.ts';
import { trimEndCharacters } from '../../text/trim-characters.ts';
import { isOtherMoney } from './base-pay.ts';
import { statedInterval } from './pay-interval.ts';
import { parsePay } from './salary.ts';

const codes = 'USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|EUR|GBP|CHF|INR|SEK|NOK|DKK|PLN|ZAR';
const dollar = '(?:(?:USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|US|U\\.S\\.) ?|CA|AU|NZ|SG|HK|MX|C|A|S)?\\$';
const figure = "\\d[\\d,.]*(?:['’]\\d{3})*";
const scale = '(?: ?(?:k|m|million|lakhs?|lacs?|lpa|crores?|cr)\\b)?';
const money = `(?:(?<![\\w])${dollar}|[$€£¥₹]|\\bRs\\.?|\\b(?:${codes})) ?${figure}${scale}`;
const code = `(?: ?\\(?(?:${codes})\\b\\)?)?`;
const each =
  '(?: ?(?:/|per|an?|p\\.?) ?(?:year|yr|annum|a\\.|hour|hr|h|month|mo|week|wk|day)\\b|,? (?:annual(?:ly)?|yearly|hourly|monthly|weekly|daily)\\b)?';
/** “45.000 € - 55.000 €”, “12 LPA”. */
const behind = `(?<![\\w.,$€£₹])${figure}(?: ?(?:€|£|zł|kr\\b|(?:${codes}|lpa|lakhs?|lacs?)\\b))`;
const start = `(?:${money}|${behind}|(?<![\\w.,])${figure}(?= ?(?:-|–|—|to) ?${figure} ?(?:€|£|zł|kr\\b|(?:${codes}|lpa|lakhs?|lacs?)\\b)))`;
const amounts = new RegExp(
  `(?:up to |from |starting at )?${start}${code}${each}${code}(?: ?(?:-|–|—|to|and) ?(?:${money}|${behind}|${figure}${scale})${code}${each}${code})?`,
  'gi',
);
/** Money that is not the pay of the job. */
const otherMoney =
  /\b(?:bonus(?:es)?|equity|stock|options?|revenue|fund(?:ing|ed)|raised|series [a-e]|budgets?|401|stipend|reimburse\w*|allowance|referral|benefits?|insurance|valu(?:ed|ation)|sales|assets|billion|million|arr|savings|donat\w+|grants?|loans?|contribut\w+|discount|tuition|fees?|deposit)\b/i;

/** “Extra pay of $5 an hour for evenings”, “a shift differential of $3 an hour”, “$2 an hour more at night”: on top of the pay. */
const extraBefore = /\b(?:extra|additional|differentials?|premiums?|overtime)\b[^,]{0,40}$/i;
const extraAfter =
  /^ ?(?:extra|more|on top|(?:(?:shift|night|evening|weekend) )?(?:differential|premium))\b/i;

/** “$60,000 a year + bonus”: what follows comes on top and does not change what the amount is. */
const onTop = /\+|\bplus\b/i;

/**
 * The pay that a line of a posting states, as it is written, from “The pay range is $85,000 - $95,000 a year.”; null
 * when it names no pay, other money (a bonus, funding), or several different pays, which say no single one. `countries`
 * say what a plain “$” is.
 */
export function payInLine(
  line: string,
  countries: readonly string[] = [],
): { text: string; pay: Pay } | null {
  if (line.length > 1000) return null;
  const matches = [...line.matchAll(amounts)];
  if (matches.length > maxAmounts) return null;
  const found = matches.flatMap((match) => {
    const text = trimEndCharacters(match[0], /[.,]/).trim();
    const { before, after } = sentenceAround(line, match.index, match.index + match[0].length);
    if (extraBefore.test(before) || extraAfter.test(after)) return [];
    const around = `${before} ${after.split(onTop)[0]}`;
    if (otherMoney.test(around.replace(/\b(?:total|base|plus|and|\+)?\s*benefits\b/gi, ''))) return [];
    if (isOtherMoney(before, after)) return [];
    // “$30,000 per project”, “$25,000 every two weeks”.
    if (statedInterval(`${text} ${after.split(/[,;(]|(?<=[a-z])(?=[A-Z])/)[0]}`) === 'other') return [];
    const pay = parsePay(text, { countries });
    return pay && pay.interval !== null && (pay.min ?? pay.max) !== null ? [{ text, pay }] : [];
  });
  const [first] = found;
  const isOne = found.every(({ pay }) => pay.min === first?.pay.min && pay.max === first?.pay.max);
  return first && isOne ? first : null;
}

/** A line with more of them is a price list. */
const maxAmounts = 20;

/** The words near an amount, inside its own sentence. */
function sentenceAround(line: string, start: number, end: number): { before: string; after: string } {
  const before =
    line
      .slice(Math.max(0, start - 60), start)
      .split(/[.;!?]\s/)
      .at(-1) ?? '';
  const after = line.slice(end, end + 40).split(/[.;!?](?:\s|$)/)[0] ?? '';
  return { before, after };
}
