import { type FactReader, quote } from './fact-reading.ts';
import { isDenied, isRequiredAt } from './strength.ts';

const clearance =
  /\b(?:security|secret|ts\/sci|top[- ]secret|dod|government|federal|national security|nato|sc|dv|q|public trust|active|interim) clearances?\b|\bts\/sci\b|\btop secret\b|\bsecret clearance|\b(?:ci|full[- ]scope|lifestyle) poly(?:graph)?\b|\b(?:sc|dv) cleared\b/;

/** A security clearance that a title or clause asks for, held or to be obtained. */
export const readClearance: FactReader = (clause) => {
  const { lower } = clause;
  const match = clearance.exec(lower);
  if (
    !match ||
    isDenied(lower) ||
    /\bno (?:security )?clearance\b|\bcustomers?\b.{0,30}\bclearance process/.test(lower)
  )
    return [];
  const to = match.index + match[0].length;
  const isRequired = isRequiredAt(clause, match.index, to);
  return [{ fact: 'clearance', value: 'required', isRequired, words: quote(clause.text, match.index, to) }];
};
