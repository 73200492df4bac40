import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stemOf } from '../core/src/truth/concepts.ts';
import { claimRoots, emptyHeads, particles } from './word-lexicon.data.ts';
import { escoPairs } from './word-lexicon-esco.ts';
import { lemmaOf, readWordNet, type WordNet } from './word-lexicon-wordnet.ts';

/** A thesaurus as a file of lines, the word first and then what it lists: “mend,fix,repair”. */
type Thesaurus = ReadonlyMap<string, ReadonlySet<string>>;

/** What the lexicon of the verifier is made of. */
type Sources = { verbs: WordNet; nouns: WordNet; adjectives: WordNet; thesaurus: Thesaurus; esco: string };

/** Senses of a word that count; the rest are rare. */
const senses = { verb: 5, usual: 3, gloss: 3, claim: 2, kin: 3, noun: 3, narrow: 2 } as const;
/** How alike the lists of two words must be that name each other. */
const alike = 0.25;
/** How often two verbs must name one skill. */
const fewestSkills = 2;

class Pairs {
  readonly found = new Map<string, Set<string>>();
  readonly #known: ReadonlySet<string>;
  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }
  add(one: string, other: string): void {
    if (one === other || !this.#known.has(one) || !this.#known.has(other)) return;
    const [first, second] = one < other ? [one, other] : [other, one];
    const list = this.found.get(first) ?? new Set();
    this.found.set(first, list.add(second));
  }
}

/** Pairs of verbs that may name one act. */
export function verbPairs(
  { verbs, thesaurus, esco }: Sources,
  known: ReadonlySet<string>,
  { atWork, claims }: { atWork: ReadonlySet<string>; claims: ReadonlyMap<string, readonly number[]> },
): Pairs {
  // Where one claims an act of its own kind, a thesaurus puts too much beside it.
  const isApart = (one: string, other: string) => {
    const [of, beside] = [claims.get(one) ?? [], claims.get(other) ?? []];
    return of.length + beside.length > 0 && !of.some((kind) => beside.includes(kind));
  };
  const isNear = (one: string, other: string) => one < other && !isApart(one, other);
  const pairs = new Pairs(known);
  const holders = new Map<string, string[]>();
  for (const verb of known)
    for (const at of verbs.senses(verb).slice(0, senses.verb))
      holders.set(at, [...(holders.get(at) ?? []), verb]);
  for (const [at, words] of holders) {
    const isUsual = (word: string) => verbs.senses(word).indexOf(at) < senses.usual;
    for (const one of words)
      for (const other of words)
        if (!isApart(one, other) || (isUsual(one) && isUsual(other))) pairs.add(one, other);
    const near = verbs.pointers(at, ['@', '$', '*']).flatMap((to) => holders.get(to) ?? []);
    for (const one of words) for (const other of near) if (!isApart(one, other)) pairs.add(one, other);
  }
  for (const verb of known)
    for (const at of verbs.senses(verb).slice(0, senses.gloss))
      for (const word of verbs.definition(at).slice(0, 4))
        if (!emptyHeads.has(word) && !isApart(verb, word)) pairs.add(verb, word);
  // A thesaurus is loose: its words of common speech are left out.
  const listed = new Map([...atWork].map((verb) => [verb, within(thesaurus.get(verb), known)]));
  for (const [verb, names] of listed)
    for (const other of names)
      if (isNear(verb, other) && listed.get(other)?.has(verb) && likeness(names, listed.get(other)) >= alike)
        pairs.add(verb, other);
  for (const [one, other, count] of escoPairs(esco, verbs).verbs)
    if (count >= fewestSkills && !isApart(american(one, known), american(other, known)))
      pairs.add(american(one, known), american(other, known));
  return pairs;
}

