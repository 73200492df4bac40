import { knownVerb } from '../writing/verb-forms.ts';
import { participles } from './participles.data.ts';
import {
  lexiconActs,
  lexiconClaims,
  lexiconKin,
  lexiconManners,
  lexiconNouns,
  lexiconPeople,
  lexiconThings,
  lexiconVerbs,
} from './word-lexicon.data.ts';

/** What general dictionaries say of words, where the tables of the verifier say nothing. */
type Lexicon = {
  acts: ReadonlyMap<string, ReadonlySet<string>>;
  claims: ReadonlyMap<string, string>;
  things: ReadonlyMap<string, readonly string[]>;
  nouns: ReadonlySet<string>;
  people: ReadonlySet<string>;
  manners: ReadonlySet<string>;
  kin: ReadonlyMap<string, readonly string[]>;
};

let made: Lexicon | null = null;

/** Unpacks the lexicon when the first word is asked for. */
function lexicon(): Lexicon {
  if (made) return made;
  const verbs = lexiconVerbs.split(' ');
  const nouns = lexiconNouns.split(' ');
  const acts = new Map(verbs.map((verb) => [verb, new Set<string>()]));
  for (const [place, row] of lexiconActs.split(',').entries())
    for (const other of unpacked(row)) {
      const [one = '', near = ''] = [verbs[place], verbs[other]];
      acts.get(one)?.add(near);
      acts.get(near)?.add(one);
    }
  const things = lexiconThings.split(',').map((row) => unpacked(row).map((at) => nouns[at] ?? ''));
  const kin = new Map<string, string[]>();
  for (const pair of lexiconKin.split(' ')) {
    const [one = '', other = ''] = pair.split(':');
    kin.set(one, [...(kin.get(one) ?? []), other]);
    kin.set(other, [...(kin.get(other) ?? []), one]);
  }
  made = {
    acts,
    claims: new Map(
      lexiconClaims.split(' ').map((one) => {
        const [verb = '', kinds = ''] = one.split(':');
        return [verb, kinds];
      }),
    ),
    things: new Map(nouns.map((noun, at) => [noun, things[at] ?? []])),
    nouns: new Set(nouns),
    people: new Set(lexiconPeople.split(' ')),
    manners: new Set(lexiconManners.split(' ')),
    kin,
  };
  return made;
}

function unpacked(row: string): number[] {
  let at = 0;
  return row === ''
    ? []
    : row.split(' ').map((step) => {
        at += Number.parseInt(step, 36);
        return at;
      });
}

/** Whether two verbs, each by its base and with its particle (“map_out”), may name one act. */
export function mayNameOneAct(one: string, other: string): boolean {
  return one === other || lexicon().acts.get(one)?.has(other) === true;
}

/** Verbs that may name the same act as one. */
export function actsBeside(verb: string): ReadonlySet<string> {
  return lexicon().acts.get(verb) ?? none;
}
const none: ReadonlySet<string> = new Set();

/** Whether a verb claims an act of its own kind (to sell, to hire, to repair) that another does not. */
export function claimsApart(verb: string, other: string): boolean {
  const { claims, acts } = lexicon();
  if (!acts.has(verb)) return true;
  const kinds = claims.get(verb);
  if (kinds === undefined) return false;
  const had = claims.get(other) ?? '';
  return ![...kinds].some((kind) => had.includes(kind));
}

/** Whether a verb claims an act of a kind that one of the others claims too. */
export function claimsLike(verb: string, others: readonly string[]): boolean {
  const { claims } = lexicon();
  const kinds = claims.get(verb) ?? '';
  return others.some((other) => [...(claims.get(other) ?? '')].some((kind) => kinds.includes(kind)));
}

/** What a word may be said of: its synonyms, what it is a wider word for, and words of its root. */
export function thingsBehind(word: string): readonly string[] {
  const { things, kin } = lexicon();
  const own = new Set([...singulars(word), verbBase(word)]);
  return [...own].flatMap((one) => [...(things.get(one) ?? []), ...(kin.get(one) ?? [])]);
}

/** The base of a verb in any of its forms; '' for a word that is none. */
export function verbBase(lower: string): string {
  const known = knownVerb(lower)?.base ?? participles.get(lower);
  if (known !== undefined) return known;
  const { acts } = lexicon();
  return basesOf(lower).find((base) => acts.has(base)) ?? '';
}

/** A word that dictionaries have as a noun and not as a verb. */
export function isNounAlone(lower: string): boolean {
  const { nouns } = lexicon();
  return verbBase(lower) === '' && singulars(lower).some((noun) => nouns.has(noun));
}

/** A noun that names who somebody is. */
export function isPerson(lower: string): boolean {
  const { people } = lexicon();
  return singulars(lower).some((noun) => people.has(noun));
}

/** A word that says how and not what: an adverb, an adjective that describes. */
export function isManner(lower: string): boolean {
  if (/..ly$/.test(lower) && !isNounAlone(lower) && verbBase(lower) === '') return true;
  return lexicon().manners.has(lower);
}

function basesOf(lower: string): string[] {
  const bases = [lower];
  for (const ending of ['s', 'es', 'd', 'ed', 'ing'])
    if (lower.endsWith(ending) && lower.length - ending.length > 2) {
      const stem = lower.slice(0, -ending.length);
      bases.push(stem, `${stem}e`);
      if (stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1));
    }
  if (/ie[sd]$/.test(lower)) bases.push(`${lower.slice(0, -3)}y`);
  return bases;
}

function singulars(lower: string): string[] {
  const forms = [lower];
  if (lower.endsWith('ies')) forms.push(`${lower.slice(0, -3)}y`);
  if (lower.endsWith('es')) forms.push(lower.slice(0, -2));
  if (lower.endsWith('s') && !lower.endsWith('ss')) forms.push(lower.slice(0, -1));
  if (lower === 'children') forms.push('child');
  return forms;
}
