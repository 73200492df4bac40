import { admissionsIn, isIdleNegation } from './admissions.ts';
import { agree, conceptsOf } from './concepts.ts';
import { negations, type PreparedItem } from './prepared-evidence.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import type { TruthWord } from './truth-words.ts';
import type { TruthProblem } from './verdict.ts';

/** “No”, “never” and “without” that the evidence does not say, or says of less; and what it denies said as if it had been. */
export function checkNegation(sentence: ReadSentence): TruthProblem[] {
  return [...checkUniversal(sentence), ...checkDenial(sentence)];
}

const universal =
  /\b(?:passed|met|beat|hit|exceeded|made|kept|closed|won|aced) (?:every|all|each)(?: single)?(?: of)?(?: (?:my|our|the))? (\p{L}{1,24})/giu;

/** “I passed every inspection” denies that one was failed. */
function checkUniversal({ text, items }: ReadSentence): TruthProblem[] {
  return [...text.matchAll(universal)].flatMap(({ index, 0: said, 1: thing = '' }) => {
    const isHeld = items.some(
      ({ item, concepts, isNegated }) =>
        (isNegated || /\b(?:every|all|each|always|100)\b/i.test(item.text)) &&
        agree(conceptsOf(thing), concepts),
    );
    return isHeld ? [] : [problem({ text }, 'negation', { start: index, end: index + said.length })];
  });
}

function checkDenial(sentence: ReadSentence): TruthProblem[] {
  const { text, words, aligned } = sentence;
  // “No later than” and “not only” deny nothing.
  const admitted = admissionsIn(text);
  const at = words.findIndex(
    ({ text: word, start }, place) =>
      negations.test(word) &&
      !admitted.some((one) => start >= one.start && start < one.end) &&
      !isIdleNegation(text, start) &&
      !/^(?:later|more|fewer|less|longer|earlier|sooner|only|just|matter)$/.test(
        words[place + 1]?.lower ?? '',
      ),
  );
  const close = aligned.filter(({ hits, item }) => hits.length > 0 && item.isNegated).map(({ item }) => item);
  if (at < 0) {
    // What a nearer piece of evidence says outright is not denied by one further off.
    const said = new Set<number>();
    let denied: { item: PreparedItem; hit: number } | undefined;
    for (const { item, hits } of aligned.slice(0, 3)) {
      const hit = item.isNegated
        ? hits.find((one) => !said.has(one) && isDenied(item, words[one]))
        : undefined;
      denied ??= hit === undefined ? undefined : { item, hit };
      if (!item.isNegated) for (const one of hits) said.add(one);
    }
    if (!denied) return [];
    const word = words[denied.hit];
    return word && !/\bless\b|\bfree\b|\bzero\b/i.test(text)
      ? [problem(sentence, 'negation', word, { item: denied.item, instead: denied.item.item.text })]
      : [];
  }
  const word = words[at];
  if (!word) return [];
  const behind = words.slice(at + 1, at + 6).filter((one) => !one.isPlain);
  // “Who do not speak” are nonspeaking.
  if (
    aligned.some(
      ({ item, hits }) =>
        hits.length > 1 && words.slice(at + 1, at + 4).some((one) => hasOpposite(item, one)),
    )
  )
    return [];
  const match = close.find(
    (item) =>
      behind.length === 0 ||
      behind.some((one) => isDenied(item, one)) ||
      words.slice(0, at).some((one) => isDenied(item, one)),
  );
  // “No accident” says more than “no preventable accident”, “never” more than “none in 2022”.
  const isWider =
    match &&
    deniedWords(match).some((one) => !words.some((said) => agree(said.concepts, new Set(one.concepts))));
  const isNever =
    word.lower === 'never' &&
    match !== undefined &&
    match.quantities.length > 0 &&
    sentence.quantities.length === 0;
  if (match && !isWider && !isNever) return [];
  return [problem(sentence, 'negation', word, match && { item: match, instead: match.item.text })];
}

/** Whether a line has a word with “non” or “un” before it. */
function hasOpposite({ words }: PreparedItem, { concepts }: TruthWord): boolean {
  return words.some(({ lower }) => {
    const stem = /^(?:non|un|in|im|dis)-?(\p{L}{4,})$/u.exec(lower)?.[1];
    return stem !== undefined && agree(conceptsOf(stem), new Set(concepts));
  });
}

/** The words right behind the negation of a piece of evidence that claim something: what it denies. */
function deniedWords({ words, item }: PreparedItem): TruthWord[] {
  const at = words.findIndex(({ text }) => negations.test(text));
  // “600,000 accident-free miles” deny what is before.
  if (at < 0) return words.filter((_, place) => words[place + 1]?.lower === 'free');
  const behind: TruthWord[] = [];
  for (const [place, word] of words.slice(at + 1, at + 4).entries()) {
    // “At-fault accidents”
    const isJoined = words[at + 2 + place]?.start === word.end + 1 && item.text.charAt(word.end) === '-';
    if (!isJoined && /^(?:in|on|by|for|at|over|during|from|with|within|since|of)$/.test(word.lower)) break;
    if (!word.isPlain) behind.push(word);
  }
  return behind;
}

function isDenied(item: PreparedItem, word: TruthWord | undefined): boolean {
  return (
    word !== undefined && deniedWords(item).some(({ concepts }) => agree(word.concepts, new Set(concepts)))
  );
}
