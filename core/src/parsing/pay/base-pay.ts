import { type StatedInterval, statedInterval } from './pay-interval.ts';

/** A pay text without the money that is no base pay. */
export type BasePay = {
  /** The parts with the amounts that count; '' where none does. */
  amounts: string;
  /** The same with the parts that hold no amount, for the interval. */
  around: string;
};

/** Money that is not the pay of a job, or comes on top of it; a name is matched in lower case, word by word. */
const otherMoney =
  'bonus(?:es)?|commissions?|ote|o t e|on target(?: earnings?)?|target earnings|earnings? potential|(?:potential|first year|1 st year) earnings|equity|stock(?: options?)?|rsus?|options|shares|sign on|signing|retention|relocation|stipends?|allowances?|reimbursements?|tuition|scholarships?|referrals?|40[13] ?[kb]|pension|match(?:ing)?|insurance|revenues?|turnover|arr|gmv|funding|raised|valuation|series [a-e]|budgets?|loan repayments?|loan forgiveness|grants?|donations?|discounts?|vouchers?|gift cards?|quotas?|incentives?|profit shar(?:e|ing)|differentials?|premiums?|overtime';
/** Named before an amount alone: “Additional benefits include” behind one begins another sentence. */
const perks = 'benefits|hsa|savings';
const endsInOther = new RegExp(`(?:^| )(?:${otherMoney}|${perks})$`);
const startsWithOther = new RegExp(`^(?:${otherMoney}|sales)(?= |$)`);
const hasOther = new RegExp(`(?:^| )(?:${otherMoney}|${perks}|sales)(?= |$)`);
const isOther = /^(?:ote|o t e|on target(?: earnings?)?|commissions?|bonus|equity)$/;
/** Includes what hangs on results: how much of it is base pay is not said. */
const withResults =
  /^(?:including|incl|inclusive of|includes) (?:all |the )?(?:bonus(?:es)?|commissions?|ote|incentives?|equity|stock|rsus?)(?= |$)/;
const onlyCommission = /\bcommission[- ]only\b|\b(?:100 ?%|straight|purely|pure) commission\b/i;

/** Words between the name of some money and its amount: “a bonus of up to $5,000”. */
const between: ReadonlySet<string> = new Set(
  'of up upto to from is are worth at between around about approx approximately a an the range target potential amount plan structure opportunity earnings income program award only based max maximum minimum in realistic uncapped estimated usd gbp eur cad aud assistance'.split(
    ' ',
  ),
);
/** “OTE salary $95,000”: the whole hangs on sales. */
const wholes: ReadonlySet<string> = new Set(['salary', 'pay', 'compensation', 'package']);
const onSales = /(?:^| )(?:ote|on target|target earnings|commissions?)$/;
/** Words between an amount and the name of its money: “$5,000 a year target bonus”. */
const leads: ReadonlySet<string> = new Set(
  'a an the per in of as worth year yr annual annually yearly month monthly week weekly day daily quarterly quarter hour hourly hr one time target performance potential guaranteed max maximum cash company employer total additional first new hire k m million b billion shift night weekend evening usd gbp eur cad aud realistic uncapped expected'.split(
    ' ',
  ),
);