/** Pairs of things: the word that may be said first, what it may be said of behind it. */
export function thingPairs(
  { nouns, esco, verbs }: Sources,
  known: ReadonlySet<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (said: string, had: string) => {
    if (said !== had && known.has(said) && known.has(had))
      found.set(said, (found.get(said) ?? new Set()).add(had));
  };
  for (const noun of known) {
    for (const at of nouns.senses(noun).slice(0, senses.noun))
      for (const other of nouns.words(at))
        if (nouns.senses(other).slice(0, senses.noun).includes(at)) add(other, noun);
    for (const at of nouns.senses(noun).slice(0, senses.narrow)) {
      const wider = nouns.pointers(at, ['@']);
      for (const to of [...wider, ...wider.flatMap((one) => nouns.pointers(one, ['@']))])
        if (!nouns.isTop(to))
          for (const other of nouns.words(to))
            if (nouns.senses(other).slice(0, senses.narrow).includes(to)) add(other, noun);
    }
  }
  for (const [one, other, count] of escoPairs(esco, verbs).things)
    if (count >= fewestSkills)
      for (const [said, had] of [
        [one, other],
        [other, one],
      ] as const)
        add(said, had);
  return found;
}

/** Words of other parts of speech whose stems do not show that they are one: “decide” and “decision”. */
export function kinWords(
  { verbs, nouns, adjectives }: Sources,
  known: { verbs: Set<string>; nouns: Set<string> },
): string[] {
  const pairs = new Set<string>();
  const all = { v: verbs, n: nouns, a: adjectives } as const;
  for (const [pos, words] of [
    ['v', known.verbs],
    ['n', known.nouns],
  ] as const)
    for (const word of words)
      for (const at of all[pos].senses(word).slice(0, senses.kin))
        for (const [to, into] of all[pos].kin(at))
          for (const other of all[into as 'v']?.words(to) ?? []) {
            const isClose = other.slice(0, 4) === word.slice(0, 4) || other.slice(0, 3) === word.slice(0, 3);
            const isUsual =
              /^[a-z]+$/.test(other) && all[into as 'v'].senses(other).slice(0, senses.kin).includes(to);
            if (
              isClose &&
              isUsual &&
              all[into as 'v'].frequency(other) >= 8 &&
              stemOf(word) !== stemOf(other)
            )
              pairs.add([word, other].sort().join(':'));
          }
  return [...pairs].sort();
}

/** Verbs that claim an act of their own kind, with the kinds: what a narrower verb of WordNet’s tree inherits. */
export function claimKinds(verbs: WordNet, known: ReadonlySet<string>): Map<string, number[]> {
  const kinds = new Map<string, number[]>();
  for (const [kind, roots] of claimRoots.entries()) {
    const named = new Set(roots.split(' ').map((root) => root.split('.')[0]));
    const tops = new Set(roots.split(' ').map((root) => verbs.sense(root)));
    for (const verb of known) {
      const isOfKind = verbs
        .senses(verb)
        .slice(0, senses.claim)
        .some((at) => tops.has(at) || verbs.ancestors(at).some((up) => tops.has(up)));
      if (isOfKind || named.has(verb)) kinds.set(verb, [...(kinds.get(verb) ?? []), kind]);
    }
  }
  return kinds;
}

function within(names: ReadonlySet<string> | undefined, known: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...(names ?? [])].filter((name) => known.has(name)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string> | undefined): number {
  if (!other || one.size === 0 || other.size === 0) return 0;
  return [...one].filter((word) => other.has(word)).length / Math.sqrt(one.size * other.size);
}

const american = (verb: string, known: ReadonlySet<string>) => {
  const spelled = verb.replace(/([iy])s(e|e_\w+)$/, '$1z$2').replace(/our\b/, 'or');
  return known.has(spelled) ? spelled : verb;
};

