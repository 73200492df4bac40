import type { Pay } from '../../entities/posting/posting.ts';
import { payInLine } from './pay-in-line.ts';

const money =
  /[$€£¥₹]\s?\d|\b(?:USD|CAD|CDN|AUD|NZD|SGD|HKD|EUR|GBP|CHF|INR|SEK|NOK|DKK|PLN|ZAR|Rs\.?)\s?\d|\d\s?(?:[€£]|(?:kr|zł|USD|CAD|AUD|EUR|GBP|CHF|INR|SEK|NOK|DKK|PLN|LPA|[Ll]akhs?|[Ll]acs?)\b)/;
const payWord =
  /\b(?:salar(?:y|ies)|pay|compensation|wages?|(?:hourly|pay|base|hiring|teaching|contract) (?:rates?|range|pay)|remuneration)\b/i;
/** Pay that hangs on sales or on a course, and the pay of other jobs of the house. */
const notThisPay =
  /\b(?:OTE|on[- ]target|commissions?|credit hour|per (?:student|ride|course|session|project)|all positions|bonus component|typically|on average|your own|charge)\b/i;
const oneEnd =
  /\b(?:starts? at|starting at|at least|minimum|no less than|as (?:low|high|much) as|up to|from)\b/i;
/** No description speaks of money more often; one that does is a price list or an attack. */
const sentencesMax = 100;
/** A heading that the next line answers. */
const headingLength = 80;

/**
 * The one pay that a description states (“The base salary range for this position is $92,000 - $111,600.”), as it is
 * written; null when it states none, or several that differ: pay by level or place is not one pay.
 * Money that is no pay, and pay that includes commission, is left alone. The text is plain (`htmlToText`).
 */
export function payInText(text: string, countries: readonly string[] = []): Pay | null {
  if (!money.test(text)) return null;
  const lines = text.split(/\n+/);
  let isTold = false;
  let sentences = 0;
  const found: Pay[] = [];
  for (const [at, line] of lines.entries()) {
    const heading = lines[at - 1] ?? '';
    const isAnswer = heading.length <= headingLength && payWord.test(heading) && !money.test(heading);
    for (const sentence of line.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)) {
      if (!money.test(sentence)) continue;
      sentences += 1;
      if (sentences > sentencesMax) return null;
      const pay = payInLine(sentence, countries)?.pay;
      if (!pay) {
        // Two pays in one sentence: whatever is elsewhere, it is not the only one.
        if (payWord.test(sentence) && payRange.test(sentence) && hasSeveral(sentence)) return null;
        continue;
      }
      // “Rates start at $50”, “paid at least $15”: one end of a range that is not told.
      if (pay.min === pay.max && oneEnd.test(sentence)) return null;
      found.push(pay);
      isTold ||= (payWord.test(sentence) || isAnswer) && !notThisPay.test(sentence);
    }
  }
  const [first] = found;
  return first && isTold && found.every((pay) => isSame(pay, first)) ? first : null;
}

const payRange = /\d\s?(?:-|–|—|to|and)\s?[$€£]?\s?\d/;

function hasSeveral(sentence: string): boolean {
  return [...sentence.matchAll(new RegExp(money, 'g'))].length > 2;
}

function isSame(one: Pay, other: Pay): boolean {
  return (
    one.min === other.min &&
    one.max === other.max &&
    one.currency === other.currency &&
    one.interval === other.interval
  );
}
