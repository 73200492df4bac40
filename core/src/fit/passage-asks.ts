import type { Ask } from './ask.ts';
import { authorizationAsked } from './authorization-asked.ts';
import { credentialAsked } from './credential-asked.ts';
import { degreesAsked } from './degree-asked.ts';
import { languagesAsked } from './languages-asked.ts';
import { placedWords } from './placed-words.ts';
import { certainTerms, type TermMatch, termsIn } from './term-table.ts';
import { termsAsked } from './terms-asked.ts';
import { yearsAsked } from './years-asked.ts';

/** What a passage asks for, in the order of its words; no two asks share words. */
export function passageAsks(text: string, from: number, to: number): Ask[] {
  const words = placedWords(text, from, to);
  const matches = certainTerms(termsIn(words, text), text, to);
  const rights = authorizationAsked(text, from, to);
  const degrees = degreesAsked(text, from, to, words);
  const years = yearsAsked(text, from, to);
  const spoken = languagesAsked(text, from, to, words);
  const credentials = matches.filter(isCredential);
  const fixed = apart([...rights, ...termsAsked(credentials, text, from), ...degrees, ...years, ...spoken]);
  if (rights.length > 0) return apart(rights);
  const free = fixed.some(isCredentialAsk) ? [] : credentialAsked(text, from, to);
  const others = matches.filter(
    (match) =>
      !isCredential(match) &&
      !fixed.some((one) => match.start < one.to && one.start < match.end) &&
      !isSubject(match, degrees, text),
  );
  const all = [...fixed, ...termsAsked(others, text, from)];
  return apart([...all, ...free]).sort((one, other) => one.start - other.start);
}

const isCredentialAsk = ({ asked }: Ask) => asked.kind === 'licence' || asked.kind === 'certificate';
const work = /\b(?:experience|skills|knowledge|ability|proficien\w+|years?|understanding|familiar\w*)\b/i;

/** What follows a degree up to the next word of work is what was studied. */
function isSubject({ term, start }: TermMatch, degrees: readonly Ask[], text: string): boolean {
  if (term.kind === 'condition') return false;
  const degree = degrees.filter((one) => one.end <= start).at(-1);
  return degree !== undefined && start - degree.end < 700 && !work.test(text.slice(degree.end, start));
}


const isCredential = ({ term }: TermMatch) => term.kind === 'licence' || term.kind === 'certificate';

/** Asks without those that share words with an earlier one. */
function apart(asks: readonly Ask[]): Ask[] {
  const kept: Ask[] = [];
  for (const ask of asks)
    if (!kept.some((one) => ask.start < one.end && one.start < ask.end)) kept.push(ask);
  return kept;
}
