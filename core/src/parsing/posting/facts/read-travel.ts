import type { StatedFact } from '../../../entities/posting/posting.ts';
import { type Clause, textBefore, textBehind } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';

const travel = /\btravel(?:s|l?ing)?\b|\breisebereitschaft|\breisetätigkeit|\bdienstreise/;
const share = /(\d{1,3})(?: ?%)? ?(?:-|to|and) ?(\d{1,3}) ?(?:%|percent)|(\d{1,3}) ?(?:%|percent)/;
const none =
  /\bno travel\b|\btravel:? ?(?:none|no\b|0 ?%(?! ?-)|n\/a)|\b(?:not|doesn't) (?:include |require |involve )?(?:any )?travel|\btravel (?:is )?not (?:required|expected|needed)|\bkeine reise/;
/** Before and behind the word: the job itself takes somebody elsewhere. */
const demandBefore =
  /\b(?:ability|able|willing|willingness|required to|expected to|must|need|needs|prepared|available|open|asked to|requires?|will|may|includes?|including|involves?|occasional|some|frequent|domestic|international|global|regional|extensive|overnight|limited|light|minimal|moderate|local|statewide|national|customer|client|business|periodic|infrequent|quarterly)\b/;
const demandBehind =
  /^(?::| (?:to|between|throughout|within|across|up to|for|as|on occasion|abroad)\b)|\b(?:required|expected|necessary|needed|involved|occasionally|frequently|regularly|domestically|internationally|nationally|locally|regionally|extensively)\b/;
/** Before it: travel that is arranged for others. */
const arranged = /\b(?:arrang|coordinat|manag|organiz|plann|prepar|process|schedul|book)/;
/** Travel as a trade, a benefit or something that is paid for. */
const otherTravel =
  /\btravel (?:industry|insurance|assistance|agen|compan|allowance|benefit|discount|perk|arrangement|booking|plan|upgrade|expense|reimburs|stipend|cost|advis|credit|nurs|brand|product|site|business|vaccin|time\b|technology|experiences?\b|website|search|itinerar|logistics|schedul|budget|coordinat|policy|tech|opportunit)|\b(?:roundtrip|commuter|corporate|leisure|space|air) travel|\bpeople travel|\btravel and (?:expense|hospitality|entertainment|leisure|tourism)|\btravel & |\btravelers?\b|\bhoneymoon|\bvacation|\bperks?\b|\bfree travel|\bmileage\b|\bper diem\b|\breimburse|\bamount of travel|\bcosts? (?:directly )?associated|\bworldwide travel|\blove to travel/;

/** How much of the time a clause says the job is spent traveling, or that it takes some travel or none. */
export const readTravel: FactReader = (clause) => {
  const { lower } = clause;
  const match = travel.exec(lower);
  if (!match) return [];
  const from = match.index;
  if (clause.part === 'title') return titleReading(clause, match);
  if (none.test(lower)) return [reading(clause, 'none', from)];
  if (otherTravel.test(lower)) return [];
  const percent = shareNear(lower, from);
  if (percent !== null) return [reading(clause, bandOf(percent), from)];
  return isDemand(lower, match) ? [reading(clause, 'some', from)] : [];
};

function isDemand(lower: string, match: RegExpExecArray): boolean {
  if (match[0].includes('reise')) return true;
  const before = textBefore(lower, match.index);
  const behind = textBehind(lower, match.index + match[0].length);
  return !arranged.test(before) && (demandBefore.test(before) || demandBehind.test(behind));
}

/** “Travel RN”, “Traveling Electrician”, “(50% travel)”. */
function titleReading(clause: Clause, match: RegExpExecArray): StatedFact[] {
  const percent = shareNear(clause.lower, match.index);
  if (percent !== null) return [reading(clause, bandOf(percent), match.index)];
  const isTrade =
    /\btravel(?:ing)? (?:\w+ )?(?:rn|nurse|lpn|cna|therapist|technologist|tech|electrician|technician|instructor|merchandiser|slp|pt|ot|phlebotomist|superintendent)\b/;
  return isTrade.test(clause.lower) || /\btravel required\b/.test(clause.lower)
    ? [reading(clause, 'some', match.index)]
    : [];
}

/** The share near the word, the upper end of a range. */
function shareNear(lower: string, at: number): number | null {
  const near = lower.slice(Math.max(0, at - 50), at + 90);
  const [, , upper, single] = share.exec(near) ?? [];
  const value = Number(upper ?? single ?? Number.NaN);
  return Number.isFinite(value) && value <= 100 ? value : null;
}

function bandOf(percent: number): string {
  if (percent === 0) return 'none';
  if (percent <= 25) return 'to-25';
  return percent <= 50 ? 'to-50' : 'over-50';
}

function reading(clause: Clause, value: string, from: number): StatedFact {
  return { fact: 'travel', value, isRequired: true, words: quote(clause.text, from, from + 6) };
}

/** A share says more than “some”; “some” more than “none” about a part of the work. */
export function askedTravel(readings: readonly StatedFact[]): StatedFact[] {
  const order = ['over-50', 'to-50', 'to-25', 'some', 'none'];
  const first = order.flatMap((name) => readings.find(({ value }) => value === name) ?? [])[0];
  return first ? [first] : [];
}
