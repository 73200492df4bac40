import type { StatedFact } from '../../../entities/posting/posting.ts';
import { type Clause, textBehind } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';
import { isDenied, isRequiredAt } from './strength.ts';

const commercial = /\bcdl\b|\bcommercial driver'?s?'? licen[sc]e|\bcommercial driving licen[sc]e/;
const driving =
  /\bdrivers?'?s?'? ?licen[sc]e(?!d)|\bdriving licen[sc]e|\blicen[sc]e to drive|\bmotor vehicle (?:operator'?s? )?licen[sc]e|\bvalid operator'?s? licen[sc]e|\bführerschein/;
/** With capitals: “CDL a plus” names no class. */
const classes: readonly [string, RegExp][] = [
  ['cdl-a', /\bCDL[- ]?A\b|\b[Cc](?:lass|LASS)[- ]A\b/],
  ['cdl-b', /\bCDL[- ]?B\b|\b[Cc](?:lass|LASS)[- ]B\b/],
];
/** Behind an “or”: the licence that everybody has. */
const ordinary = /\bclass d\b|\bmotor vehicle driver|\bdrivers?'?s?'? licen[sc]e/;
/** A licence as a paper that says who somebody is. */
const asIdentity =
  /\b(?:state|photo|government)[- ](?:issued )?(?:id\b|identification)|\bpassport\b|\bor (?:the )?(?:ability|access|means|reliable)\b|\bi-9\b|\bproof of identity/;

/** The licence to drive that a title or clause asks for, with the class of a commercial one. */
export const readLicence: FactReader = (clause) => {
  const { lower } = clause;
  if (isDenied(lower) || /\bno cdl\b|\bnon-cdl\b|\bwithout a (?:cdl|driver)/.test(lower)) return [];
  const cdl = commercial.exec(lower);
  const match = driving.exec(lower);
  // “A CDL or a driver's license”: the latter will do.
  if (cdl && !isOrdinaryEnough(lower, cdl.index)) return commercialReadings(clause, cdl);
  if (!match || asIdentity.test(lower)) return [];
  return [reading(clause, 'driver', match)];
};

function isOrdinaryEnough(lower: string, from: number): boolean {
  const other = lower.indexOf(' or ', from);
  return (
    other >= 0 &&
    ordinary.test(textBehind(lower, other, 70)) &&
    !/\bcommercial\b/.test(textBehind(lower, other, 70))
  );
}

function commercialReadings(clause: Clause, match: RegExpExecArray): StatedFact[] {
  const named = classes
    .filter(([, pattern]) => pattern.test(clause.text))
    .map(([value]) => reading(clause, value, match));
  return [reading(clause, 'cdl', match), ...named];
}

function reading(clause: Clause, value: string, match: RegExpExecArray): StatedFact {
  const to = match.index + match[0].length;
  return {
    fact: 'licence',
    value,
    isRequired: isRequiredAt(clause, match.index, to),
    words: quote(clause.text, match.index, to),
  };
}
