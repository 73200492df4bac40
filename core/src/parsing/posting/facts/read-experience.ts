import type { StatedFact } from '../../../entities/posting/posting.ts';
import { type Clause, textBefore } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';
import { isDenied, isRequiredAt } from './strength.ts';

/** More years than anybody asks for: the age of a company. */
const mostYears = 20;
const numberWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const numbers = new Map(numberWords.map((word, index) => [word, index + 1]));

/** A number of years or months; what stands before the unit says which number it is. */
const units = /\b(?:years?|yrs?|yoe|months?|jahren?)\b/g;
const figure = new RegExp(`\\b(\\d{1,2}(?:\\.5)?|${numberWords.join('|')})\\b`, 'g');
const noExperience =
  /\bno (?:prior |previous |formal |work |professional |sales |driving )?experience(?: at all)? (?:is |are )?(?:required|needed|necessary)|\bno experience\b ?[?,]|^(?:prior |previous |work )?experience (?:is )?not (?:required|necessary|needed)|\bno formal (?:education|educational) or experience requirements|\bkeine (?:vorkenntnisse|erfahrung) (?:nötig|erforderlich)/;
/** Right before a number of years that is no experience of the applicant. */
const otherBefore =
  /\b(?:in operation|up to|with over|with more than|boasting|boasting over|who have|past|last|previous|next|for over|for more than|for nearly|we have|we've|our team|our company|our people|our employees|vesting|employees with|within|every|first|founded|since|once)(?: (?:the|a|an|our|of|in))?[ (]?$/;
/** In the same phrase before it: what comes after the start, or served elsewhere. */
const otherLead = /\b(?:upon|completion of|serving|served|worked for|at assignment level)\b/;
/** What a higher level of the same job asks for. */
const otherLevel =
  /\beligible for (?:placement|promotion|assignment)|\bappointed directly|\bassignment levels? (?:ii|iii|iv)\b/;
/** Right behind it. */
const otherBehind =
  /^(?:s|'s?)?[ -](?:old|of age|in business|of history|of success|of innovation|of city service|of service|ago|later|from now|plan|contract|program|term\b|tenure|commitment|(?:accredited )?(?:high school|college|university|degree|institution|school)|accredited|undergraduate|period|anniversary|warranty|vesting|sabbatical|lease|track to|of growth|of continuous)/;
const experienceWords =
  /experience|\byoe\b|erfahrung|background|expertise|track record|hands-on|\byears?'? (?:analytics|in|as|of|working|building|leading|managing|designing|developing|teaching|with|industry|professional)\b|\bpostdoc/;

/** How many years of experience a clause asks for, as a band of them; or that none is needed. */
export const readExperience: FactReader = (clause) => {
  const { lower } = clause;
  const none = noExperience.exec(lower);
  if (none) return [reading(clause, 'none', true, none.index, none.index + none[0].length)];
  if (isDenied(lower) || otherLevel.test(lower)) return [];
  if (!experienceWords.test(lower) && !/experience/i.test(clause.before)) return [];
  for (const unit of lower.matchAll(units)) {
    const years = yearsBefore(lower, unit.index, unit[0]);
    const to = unit.index + unit[0].length;
    if (
      !years ||
      years.count > mostYears ||
      !isOfExperience(clause, unit.index) ||
      isOther(lower, years.from, to)
    )
      continue;
    if (isInsteadOfDegree(lower, years.from)) continue;
    return [
      reading(
        clause,
        bandOf(years.count),
        isRequiredAt(clause, years.from, to, endOfPhrase(lower, to)),
        years.from,
        to,
      ),
    ];
  }
  return [];
};

/** “2-3 years”, “five (5) or more years”, “3+ years”: the lowest number right before the unit. */
function yearsBefore(lower: string, at: number, unit: string): { count: number; from: number } | null {
  const start = Math.max(0, at - 28);
  const before = lower.slice(start, at);
  const matches = [...before.matchAll(figure)];
  const last = matches.at(-1);
  if (!last || !isBetween(before.slice(last.index + last[0].length))) return null;
  let first = last;
  for (const match of matches.slice(0, -1).toReversed()) {
    const gap = before.slice(match.index + match[0].length, first.index);
    if (!/^(?: ?\+? ?(?:-|to|\/|or) ?| ?\()$/.test(gap)) break;
    first = match;
  }
  const count = numbers.get(first[0]) ?? Number(first[0]);
  return { count: unit.startsWith('month') ? count / 12 : count, from: start + first.index };
}

/** What may stand between a number and its unit: “+”, “ or more ”, “ (5) ”, “ full ”, “-”. */
function isBetween(gap: string): boolean {
  const plain = gap.replace(/[+\s()-]/g, '');
  return (
    plain === '' ||
    plain === 'ormore' ||
    plain === 'full' ||
    plain === 'plus' ||
    plain === 'tofull' ||
    plain === 'additional'
  );
}

function isOther(lower: string, from: number, to: number): boolean {
  const isOld = otherBehind.test(lower.slice(to, to + 40));
  const before = textBefore(lower, from, 70);
  const phrase = before.slice(before.lastIndexOf(',') + 1);
  return isOld || otherBefore.test(before) || otherLead.test(phrase);
}

function isOfExperience(clause: Clause, at: number): boolean {
  const near = clause.lower.slice(Math.max(0, at - 60), at + 140);
  return experienceWords.test(near) || /experience[^.]{0,20}$/i.test(clause.before);
}

/** “A degree, or three years of experience”, “two years in lieu of a degree”. */
function isInsteadOfDegree(lower: string, from: number): boolean {
  if (/\bin lieu of\b/.test(lower)) return true;
  const before = lower.slice(0, from);
  return (
    (/\bor (?:at least |a minimum of )?$/.test(before) &&
      (/^or /.test(before) || /degree|ph\.? ?d|bachelor|master/.test(before))) ||
    /\bor high school (?:diploma )?(?:\+|and|with|plus) ?$/.test(before)
  );
}

/** The figure's own phrase ends where a bracket or another figure begins: “2 years (5 or more preferred)”. */
function endOfPhrase(lower: string, from: number): number {
  const next = /\b\d{1,2}\+?(?: or more)? ?(?:years|yrs)|\((?!preferred)/.exec(lower.slice(from));
  return next ? from + next.index : lower.length;
}

function bandOf(years: number): string {
  if (years <= 0) return 'none';
  if (years < 3) return 'to-2';
  if (years < 6) return '3-to-5';
  return years < 10 ? '6-to-9' : 'from-10';
}

function reading(clause: Clause, value: string, isRequired: boolean, from: number, to: number): StatedFact {
  return { fact: 'experience', value, isRequired, words: quote(clause.text, from, to) };
}
