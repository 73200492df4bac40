import type { FitPerson } from './fit.ts';
import { isOfState, statesIn } from './licence-states.ts';
import { matchDegree } from './match-degree.ts';
import { matchAuthorization, matchPay, matchPlace, matchWorkplace } from './match-person.ts';
import { matchYears } from './match-years.ts';
import { found, type Matched, missing, partly, unanswered } from './matched.ts';
import { evidenceIn, type NamedTerm, type PreparedResume } from './prepared-resume.ts';
import type { PostingRequirements, Requirement } from './requirement.ts';
import { compareSpoken } from './spoken-levels.ts';
import { termTable } from './term-table.ts';

/** How one requirement fares against a resume and what the person said. */
export function matchRequirement(
  requirement: Requirement,
  resume: PreparedResume,
  { trades }: Pick<PostingRequirements, 'trades'>,
  person: FitPerson,
): Matched {
  switch (requirement.kind) {
    case 'skill':
      return matchTerms(requirement.terms, resume);
    case 'certificate':
    case 'licence':
      return matchCredential(requirement, resume);
    case 'manner':
      return orAsked(matchTerms(requirement.terms, resume));
    case 'years':
      return matchYears(requirement, resume, trades);
    case 'degree':
      return matchDegree(requirement, resume, trades);
    case 'language':
      return matchLanguage(requirement, resume);
    case 'other':
      return matchWords(requirement.words, resume);
    case 'place':
      return matchPlace(requirement, person, resume);
    case 'workplace':
      return matchWorkplace(requirement, person);
    case 'pay':
      return matchPay(requirement, person);
    case 'authorization':
      return matchAuthorization(requirement, person);
    case 'condition':
      return unanswered;
  }
}

function matchCredential(
  { terms, words, states, isLaterEnough }: Extract<Requirement, { kind: 'certificate' | 'licence' }>,
  resume: PreparedResume,
): Matched {
  if (terms.length === 0) return matchWords(words, resume);
  const matched = ofStates(states, terms, matchTerms(terms, resume));
  return isLaterEnough ? orAsked(matched) : matched;
}

/** What is not judged is asked where it is not found. */
const orAsked = (matched: Matched) => (matched.state === 'missing' ? unanswered : matched);

function matchTerms(terms: readonly string[], resume: PreparedResume): Matched {
  const named = terms.flatMap((term) => resume.terms.get(term) ?? []);
  const valid = named.filter((one) => !isExpired(one, resume.today));
  if (valid.length > 0) return found(...valid.slice(0, 3).map(({ evidence }) => evidence));
  const [expired] = named;
  if (expired) return partly({ what: 'expired', on: expired.until }, [expired.evidence]);
  return terms.some((term) => unsaid.has(term)) ? unanswered : lesser(terms, resume);
}

/** A licence of another state than those that are asked for is one in part; one that names no state may be of any. */
function ofStates(states: readonly string[], terms: readonly string[], matched: Matched): Matched {
  if (matched.state !== 'found' || states.length === 0 || !terms.every(isOfState)) return matched;
  const fits = matched.evidence.filter(({ quote }) => {
    const own = statesIn(quote);
    return own.length === 0 || own.some((state) => states.includes(state));
  });
  const named = matched.evidence.filter(({ quote }) => statesIn(quote).length > 0);
  // What only says “registered nurse” is outweighed by a licence that names its state.
  const isOther = named.length > 0 && named.every((one) => !fits.includes(one));
  return isOther ? partly({ what: 'place' }, named) : matched;
}

const isExpired = ({ until }: NamedTerm, today: string) =>
  /^\d{4}/.test(until) && until < today.slice(0, until.length);

/** Programs that come with all of their parts: who names the suite knows some of them. */
const suites = new Set(['Microsoft Office', 'Adobe Creative Suite', 'CAD']);
/** Nearly everybody has one and few resumes say it: asked where it is not found. */
const unsaid = new Set(['Driver license']);

/** One part of what is asked: Microsoft Office for Excel, a CDL class B for class A. */
function lesser(asked: readonly string[], resume: PreparedResume): Matched {
  for (const name of asked)
    for (const included of termTable().terms.get(name)?.includes ?? []) {
      const kind = termTable().terms.get(included)?.kind;
      const [named] = resume.terms.get(included) ?? [];
      if (!named) continue;
      if (suites.has(included)) return partly({ what: 'term', asked: name }, [named.evidence]);
      if (kind !== 'skill') return partly({ what: 'term', asked: name }, [named.evidence], 0.25);
    }
  return missing;
}

function matchLanguage(
  { languages, spoken }: Extract<Requirement, { kind: 'language' }>,
  resume: PreparedResume,
): Matched {
  const own = resume.languages.filter(({ language }) =>
    languages.length === 0 ? language !== 'en' : languages.includes(language),
  );
  const enough = own.find(
    ({ level }) => spoken === null || level === null || compareSpoken(level, atMostFluent(spoken)) >= 0,
  );
  if (enough) return found(enough.evidence);
  const [less] = own;
  if (less && spoken) return partly({ what: 'language-level', asked: spoken }, [less.evidence]);
  // A resume in English rarely says that its writer speaks it.
  return languages.includes('en') ? unanswered : missing;
}

/** “Native” asks for what one who is fluent has as well. */
const atMostFluent = (spoken: NonNullable<Extract<Requirement, { kind: 'language' }>['spoken']>) =>
  spoken === 'native' ? 'fluent' : spoken;

/** Free words are found in one line that holds most of them, and asked else. */
function matchWords(words: readonly string[], resume: PreparedResume): Matched {
  const counts = new Map<number, number>();
  for (const word of words)
    for (const line of resume.linesOfWord.get(word) ?? []) counts.set(line, (counts.get(line) ?? 0) + 1);
  const needed = Math.max(2, Math.ceil(words.length * 0.7));
  let best = -1;
  for (const [line, count] of counts)
    if (count >= needed && (best < 0 || count > (counts.get(best) ?? 0))) best = line;
  const line = resume.lines[best];
  return line ? found(evidenceIn(line, line.start, line.end)) : unanswered;
}
