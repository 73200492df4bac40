import { placedWords } from '../fit/placed-words.ts';
import { termsIn } from '../fit/term-table.ts';
import { checkActions } from './check-actions.ts';
import { checkCharge } from './check-charge.ts';
import { checkDegrees, checkLanguages, checkVeryCredential, credentialSpans } from './check-credentials.ts';
import { checkNegation } from './check-negation.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOutcome } from './check-outcome.ts';
import { checkPlaces } from './check-places.ts';
import { checkTitles } from './check-titles.ts';
import { checkWords } from './check-words.ts';
import { agree } from './concepts.ts';
import { gradedProblems } from './grade.ts';
import type { PreparedEvidence, PreparedItem } from './prepared-evidence.ts';
import { isPurpose, withoutPurpose } from './purpose.ts';
import { type ReadSentence, readSentence } from './read-sentence.ts';
import { isOfNoWork, withoutStance } from './stance.ts';
import type { CheckedSentence, Resting, TruthProblem } from './verdict.ts';

/** Longer ones are cut: nobody writes a sentence of a page. */
const longest = 2_000;

/** Where a sentence is beside the evidence; the same on every device. */
export function verifySentence(text: string, evidence: PreparedEvidence): CheckedSentence {
  const said = text.slice(0, longest);
  const sentence = readSentence(said, evidence);
  const span = { text, start: 0, end: text.length };
  if (sentence.content.length + sentence.quantities.length + sentence.verbs.length === 0)
    return { ...span, verdict: 'no-claim', rests: [], problems: [] };
  if (isGreeting(sentence)) return { ...span, verdict: 'no-claim', rests: [], problems: [] };
  const used = new Set<PreparedItem>();
  const firm = [
    ...checkNumbers(sentence, used),
    ...checkDegrees(sentence),
    ...checkLanguages(sentence),
    ...checkTitles(sentence),
    ...checkVeryCredential(sentence),
  ];
  const soft = [
    ...checkOutcome(sentence),
    ...checkWords(sentence, [...firm, ...credentialSpans(sentence)], used),
    ...checkActions(sentence, used),
    ...checkNegation(sentence),
    ...checkCharge(sentence),
    ...checkPlaces(sentence, used),
  ];
  const claimed = withoutPurpose(sentence, outermost([...firm, ...soft]));
  const problems = withoutStance(sentence, gradedProblems(sentence, claimed));
  const isOfNone = isPurpose(sentence) || (claimed.length > 0 && isOfNoWork(sentence));
  if ((problems.length === 0 && isOfNone) || (problems.length > 0 && isName(sentence)))
    return { ...span, verdict: 'no-claim', rests: [], problems: [] };
  const rests = restsOf(sentence, used);
  if (problems.length === 0)
    return { ...span, verdict: rests.length > 0 ? 'supported' : 'no-claim', rests, problems };
  if (problems.every(({ grade }) => grade === 'wording'))
    return { ...span, verdict: 'reworded', rests, problems };
  // Partly: most of what it says is there, and words of it are not.
  const missing = sentence.content.filter((at) =>
    problems.some(({ start, end }) => covers(sentence, at, start, end)),
  ).length;
  const isPartly = rests.length > 0 && missing * 2 <= sentence.content.length;
  return { ...span, verdict: isPartly ? 'partly' : 'unsupported', rests, problems };
}

const greeting =
  /^(?:dear|hello|hi|sincerely|yours|(?:kind|best|warm) regards|with (?:kind|best) regards|respectfully)\b/i;

/** How an act begins a line of a resume: what begins so is no name. */
const pastAct =
  /^(?:\p{L}+ed|led|built|ran|grew|won|made|wrote|taught|sold|oversaw|kept|brought|held|drove|began|took|gave|cut|set)$/iu;

/** “Dear Ms. Lopez,” and the name under a letter, whatever verbs are in it: “Mark Hunt”. */
function isGreeting(sentence: ReadSentence): boolean {
  const { text, words, verbs, quantities } = sentence;
  if (quantities.length > 0 || words.some(({ isStrict }) => isStrict)) return false;
  if (words.length <= 6 && greeting.test(text)) return true;
  return verbs.length === 0 && isName(sentence);
}

/** A name alone on its line; a title before it or letters after it would be a claim. */
function isName({ text, words, verbs, quantities }: ReadSentence): boolean {
  if (quantities.length > 0 || words.some(({ isStrict }) => isStrict)) return false;
  const count = text.trim().split(' ').length;
  const isAlone =
    count > 1 &&
    count < 4 &&
    !/[.,!?;:]/.test(text) &&
    words.every((word) => /^\p{Lu}/u.test(word.text)) &&
    !verbs.some(({ at }) => pastAct.test(words[at]?.text ?? ''));
  return isAlone && termsIn(placedWords(text), text, 'resume').length === 0;
}

function covers({ words }: ReadSentence, at: number, start: number, end: number): boolean {
  const word = words[at];
  return word !== undefined && word.start >= start && word.end <= end;
}

/** Problems by their place, without those that are inside of another. */
function outermost(problems: readonly TruthProblem[]): TruthProblem[] {
  return problems
    .filter((one, at) =>
      problems.every((other, place) => {
        if (at === place || other.start > one.start || other.end < one.end) return true;
        const isSame = other.start === one.start && other.end === one.end;
        return isSame && at < place;
      }),
    )
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

const maxRests = 4;

/** The evidence that says most of the sentence, each with the words that count; what is said already is not quoted twice. */
function restsOf(sentence: ReadSentence, used: ReadonlySet<PreparedItem>): Resting[] {
  const left = new Set(sentence.content);
  const rests: Resting[] = [];
  const ordered = [
    ...sentence.aligned.filter(({ item }) => used.has(item)),
    ...sentence.aligned.filter(({ item }) => !used.has(item)),
  ];
  const [first] = sentence.aligned;
  for (const { item, hits } of first ? [first, ...ordered.filter((one) => one !== first)] : ordered) {
    const fresh = hits.filter((at) => left.has(at));
    if (rests.length === maxRests || (fresh.length === 0 && !(used.has(item) && hits.length === 0))) continue;
    for (const at of fresh) left.delete(at);
    rests.push({ id: item.item.id, ...wordsThatCount(sentence, item, hits) });
  }
  for (const item of used)
    if (rests.length < maxRests && !rests.some(({ id }) => id === item.item.id))
      rests.push({ id: item.item.id, ...wordsThatCount(sentence, item, []) });
  return rests;
}

function wordsThatCount({ words, quantities }: ReadSentence, item: PreparedItem, hits: readonly number[]) {
  const said = new Set(hits.flatMap((at) => words[at]?.concepts ?? []));
  const spans = [
    ...item.words.filter((word) => agree(word.concepts, said)),
    ...item.quantities.filter(({ value }) => quantities.some((one) => one.value === value)),
  ];
  if (spans.length === 0) return { start: 0, end: item.item.text.length };
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}
