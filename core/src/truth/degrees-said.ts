import { type DegreeMatch, degreesIn } from '../fit/degree-terms.ts';
import { placedWords } from '../fit/placed-words.ts';

/** The degrees that a text of ours names; in a line or a sentence “22 associates” are people. */
export function degreesSaid(text: string, isEducation = false): DegreeMatch[] {
  return degreesIn(placedWords(text), text).filter(({ start, end }) => {
    if (isEducation || !/^associates?$/i.test(text.slice(start, end))) return true;
    return /^\s(?:degrees?|of|in)\b/.test(text.slice(end, end + 9));
  });
}
