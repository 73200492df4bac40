import { agree, conceptsOf } from './concepts.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { TruthWord } from './truth-words.ts';
import { isManner } from './word-lexicon.ts';

/** “LCSW” beside an LMSW: letters of a credential are held as they are written, or as the first letters of what is. */
export function isOtherCredential(
  { evidence }: ReadSentence,
  { text, lower }: TruthWord,
  kind: string,
): boolean {
  // Products of one kind are in one row of the table (Mailchimp, Marketo): the same is what begins alike, or an abbreviation.
  if (kind === 'skill' && isOtherLetters(evidence, text, lower)) return true;
  if (kind === 'skill')
    return (
      /^\p{Lu}/u.test(text) &&
      lower.length > 4 &&
      !agree(conceptsOf(lower), evidence.concepts) &&
      ![...evidence.lowers].some(
        (one) =>
          one.length > 1 &&
          (lower.startsWith(one) ||
            one.startsWith(lower) ||
            (one.length < 5 && one.charAt(0) === lower.charAt(0))),
      )
    );
  if (!/^\p{Lu}{2,}$/u.test(text) || evidence.lowers.has(lower)) return false;
  return !evidence.person.some(({ words }) =>
    words
      .map((word) => word.lower.charAt(0))
      .join('')
      .includes(lower),
  );
}

/** “TIG” beside MIG: as many capitals of one row of the table, and others. */
function isOtherLetters({ lowers, person }: ReadSentence['evidence'], text: string, lower: string): boolean {
  if (!/^\p{Lu}{3,4}$/u.test(text) || lowers.has(lower)) return false;
  return person.some(({ words }) =>
    words.some(
      (one) =>
        /^\p{Lu}{3,4}$/u.test(one.text) &&
        one.text.length === text.length &&
        one.lower !== lower &&
        one.lower.slice(1) === lower.slice(1),
    ),
  );
}

/** Whether no word says which license is meant, and a credential has a word of a title that was held. */
export function isBareLicense({ words, evidence }: ReadSentence, at: number): boolean {
  if (
    !/^(?:my|the|a)$/.test(words[at - 1]?.lower ?? '') ||
    /^(?:to|for|as)$/.test(words[at + 1]?.lower ?? '')
  )
    return false;
  return evidence.person.some(
    ({ item, concepts }) =>
      item.kind !== 'position' &&
      item.kind !== 'line' &&
      item.kind !== 'skill' &&
      evidence.person.some(({ title }) => title.some((word) => agree(word.concepts, concepts))) &&
      (item.kind === 'credential' || item.kind === 'listed'),
  );
}

/** “11 commercial loans” of 11 home loans: another word than the line’s between a number and what it counts. */
export function countedOtherwise(
  { words, quantities, items }: ReadSentence,
  novel: readonly number[],
): number[] {
  return quantities.flatMap(({ to, value, isYear }) => {
    const [word, thing] = [words[to], words[to + 1]];
    if (isYear || !word || !thing || !novel.includes(to) || isManner(word.lower)) return [];
    const isOther = items.some((item) =>
      item.quantities.some((had) => {
        const [own, counted] = [item.words[had.to], item.words[had.to + 1]];
        return (
          had.value === value &&
          own?.isPlain === false &&
          counted !== undefined &&
          agree(thing.concepts, new Set(counted.concepts))
        );
      }),
    );
    return isOther ? [to] : [];
  });
}

/**
 * Words that the posting asks for and the evidence does not have, right before what it has: “pediatric patients”. What is wanted most is claimed
 * soonest, so that no other word makes up for it.
 */
export function echoedIn(
  { words, items, evidence, isFirstPerson, text, verbs }: ReadSentence,
  novel: readonly number[],
): number[] {
  const isTold = isFirstPerson && verbs.some(({ word }) => word.verb?.forms.includes('past') === true);
  if (items.length > evidence.person.length || !isTold) return [];
  return novel.filter((at) => {
    const [word, behind] = [words[at], words[at + 1]];
    if (!word || !behind || behind.isPlain || isManner(word.lower) || novel.includes(at + 1)) return false;
    return (
      text.slice(word.end, behind.start) === ' ' &&
      evidence.posting.some(({ lowers }) => lowers.has(word.lower)) &&
      agree(behind.concepts, evidence.concepts)
    );
  });
}