/** Verbs with their particles, and nouns, that professional prose or common speech has. */
function knownWords({ verbs, nouns, esco }: Sources) {
  const counts = new Map<string, number>();
  for (const [word] of esco.toLowerCase().matchAll(/[a-z]+/g)) {
    const base = lemmaOf(word.replace(/([iy])s(e|es|ed|ing)$/, '$1z$2'), verbs, nouns);
    for (const one of new Set([word, ...base])) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const isCommon = (word: string, of: WordNet) => of.frequency(word) >= 2 || (counts.get(word) ?? 0) >= 3;
  const isVerb = (word: string) => {
    const [head = '', particle, third] = word.split('_');
    if (third !== undefined || /[^a-z_]/.test(word)) return false;
    return isCommon(head, verbs) && (particle === undefined || particles.has(particle));
  };
  const common = verbs.lemmas().filter(isVerb);
  return {
    verbs: new Set(common),
    atWork: new Set(common.filter((verb) => (counts.get(verb.split('_')[0] ?? '') ?? 0) >= 3)),
    nouns: new Set(
      nouns
        .lemmas()
        .filter(
          (word) => /^[a-z]{2,}$/.test(word) && (nouns.frequency(word) >= 4 || (counts.get(word) ?? 0) >= 8),
        ),
    ),
  };
}

const packed = (places: readonly number[]) =>
  [...places]
    .sort((one, other) => one - other)
    .map((place, at, all) => (place - (all[at - 1] ?? 0)).toString(36))
    .join(' ');

/** The module that holds the lexicon, with its sources. */
export function lexiconModule(sources: Sources): string {
  const known = knownWords(sources);
  const verbs = [...known.verbs].sort();
  const nouns = [...known.nouns].sort();
  const verbPlace = new Map(verbs.map((word, at) => [word, at]));
  const nounPlace = new Map(nouns.map((word, at) => [word, at]));
  const claims = claimKinds(sources.verbs, known.verbs);
  const pairs = verbPairs(sources, known.verbs, { ...known, claims }).found;
  const things = thingPairs(sources, known.nouns);
  const acts = verbs.map((verb) =>
    packed([...(pairs.get(verb) ?? [])].map((one) => verbPlace.get(one) ?? 0)),
  );
  const wider = nouns.map((noun) =>
    packed([...(things.get(noun) ?? [])].map((one) => nounPlace.get(one) ?? 0)),
  );
  const kinds = verbs.flatMap((verb) => {
    const of = claims.get(verb);
    return of ? [`${verb}:${of.map((kind) => kind.toString(36)).join('')}`] : [];
  });
  const people = nouns.filter((noun) => sources.nouns.isPerson(noun));
  const manners = sources.adjectives
    .lemmas()
    .filter(
      (word) =>
        /^[a-z]+$/.test(word) &&
        sources.adjectives.frequency(word) >= 3 &&
        sources.adjectives.isDescriptive(word),
    )
    .filter((word) => !known.nouns.has(word) && !known.verbs.has(word))
    .sort();
  return `/**
 * Words of acts and things that may be said for one another, made by scripts/word-lexicon.ts from WordNet 3.1 (Princeton
 * University; its license stands in docs/licenses/wordnet.txt), the Moby Thesaurus of Grady Ward (public domain) and the
 * skills of ESCO 1.1.1 (European Commission, CC BY 4.0), changed: cut to common words, paired and packed. Places count
 * from the last one in base 36.
 */
export const lexiconVerbs = '${verbs.join(' ')}';
/** Of each verb, the later ones that may name one act. */
export const lexiconActs = '${acts.join(',')}';
/** Verbs that claim an act of their own kind, and which kinds. */
export const lexiconClaims = '${kinds.join(' ')}';
export const lexiconNouns = '${nouns.join(' ')}';
/** Of each noun, what it may be said of. */
export const lexiconThings = '${wider.join(',')}';
/** Pairs of words of one root whose stems do not show it. */
export const lexiconKin = '${kinWords(sources, known).join(' ')}';
export const lexiconPeople = '${people.join(' ')}';
/** Adjectives that say how something is and not what. */
export const lexiconManners = '${manners.join(' ')}';
`;
}

/** \`node scripts/word-lexicon.ts DICT MOBY ESCO\`: the folder of WordNet, the thesaurus by lines, the table of skills. */
async function build([dict, moby, skills]: string[]): Promise<void> {
  if (!dict || !moby || !skills)
    throw new Error('Name the folder of WordNet, the thesaurus and the table of skills.');
  const read = (path: string) => readFile(path, 'utf8');
  const [verbs, nouns, adjectives, thesaurus, esco] = await Promise.all([
    readWordNet(dict, 'verb'),
    readWordNet(dict, 'noun'),
    readWordNet(dict, 'adj'),
    read(moby),
    read(skills),
  ]);
  const lists = thesaurus.split('\n').map((line) => line.toLowerCase().replaceAll(' ', '_').split(','));
  const byWord = new Map<string, Set<string>>();
  for (const [head = '', ...names] of lists)
    byWord.set(head, new Set([...(byWord.get(head) ?? []), ...names]));
  const target = join(fileURLToPath(new URL('../core/src/truth/', import.meta.url)), 'word-lexicon.data.ts');
  await writeFile(target, lexiconModule({ verbs, nouns, adjectives, thesaurus: byWord, esco }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv.slice(2));
