import { agree, stemOf } from './concepts.ts';
import { negations, type PreparedEvidence, type PreparedItem } from './prepared-evidence.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { ratesIn } from './rates.ts';
import { type SaidVerb, saidVerbs } from './scope.ts';
import { type TruthWord, truthWords } from './truth-words.ts';
import type { ProblemKind, TruthProblem } from './verdict.ts';
import { thingsBehind } from './word-lexicon.ts';

/** A sentence with what is known of it and of the evidence that it comes close to. */
export type ReadSentence = {
  text: string;
  words: readonly TruthWord[];
  quantities: readonly Quantity[];
  rates: readonly { period: string; start: number; end: number }[];
  verbs: readonly SaidVerb[];
  /** Places of the words that claim something and are no number. */
  content: readonly number[];
  isNegated: boolean;
  /** What it may rest on: the person's items, and the posting's for a sentence about the job. */
  items: readonly PreparedItem[];
  /** Items by how much of the sentence they say, the most first; only those that say something. */
  aligned: readonly { item: PreparedItem; score: number; hits: readonly number[] }[];
  /** Places of the positions whose employer and title it names, else whose employer, else whose title. */
  named: ReadonlySet<number>;
  /** Places of all positions of which it names one of both. */
  mentioned: ReadonlySet<number>;
  /** Somebody says of themselves what they did; else a thing is what acts. */
  isFirstPerson: boolean;
  evidence: PreparedEvidence;
};

const aboutJob =
  /\b(?:your (?:posting|ad|advertisement|listing|description|company|team|hospital|school|firm|department|office)|you (?:ask|seek|need|look|want|are looking)|the (?:posting|ad|job description) (?:asks|says|calls|wants|mentions))\b/i;
const aboutPerson = /\b(?:I|my|me|I'm|I’ve|I've)\b/;

/** Whether a sentence speaks of the employer or the posting, by its name too, and not of the person. */
function isAboutJob(text: string, words: readonly TruthWord[], { posting }: PreparedEvidence): boolean {
  if (aboutPerson.test(text)) return false;
  if (aboutJob.test(text)) return true;
  const names = new Set(words.filter(({ text: word }) => /^\p{Lu}/u.test(word)).map(({ lower }) => lower));
  return posting.some(({ employer }) => employer.length > 0 && employer.every((word) => names.has(word)));
}

