import type { StatedFact } from '../../../entities/posting/posting.ts';
import { factKey } from '../../../entities/posting/posting-fact-key.ts';
import { type PostingFactName, postingFactNames } from '../../../entities/posting/posting-fact-names.ts';
import { postingFacts } from '../../../entities/posting/posting-facts.data.ts';
import { type Clause, clausesOf, titleClause } from './clauses.ts';
import type { FactReader } from './fact-reading.ts';
import { readClearance } from './read-clearance.ts';
import { askedDegree, readDegree } from './read-degree.ts';
import { readExperience } from './read-experience.ts';
import { readFairChance } from './read-fair-chance.ts';
import { languageNames, readLanguage } from './read-language.ts';
import { readLicence } from './read-licence.ts';
import { readShift } from './read-shift.ts';
import { readSponsorship } from './read-sponsorship.ts';
import { readTerm } from './read-term.ts';
import { askedTravel, readTravel } from './read-travel.ts';

/** What is read of a posting: its title and its plain text. */
export type ReadPosting = { title: string; text: string };

/** As far as a text is read; what it is searched by ends there too. */
const longestText = 150_000;

/** Each reader with the words without which nothing states its fact: most clauses are passed over at once. */
const readers: readonly (readonly [words: RegExp, read: FactReader])[] = [
  [
    /shift|schicht|\bday\b|night|evening|weekend|wochenend|nachtd|saturday|sunday|rotat|\d ?[ap]|\d:\d/,
    readShift,
  ],
  [
    /degree|bachelor|baccal|master|diploma|high school|\bged\b|ph\.? ?d|doctor|\bb\.?[as]\b|\bbsc|\bb\.?tech|\bm\.?[abs]\b|\bm\.?sc|\bmba|\bms[nw]\b|\bbsn\b|studium|abitur|associate|education|equivalent|in lieu/,
    readDegree,
  ],
  [
    /years?\b|yrs?\b|yoe\b|months?\b|jahre|\bno experience|\bno (?:prior|previous|formal|work|professional|sales|driving) experience|experience (?:is )?not\b|formal education|vorkenntnisse|erfahrung/,
    readExperience,
  ],
  [languageNames, readLanguage],
  [/licen[sc]e|\bcdl|führerschein/, readLicence],
  [/travel|reise/, readTravel],
  [/season|saison|summer|temp|term\b|cover\b|befristet/, readTerm],
  [/sponsor|h-?1-?b|visa|visum/, readSponsorship],
  [/clearance|ts\/sci|top secret|poly|cleared/, readClearance],
  [/fair|convict|criminal|arrest|justice|incarcerated|chance|ban the/, readFairChance],
];

/**
 * The facts that a posting states, in the order of `postingFacts`, each value once with the words it rests on. What is
 * not stated is not there: silence is never a no. An advantage counts for languages alone.
 */
export function readPostingFacts({ title, text }: ReadPosting): StatedFact[] {
  const read = text.slice(0, longestText);
  const inText = readersFor(readers, read.toLowerCase());
  const all = readings(readers, titleClause(title));
  for (const clause of clausesOf(read)) all.push(...readings(inText, clause));
  return postingFactNames.flatMap((fact) => {
    const own = all.filter((one) => one.fact === fact);
    return inOrder(fact, decided(fact, own));
  });
}

/** The readers that may find something in a text in lower case. */
function readersFor(some: typeof readers, lower: string): typeof readers {
  return some.filter(([words]) => words.test(lower));
}

function readings(some: typeof readers, clause: Clause): StatedFact[] {
  return readersFor(some, clause.lower).flatMap(([, read]) => read(clause));
}

/** The facts of a posting as the database keeps them: `shift:night`. */
export function postingFactKeys(posting: ReadPosting): string[] {
  return readPostingFacts(posting).map(({ fact, value }) => factKey(fact, value));
}

function decided(fact: PostingFactName, readings: readonly StatedFact[]): StatedFact[] {
  if (fact === 'degree') return askedDegree(readings);
  if (fact === 'travel') return askedTravel(readings);
  if (fact === 'language')
    return distinct([...readings].sort((a, b) => Number(b.isRequired) - Number(a.isRequired)));
  const required = readings.filter(({ isRequired }) => isRequired);
  // The first figure is the one for the whole job; others are for single skills or other ways in.
  if (fact === 'experience' || fact === 'sponsorship') return required.slice(0, 1);
  return distinct(required);
}

/** In the order of `postingFacts`. */
function inOrder(fact: PostingFactName, readings: readonly StatedFact[]): StatedFact[] {
  const values: readonly string[] = postingFacts[fact];
  return readings.toSorted((one, other) => values.indexOf(one.value) - values.indexOf(other.value));
}

function distinct(readings: readonly StatedFact[]): StatedFact[] {
  const values = new Set<string>();
  return readings.filter(({ value }) => !values.has(value) && values.add(value));
}