const separator = new RegExp(
  [
    '\\s\\+\\s?|\\+(?=\\s?[A-Za-z$€£₹])|\\bplus\\b',
    '[;|•·()[\\]]|,\\s|(?<=\\D),(?=\\D)|!\\s|\\.\\s(?=\\p{Lu}\\p{Ll})',
    '\\s&\\s|\\s\\/\\s|\\/(?=\\s?[$€£₹])|\\bwith\\b|\\sand\\s(?=(?:an?|bonus|equity|benefits|commissions?|ote)\\b)',
    '\\s-\\s(?=(?:up to |realistic |uncapped )?(?:ote|bonus|commission|equity)\\b)',
    '\\s(?=actual (?:salary|pay)\\b|(?:equates|equating|equivalent) to\\b)',
    '(?<=\\b(?:base|basic|salary)) (?=ote\\b)',
  ].join('|'),
  'giu',
);
/** What is behind these comes on top, whatever it is called. */
const onTop = /^(?:\s*\+\s*|plus|[•·])$/i;
/** UK pay: what part-time work comes to, beside what a full week would. */
const equivalent =
  /\b(?:actual|fte|f\.t\.e|full[- ]time equivalent|equivalent|equates|equating|pro[- ]?rata(?:ed|'d)? (?:of|to|from|equivalent))\b/i;

type Part = { before: string; text: string; hasAmount: boolean; isDropped: boolean };

/**
 * Takes from a pay text what is no base pay: bonus, commission, OTE, equity, sign-on money, stipends, retirement plans and
 * what else is behind a plus sign, and the second figure of a part-time post (“£24,000 FTE, actual salary £12,000”).
 */
export function basePay(text: string): BasePay {
  if (onlyCommission.test(text)) return { amounts: '', around: '' };
  const parts = partsOf(text);
  for (const [at, part] of parts.entries()) dropOther(parts, part, at);
  dropSecond(parts);
  const join = (kept: (part: Part) => boolean) =>
    parts
      .filter(kept)
      .map(({ before, text: own }) => `${before}${own}`)
      .join(' ');
  const hasAny = parts.some(({ hasAmount, isDropped }) => hasAmount && !isDropped);
  if (!hasAny) return { amounts: '', around: '' };
  return {
    amounts: join(({ hasAmount, isDropped }) => hasAmount && !isDropped),
    around: join(({ isDropped }) => !isDropped),
  };
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = '';
  const take = (own: string) =>
    parts.push({ before, text: own, hasAmount: /\d/.test(own.replace(noAmount, '')), isDropped: false });
  for (const match of text.matchAll(separator)) {
    take(text.slice(from, match.index));
    before = match[0];
    from = match.index + match[0].length;
  }
  take(text.slice(from));
  return parts;
}

/** Figures that are no money. */
const noAmount = /\b40[13]\s?[kb]?\b|\d+(?:[.,]\d+)?\s?%/gi;

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

function dropOther(parts: readonly Part[], part: Part, at: number): void {
  const { text, before } = part;
  const words = wordsOf(text).join(' ');
  if (part.hasAmount) {
    const first = text.search(/[$€£₹]?\s?\d/);
    const last = [...text.matchAll(/\d/g)].at(-1)?.index ?? text.length;
    part.isDropped ||= namesOther(text.slice(0, first)) || isNamedOther(text.slice(last + 1));
    return;
  }
  if (isOther.test(words)) {
    // “$120,000 (OTE)”, “OTE (£50,000)”.
    const previous = parts[at - 1];
    const next = parts[at + 1];
    if (before === '(' && previous?.hasAmount) previous.isDropped = true;
    else if (next?.hasAmount && next.before === '(') next.isDropped = true;
  }
  part.isDropped ||= hasOther.test(words);
}

/** True for an amount between these words of one sentence that is no base pay: “a bonus of” before it, “OTE” behind. */
export function isOtherMoney(before: string, after: string): boolean {
  const last = before.slice(-longestWords).split(separator).at(-1) ?? '';
  const next = after.slice(0, longestWords).split(separator)[0] ?? '';
  return namesOther(last) || isNamedOther(next);
}

/** Nothing farther from an amount says what it is. */
const longestWords = 200;

/** “Bonus of up to”, before an amount. */
function namesOther(text: string): boolean {
  const words = wordsOf(text);
  let isWhole = false;
  while (words.length > 0 && (between.has(words.at(-1) ?? '') || wholes.has(words.at(-1) ?? ''))) {
    isWhole ||= wholes.has(words.at(-1) ?? '');
    // “On target” and “target earnings” are names themselves.
    const all = words.join(' ');
    if (onSales.test(all) || (!isWhole && endsInOther.test(all))) return true;
    words.pop();
  }
  const rest = words.join(' ');
  return isWhole ? onSales.test(rest) : endsInOther.test(rest);
}

/** “A year target bonus”, behind an amount. */
function isNamedOther(text: string): boolean {
  const words = wordsOf(text);
  for (let skipped = 0; skipped <= 6; skipped += 1) {
    const rest = words.join(' ');
    if (startsWithOther.test(rest) || withResults.test(rest)) return true;
    if (!leads.has(words.shift() ?? '')) return false;
  }
  return false;
}

/** Leaves the first pay: what a plus sign adds to it, its other reckoning, and the same in another interval go. */
function dropSecond(parts: readonly Part[]): void {
  let first: StatedInterval | null | undefined;
  let isOnTop = false;
  for (const part of parts) {
    isOnTop ||= first !== undefined && onTop.test(part.before.trim());
    if (!part.hasAmount || part.isDropped) continue;
    if (first === undefined) {
      first = statedInterval(part.text);
      continue;
    }
    const own = part.before === '(' ? statedInterval(part.text) : null;
    const isReckoned =
      own !== null && own !== 'other' && first !== null && first !== 'other' && own !== first;
    part.isDropped = isOnTop || isReckoned || equivalent.test(part.text);
  }
}
