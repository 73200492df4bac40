import { countMonths, type Months, monthsHeld } from '../fit/worked-months.ts';
import type { DegreeLevel } from '../fit/degree-levels.ts';
import { degreesIn } from '../fit/degree-terms.ts';
import { placedWords } from '../fit/placed-words.ts';
import type { SpokenLevel } from '../fit/spoken-levels.ts';
import { termsIn, withIncluded } from '../fit/term-table.ts';
import { spokenIn } from './spoken.ts';
import { type Quantity, quantitiesIn, ratesIn } from './quantities.ts';
import { scopeOfLine } from './scope.ts';
import type { ScopeLevel } from './scope.data.ts';
import { type TruthWord, truthWords } from './truth-words.ts';
import type { EvidenceItem } from './verdict.ts';

/** A piece of evidence, read once. */
export type PreparedItem = {
  item: EvidenceItem;
  /** Place among the items. */
  at: number;
  words: readonly TruthWord[];
  concepts: ReadonlySet<string>;
  lowers: ReadonlySet<string>;
  quantities: readonly Quantity[];
  rates: ReadonlySet<string>;
  level: ScopeLevel;
  isNegated: boolean;
  months: Months | null;
  /** Index of the position it stands under, or its own; -1 for none. */
  position: number;
};

/** Everything that sentences are compared with, read once for any number of them. */
export type PreparedEvidence = {
  person: readonly PreparedItem[];
  posting: readonly PreparedItem[];
  /** What any of the person's items says. */
  concepts: ReadonlySet<string>;
  lowers: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  languages: ReadonlyMap<string, SpokenLevel | null>;
  degrees: ReadonlySet<DegreeLevel>;
  /** In how many items a concept stands. */
  spread: ReadonlyMap<string, number>;
  /** Months of all positions together, what overlaps once. */
  worked: number;
};

export const negations = /\b(?:no|not|never|without|none|nothing|zero|nobody|neither|nor)\b|n['’]t\b/i;

/** Reads evidence for comparing; `today` is the calendar date that open ends run to. */
export function prepareEvidence(evidence: readonly EvidenceItem[], today: string): PreparedEvidence {
  const places = new Map(evidence.map(({ id }, at) => [id, at]));
  const all = evidence.map((item, at) => prepareItem(item, at, places, today));
  const person = all.filter(({ item }) => item.kind !== 'posting');
  const spread = new Map<string, number>();
  for (const { concepts } of person) for (const one of concepts) spread.set(one, (spread.get(one) ?? 0) + 1);
  const languages = new Map<string, SpokenLevel | null>();
  for (const { item } of person)
    for (const { language, level } of spokenIn(item.text)) {
      const known = languages.get(language);
      if (known === undefined || known === null) languages.set(language, level);
    }
  return {
    person,
    posting: all.filter(({ item }) => item.kind === 'posting'),
    concepts: new Set(person.flatMap(({ concepts }) => [...concepts])),
    lowers: new Set(person.flatMap(({ lowers }) => [...lowers])),
    terms: new Set(
      person.flatMap(({ item }) =>
        termsIn(placedWords(item.text), item.text, 'resume').flatMap(({ term }) => withIncluded(term.name)),
      ),
    ),
    languages,
    degrees: new Set(
      person
        .filter(({ item }) => !item.isUnfinished && item.kind !== 'position' && item.kind !== 'skill')
        .flatMap(({ item }) => degreesIn(placedWords(item.text), item.text).map(({ level }) => level)),
    ),
    spread,
    worked: countMonths(person.flatMap(({ months, item }) => (months && item.kind === 'position' ? [months] : []))),
  };
}

function prepareItem(item: EvidenceItem, at: number, places: ReadonlyMap<string, number>, today: string): PreparedItem {
  const words = truthWords(item.text);
  return {
    item,
    at,
    words,
    concepts: new Set(words.flatMap(({ concepts }) => concepts)),
    lowers: new Set([...words.map(({ lower }) => lower), ...placedWords(item.text).map(({ word }) => word)]),
    quantities: quantitiesIn(item.text, words),
    rates: new Set(ratesIn(item.text).map(({ period }) => period)),
    level: item.kind === 'position' ? levelOfTitle(item.title ?? '') : scopeOfLine(item.text, words),
    isNegated: negations.test(item.text),
    months: monthsHeld(item.startDate ?? '', item.endDate ?? '', today),
    position: item.kind === 'position' ? at : (places.get(item.under ?? '') ?? -1),
  };
}

function levelOfTitle(title: string): ScopeLevel {
  if (/\b(?:owner|founder)\b/i.test(title)) return 'owned';
  if (/\b(?:manager|lead|leader|head|chief|director|captain|foreman|sergeant|principal)\b/i.test(title) && !/\bassistant\b/i.test(title))
    return 'led';
  return /\bsupervisor\b/i.test(title) ? 'supervised' : 'did';
}
