import { keysOf } from '../../../entities/keys-of.ts';
import type { StatedFact } from '../../../entities/posting/posting.ts';
import { factKey } from '../../../entities/posting/posting-fact-key.ts';
import { type PostingFactName, postingFacts } from '../../../entities/posting/posting-fact-names.ts';
import { type Clause, clausesOf, titleClause } from './clauses.ts';
import type { FactReader } from './fact-reading.ts';
import { readClearance } from './read-clearance.ts';
import { askedDegree, readDegree } from './read-degree.ts';
import { readExperience } from './read-experience.ts';
import { readFairChance } from './read-fair-chance.ts';
import { readLanguage } from './read-language.ts';
import { readLicence } from './read-licence.ts';
import { readShift } from './read-shift.ts';
import { readSponsorship } from './read-sponsorship.ts';
import { readTerm } from './read-term.ts';
import { askedTravel, readTravel } from './read-travel.ts';

/** What is read of a posting: its title and its plain text. */
export type ReadPosting = { title: string; text: string };

/** As far as a text is read; what it is searched by ends there too. */
const longestText = 150_000;

/** Each reader with the words without which no clause states its fact: most clauses are passed over at once. */
const readers: readonly (readonly [RegExp, FactReader])[] = [
  [
    /shift|schicht|^day|night|evening|weekend|wochenend|nachtd|saturday|sunday|rotat|\d ?[ap]|\d:\d/,
    readShift,
  ],
  [
    /degree|bachelor|baccal|master|diploma|high school|\bged\b|ph\.? ?d|doctor|\bb\.?[as]|\bm\.?[abs]|studium|abitur|associate|education|experience/,
    readDegree,
  ],
  [/years?\b|yrs?\b|yoe\b|months?\b|jahr|experience|erfahrung|vorkenntnisse/, readExperience],
  [
    /sh\b|man\b|ch\b|ese\b|englisch|deutsch|arabi|bengali|mandarin|creole|hebrew|hindi|korean|farsi|persian|russian|spanisch|español|tagalog|thai|ukrainian|czech|dutch|greek|italian|hungarian|norwegian|romanian/,
    readLanguage,
  ],
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
  const all: StatedFact[] = [];
  const take = (clause: Clause) => {
    for (const [trigger, read] of readers) if (trigger.test(clause.lower)) all.push(...read(clause));
  };
  take(titleClause(title));
  for (const clause of clausesOf(text.slice(0, longestText))) take(clause);
  return keysOf(postingFacts).flatMap((fact) => {
    const own = all.filter((one) => one.fact === fact);
    return inOrder(fact, decided(fact, own));
  });
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
