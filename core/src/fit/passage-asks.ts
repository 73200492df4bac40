import type { Ask } from './ask.ts';
import { authorizationAsked } from './authorization-asked.ts';
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
  const others = matches.filter(
    (match) => !isCredential(match) && !fixed.some((one) => match.start < one.to && one.start < match.end),
  );
  return apart([...fixed, ...termsAsked(others, text, from)]).sort((one, other) => one.start - other.start);
}

const isCredential = ({ term }: TermMatch) => term.kind === 'licence' || term.kind === 'certificate';

/** Asks without those that share words with an earlier one. */
function apart(asks: readonly Ask[]): Ask[] {
  const kept: Ask[] = [];
  for (const ask of asks)
    if (!kept.some((one) => ask.start < one.end && one.start < ask.end)) kept.push(ask);
  return kept;
}