/** Reads a sentence beside the evidence. */
export function readSentence(text: string, evidence: PreparedEvidence): ReadSentence {
  const words = withDictionary(truthWords(text), text, evidence);
  const verbs = saidVerbs(text, words);
  const quantities = quantitiesIn(text, words);
  const inNumber = new Set(
    quantities.flatMap(({ at, to }) => Array.from({ length: to - at }, (_, next) => at + next)),
  );
  // “Am trained in”: what follows claims, and not the word.
  const isQuality = (at: number) =>
    /^(?:am|are|is)$/.test(words[at - 1]?.lower ?? '') &&
    /^(?:trained|qualified|educated|based)$/.test(words[at]?.lower ?? '');
  const content = words.flatMap((word, at) =>
    word.isPlain || inNumber.has(at) || isQuality(at) ? [] : [at],
  );
  const items = isAboutJob(text, words, evidence)
    ? [...evidence.person, ...evidence.posting]
    : evidence.person;
  const numbers = quantities.filter(({ isYear }) => !isYear);
  const aligned = items
    .map((item) => {
      const hits = content.filter((at) => agree(words[at]?.concepts ?? [], item.concepts));
      const same = numbers.filter(({ value }) => item.quantities.some((had) => had.value === value)).length;
      const weight = (at: number) =>
        1 /
        (1 + Math.log(Math.min(...(words[at]?.concepts ?? []).map((one) => evidence.spread.get(one) ?? 1))));
      return {
        item,
        hits,
        score: hits.reduce((sum, at) => sum + weight(at), 0) + same * (hits.length > 0 ? 1.5 : 0.5),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.item.at - other.item.at);
  return {
    ...{ text, words, quantities, content, items, aligned, evidence },
    rates: ratesIn(text),
    verbs: verbs.filter(({ at }) => !inNumber.has(at)),
    isNegated: negations.test(text),
    ...namedPositions(words, evidence),
    isFirstPerson:
      /\b(?:I|we|We)\b/.test(text) ||
      (words[0]?.verb !== undefined && !/^(?:the|a|an)$/.test(words[0].lower)),
  };
}

/** Of what one holds every word counts, and no other stands for it. */
export const exact =
  /\b(?:licen[cs]|certif|endorse|award|patent|publish|publication|(?:degree|clearance|expert)\b)/i;

/** Words that the evidence does not have, with what a dictionary says they may be said of and it does have. */
function withDictionary(
  words: readonly TruthWord[],
  text: string,
  { concepts, posting, person }: PreparedEvidence,
): readonly TruthWord[] {
  if (exact.test(text)) return words;
  const acting = new Set(saidVerbs(text, words).map(({ word }) => word));
  const claiming = words.filter((word) => !word.isPlain);
  return words.map((word) => {
    if (word.isPlain || word.isName || word.isStrict || word.length > 1 || /\d/.test(word.lower)) return word;
    if (acting.has(word) || agree(word.concepts, concepts)) return word;
    if (posting.some((item) => agree(word.concepts, item.concepts))) return word;
    const known = thingsBehind(word.lower)
      .map(stemOf)
      .filter((stem) => concepts.has(stem));
    // The piece of evidence that has it says something else of the sentence too.
    const had = known.filter((stem) =>
      person.some(
        (item) =>
          item.concepts.has(stem) &&
          claiming.some(
            (other) => other !== word && !acting.has(other) && agree(other.concepts, item.concepts),
          ),
      ),
    );
    return had.length === 0 ? word : { ...word, concepts: [...word.concepts, ...had] };
  });
}

function namedPositions(words: readonly TruthWord[], { person }: PreparedEvidence) {
  const lowers = new Set(words.map(({ lower }) => lower));
  const names = new Set(
    words.filter(({ isName }, at) => isName && !isOnlyBefore(words, at)).map(({ lower }) => lower),
  );
  const concepts = new Set(words.flatMap((word) => word.concepts));
  const byEmployer = new Set<number>();
  const byTitle = new Set<number>();
  for (const { item, at, employer, title } of person) {
    if (item.kind !== 'position') continue;
    const said = employer.filter((lower) => lowers.has(lower));
    if (said.length * 2 >= employer.length && said.some((lower) => names.has(lower))) byEmployer.add(at);
    if (title.length > 0 && title.every((word) => agree(word.concepts, concepts))) byTitle.add(at);
  }
  // “At the hospital” is the one employer whose name ends so.
  if (byEmployer.size === 0) for (const at of placesMeant(words, person)) byEmployer.add(at);
  const both = [...byEmployer].filter((at) => byTitle.has(at));
  const mentioned = new Set([...byEmployer, ...byTitle]);
  if (both.length > 0) return { named: new Set(both), mentioned };
  return { named: byEmployer.size > 0 ? byEmployer : byTitle, mentioned };
}

/** “For two years before Firestone I balanced tires”: an employer that tells when tells not where. */
function isOnlyBefore(words: readonly TruthWord[], at: number): boolean {
  let first = at;
  while (words[first - 1]?.isName) first -= 1;
  const [far = '', near = ''] = [words[first - 2]?.lower, words[first - 1]?.lower];
  return (
    /^(?:before|until)$/.test(near) ||
    (/^(?:before|until)$/.test(far) && /^(?:the|joining|my|leaving|entering)$/.test(near))
  );
}

function placesMeant(words: readonly TruthWord[], person: readonly PreparedItem[]): number[] {
  const said = words.flatMap(({ lower }, at) =>
    words[at - 1]?.lower === 'the' && /^(?:at|in|for|with|from)$/.test(words[at - 2]?.lower ?? '')
      ? [lower]
      : [],
  );
  const meant = person.filter(
    ({ item, employer }) => item.kind === 'position' && said.includes(employer.at(-1) ?? ''),
  );
  return new Set(meant.map(({ item }) => item.employer)).size === 1 ? meant.map(({ at }) => at) : [];
}

/** A problem of the words from `start` up to `end`; `grade.ts` says which of them are wording. */
export function problem(
  { text }: { text: string },
  kind: ProblemKind,
  span: { start: number; end: number },
  had?: { item: PreparedItem; instead?: string },
): TruthProblem {
  const { start, end } = span;
  return {
    kind,
    grade: 'fact',
    start,
    end,
    said: text.slice(start, end),
    instead: had?.instead ?? '',
    evidence: had?.item.item.id ?? '',
  };
}
