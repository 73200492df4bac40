import { type FactReader, quote } from './fact-reading.ts';

const law = /\bfair[- ](?:chance|hiring)\b|\bban the box\b|\bsecond[- ]chance employer/;
const record =
  /\b(?:criminal|arrest|conviction)(?: or (?:arrest|conviction|criminal))? (?:histor(?:y|ies)|records?|backgrounds?|convictions?)\b|\bprior convictions?\b|\bjustice[- ]involved|\bformerly incarcerated|\barrest or conviction\b/;
const welcome =
  /\bconsider(?:s|ed|ation)?\b|\bencourag|\bregardless\b|\bwelcome|\bnot (?:automatically )?(?:disqualif|exclude|bar)|\beligible\b/;
/** A check of the record is no word on what follows from it. */
const check =
  /\b(?:subject to|contingent|must (?:pass|complete|undergo|not)|may disqualify|protected (?:by|under|class)|veteran status|will be required)\b/;

/** Whether the employer says that people with a criminal record are considered. */
export const readFairChance: FactReader = (clause) => {
  const { lower } = clause;
  const match = law.exec(lower) ?? (welcome.test(lower) && !check.test(lower) ? record.exec(lower) : null);
  if (!match) return [];
  const words = quote(clause.text, match.index, match.index + match[0].length);
  return [{ fact: 'fair-chance', value: 'stated', isRequired: true, words }];
};
