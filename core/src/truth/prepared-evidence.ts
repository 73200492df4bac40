import type { DegreeLevel } from '../fit/degree-levels.ts';
import { placedWords } from '../fit/placed-words.ts';
import type { SpokenLevel } from '../fit/spoken-levels.ts';
import { termsIn, withIncluded } from '../fit/term-table.ts';
import { countMonths, type Months, monthsHeld } from '../fit/worked-months.ts';
import { companyNamed } from './company-name.ts';
import { degreesSaid } from './degrees-said.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { ratesIn } from './rates.ts';
import type { ScopeLevel } from './scope.data.ts';
import { ownActions, type SaidVerb, scopeOfLine } from './scope.ts';
import { spokenIn } from './spoken.ts';
import { type TruthWord, truthWords } from './truth-words.ts';
import type { EvidenceItem } from './verdict.ts';
import { verbBase } from './word-lexicon.ts';

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
  /** What it says was done besides what it says was helped with. */
  actions: readonly SaidVerb[];
  /** The bases of its verbs, empty ones too: “hold” of “Hold meetings”. */
  acts: readonly string[];
  /** Its words that claim something and are no number. */
  claiming: readonly TruthWord[];
  /** How many words and numbers of it claim something. */
  weight: number;
  isNegated: boolean;
  months: Months | null;
  /** Words of the employer’s name and of the title of a position that tell it from others; of a posting, who has it. */
  employer: readonly string[];
  title: readonly TruthWord[];
  /** Index of the position it is under, or its own; -1 for none. */
  position: number;
};

/** Everything that sentences are compared with, read once for any number of them. */
export type PreparedEvidence = {
  person: readonly PreparedItem[];
  posting: readonly PreparedItem[];
  /** What any of the person's items says. */
  concepts: ReadonlySet<string>;
  lowers: ReadonlySet<string>;
  /** Terms of the table that somebody's skills, credentials and lines name, with the first item that does. */
  terms: ReadonlyMap<string, PreparedItem>;
  languages: ReadonlyMap<string, SpokenLevel | null>;
  degrees: ReadonlySet<DegreeLevel>;
  /** In how many items a concept stands. */
  spread: ReadonlyMap<string, number>;
  /** Months of all positions together, what overlaps once. */
  worked: number;
};

/** What is not held yet: an examination on the way to it, a course that continues. */
const isOpen =
  /\b(?:exams?|examination|candidate|in progress|pending|expected|parts? passed|pursuing|studying)\b/i;

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
    terms: termsOf(person),
    languages,
    degrees: new Set(
      person
        .filter(({ item }) => !item.isUnfinished && item.kind !== 'position' && item.kind !== 'skill')
        .flatMap(({ item }) =>
          degreesSaid(item.text, item.kind === 'education' || item.kind === 'credential').map(
            ({ level }) => level,
          ),
        ),
    ),
    spread,
    worked: countMonths(
      person.flatMap(({ months, item }) => (months && item.kind === 'position' ? [months] : [])),
    ),
  };
}

function termsOf(person: readonly PreparedItem[]): Map<string, PreparedItem> {
  const terms = new Map<string, PreparedItem>();
  for (const prepared of person) {
    const { item } = prepared;
    // The name of an employer (“Grant CPAs”) says nothing of what one holds.
    for (const { term } of termsIn(placedWords(ownText(item)), ownText(item), 'resume')) {
      const isCredential = term.kind === 'licence' || term.kind === 'certificate';
      if (isCredential && isOpen.test(item.text)) continue;
      for (const name of withIncluded(term.name)) if (!terms.has(name)) terms.set(name, prepared);
    }
  }
  return terms;
}

const ownText = (item: EvidenceItem) => (item.kind === 'position' ? (item.title ?? '') : item.text);

const legal = new Set('inc llc llp ltd gmbh co corp company ag plc the of and group'.split(' '));

function prepareItem(
  item: EvidenceItem,
  at: number,
  places: ReadonlyMap<string, number>,
  today: string,
): PreparedItem {
  const words = truthWords(item.text);
  const quantities = quantitiesIn(item.text, words);
  return {
    item,
    at,
    words,
    concepts: new Set([
      ...words.flatMap(({ concepts }) => concepts),
      ...(item.kind === 'credential' && !isOpen.test(item.text) ? ['~certify'] : []),
    ]),
    lowers: new Set([...words.map(({ lower }) => lower), ...placedWords(item.text).map(({ word }) => word)]),
    quantities,
    rates: new Set(ratesIn(item.text).map(({ period }) => period)),
    level: item.kind === 'position' ? levelOfTitle(item.title ?? '') : scopeOfLine(item.text, words),
    actions: item.kind === 'position' ? [] : ownActions(item.text, words),
    acts: item.kind === 'position' ? [] : actsOf(item.text, words),
    claiming: words.filter(
      ({ isPlain, isStrict }, at) =>
        (!isPlain || isStrict) && !quantities.some((one) => at >= one.at && at < one.to),
    ),
    weight: words.filter(({ isPlain, isStrict }) => !isPlain || isStrict).length,
    isNegated: negations.test(item.text) || /\w-free\b/i.test(item.text),
    months: monthsHeld(item.startDate ?? '', item.endDate ?? '', today),
    employer:
      item.kind === 'position' || item.kind === 'posting'
        ? truthWords(item.employer ?? (item.kind === 'posting' ? companyNamed(item.text) : ''))
            .map(({ lower }) => lower)
            .filter((lower) => !legal.has(lower))
        : [],
    title:
      item.kind === 'position'
        ? truthWords((item.title ?? '').replace(/\([^()]*\)/g, '')).filter(({ isPlain }) => !isPlain)
        : [],
    position: item.kind === 'position' ? at : (places.get(item.under ?? '') ?? -1),
  };
}

/** The verbs of a line by their bases, with a particle where one is behind it. */
function actsOf(text: string, words: readonly TruthWord[]): string[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1]?.lower ?? '';
    const gap = text.slice(words[at - 1]?.end ?? 0, word.start);
    // “Report broken lamps”: what is before a thing says how it is.
    const isVerb =
      !word.isName &&
      (at === 0 || /[,;:.]/.test(gap) || /^(?:and|or|then|to|i|we|who|that|which|by|while)$/.test(before));
    const base = isVerb ? verbBase(word.lower) : '';
    if (base === '') return [];
    return [base, `${base}_${words[at + 1]?.lower ?? ''}`];
  });
}

function levelOfTitle(title: string): ScopeLevel {
  if (/\b(?:owner|founder)\b/i.test(title)) return 'owned';
  if (
    /\b(?:manager|lead|leader|head|chief|director|captain|foreman|sergeant|principal)\b/i.test(title) &&
    !/\bassistant\b/i.test(title)
  )
    return 'led';
  return /\bsupervisor\b/i.test(title) ? 'supervised' : 'did';
}
