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
  const years = yearsAsked(text, from, to).filter((one) => !isInstead(one, degrees, text));
  const spoken = languagesAsked(text, from, to, words);
  const credentials = matches.filter(isCredential);
  const fixed = apart([...rights, ...termsAsked(credentials, text, from), ...degrees, ...years, ...spoken]);
  if (rights.length > 0)
    return apart([
      ...rights,
      ...termsAsked(
        matches.filter(({ term }) => term.kind === 'condition'),
        text,
        from,
      ),
    ]);
  const free = fixed.some(isCredentialAsk) ? [] : credentialAsked(text, from, to);
  const others = matches.filter(
    (match) =>
      !isCredential(match) &&
      !fixed.some((one) => match.start < one.to && one.start < match.end) &&
      !isSubject(match, degrees, text) &&
      !isNameOfBody(match, text) &&
      isOfPerson(match, text, to),
  );
  const all = [...fixed, ...termsAsked(others, text, from)];
  const asks = apart([...all, ...free]).sort((one, other) => one.start - other.start);
  return asks.filter(
    (ask, at) => asks.findIndex((one) => isSameCondition(one, ask)) === at || ask.asked.kind !== 'condition',
  );
}

/** “A degree or four years of experience”: the years belong to the degree. */
function isInstead({ start }: Ask, degrees: readonly Ask[], text: string): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  return (
    /\bor (?:(?:at least|a minimum of|minimum of) )?$/i.test(before) &&
    degrees.some(
      ({ asked, end }) =>
        asked.kind === 'degree' && asked.experienceInstead !== null && end <= start && start - end < 120,
    )
  );
}

const body =
  /\b(?:Department|Office|Division|Bureau|Ministry|School|Institute|Center|Secretary|Council|Board|Administration|College) (?:of|for) (?:\p{Lu}\w+ (?:and |& )?)?$/u;

/** “Department of Transportation” is who hires. */
function isNameOfBody({ term, start }: TermMatch, text: string): boolean {
  return term.kind === 'skill' && body.test(text.slice(Math.max(0, start - 40), start));
}

const saidOf =
  /^(?:$|[\s]*(?:[,;.!?:/()&•]|[\u2013\u2014-]|(?:and|or|skills?|abilit(?:y|ies)|minds?|mindset|thinkers?|thinking|persons?|people|individuals?|attitude|nature|approach|manner|personality|at all times|under|when|with others|to (?:a|your|the)|teachers?|professionals?|self|und|et|y|e)\b))/i;

/** A single word of manner speaks of a person only where a person or another such word follows: “reliable systems” does not. */
function isOfPerson({ term, start, end }: TermMatch, text: string, to: number): boolean {
  if (term.kind !== 'manner' || /[\s-]/.test(text.slice(start, end))) return true;
  return (
    saidOf.test(text.slice(end, Math.min(to, end + 20))) ||
    /^(?:communicat|passionate|prioriti|independently|proactively|collaborat|rapport|autonomously|tact|professionalism|multitask|organi[sz]ed|interpersonal)/i.test(
      text.slice(start, end),
    )
  );
}

/** “Lifting, carrying”: one thing asked, named twice in a sentence. */
const isSameCondition = ({ asked: one }: Ask, { asked: other }: Ask) =>
  one.kind === 'condition' && other.kind === 'condition' && one.condition === other.condition;

const isCredentialAsk = ({ asked }: Ask) => asked.kind === 'licence' || asked.kind === 'certificate';
const work = /\b(?:experience|skills|knowledge|ability|proficien\w+|years?|understanding|familiar\w*)\b/i;

/** What follows a degree up to the next word of work is what was studied. */
function isSubject({ term, start }: TermMatch, degrees: readonly Ask[], text: string): boolean {
  if (term.kind === 'condition') return false;
  const degree = degrees.filter((one) => one.end <= start).at(-1);
  return degree !== undefined && start - degree.end < 700 && !work.test(text.slice(degree.end, start));
}

const isCredential = ({ term }: TermMatch) => term.kind === 'licence' || term.kind === 'certificate';

/** The subjects of a degree belong to it: “in Chinese” is no language asked for. */
const reachOf = ({ asked, end, to }: Ask) => (asked.kind === 'degree' ? Math.max(end, to) : end);

/** Asks without those that share words with an earlier one. */
function apart(asks: readonly Ask[]): Ask[] {
  const kept: Ask[] = [];
  for (const ask of asks)
    if (!kept.some((one) => ask.start < reachOf(one) && one.start < ask.end)) kept.push(ask);
  return kept;
}
