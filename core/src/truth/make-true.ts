import { knownVerb } from '../writing/verb-forms.ts';
import { agree } from './concepts.ts';
import { firstPersonOf } from './first-person.ts';
import type { PreparedEvidence, PreparedItem } from './prepared-evidence.ts';
import { type ReadSentence, readSentence } from './read-sentence.ts';
import { retelling } from './retold.ts';
import type { TruthWord } from './truth-words.ts';
import type { CheckedSentence, TruthProblem, TruthSpan } from './verdict.ts';
import { verifySentence } from './verify-sentence.ts';
import { isManner } from './word-lexicon.ts';

/** A sentence in the person's own words, with the words that are new in it. */
export type MadeTrue = { text: string; changed: TruthSpan };

/**
 * What “Make it true” puts in a sentence's place: a line of the person's that is about the same thing, said in the first person; or a list of
 * skills without the one that nothing supports. Nothing is ever summed up or worded anew, and the verifier passes the result; null else.
 */
export function makeTrue(checked: CheckedSentence, evidence: PreparedEvidence): MadeTrue | null {
  const { text, problems } = checked;
  const shorter = withoutWords(text, problems);
  if (shorter && isTrue(shorter.text, evidence) && isOfSkills(shorter.text, evidence)) return shorter;
  const sameLine = isLine(text) ? inOwnOrder(checked, evidence) : null;
  if (sameLine) return sameLine;
  for (const item of linesAbout(checked, evidence))
    for (const line of sentencesOf(text, item, evidence))
      if (isTrue(line, evidence)) return { text: line, changed: { start: 0, end: line.length } };
  return null;
}

function isTrue(text: string, evidence: PreparedEvidence): boolean {
  return verifySentence(text, evidence).verdict === 'supported';
}

/** How much of a sentence and a line must be the same for both to be about one thing. */
const sameThings = 2;
const sameShare = 0.5;
const mostLines = 3;

/** The lines that are about what a sentence is about, the nearest first. */
function linesAbout({ text, problems }: CheckedSentence, evidence: PreparedEvidence): PreparedItem[] {
  const named = new Set(problems.map((one) => one.evidence));
  const sentence = readSentence(text, evidence);
  const head = headOf(sentence);
  return sentence.aligned
    .filter(({ item: { item } }) => item.kind === 'line' || item.kind === 'answer' || item.kind === 'story')
    .filter(({ item }) => agree(head?.concepts ?? [], item.concepts))
    .map(({ item }) => ({ item, ...retelling(sentence, item) }))
    .filter(({ item, hits, share }) => {
      // Of a long line the statement that says otherwise of the same thing is about it.
      const isNamed = named.has(item.item.id) && sharedWords(text, item.item.text) >= sameShare;
      return isNamed || hits >= sameThings || (hits > 0 && share >= sameShare);
    })
    .sort((one, other) => other.hits - one.hits)
    .slice(0, mostLines)
    .map(({ item }) => item);
}

/** What the first act of a sentence is done to: a line about another thing is none about the same. */
function headOf({ verbs, content, words }: ReadSentence): TruthWord | undefined {
  const acts = new Set(verbs.map(({ at }) => at));
  const from = verbs[0]?.at ?? -1;
  const things = content.filter((at) => !acts.has(at));
  const head = things.find((at) => at > from && !isManner(words[at]?.lower ?? '')) ?? things[0];
  return head === undefined ? undefined : words[head];
}

/** A line of a resume begins with an act and names nobody; else it is a sentence of a letter. */
const isLine = (text: string) =>
  !/\b(?:I|my|My|me|we|our)\b/.test(text) && knownVerb(text.split(/\s/, 1)[0] ?? '') !== undefined;

/** A line as it would be said: in the first person where the sentence is, with the employer before it where the sentence names it. */
function sentencesOf(text: string, { item, position }: PreparedItem, { person }: PreparedEvidence): string[] {
  const held = person.find(({ at, item: { kind } }) => at === position && kind === 'position')?.item;
  const isOver = held !== undefined && held.endDate !== 'present' && held.endDate !== '';
  if (isLine(text)) return [/[.!?]$/.test(item.text) ? item.text : `${item.text}.`];
  const parts = partsOf(item.text);
  const near = parts.length > 1 ? saidParts(text, parts) : item.text;
  const said = firstPersonOf(near, { isOver });
  if (said === '') return [];
  const employer = held?.employer ?? '';
  return employer !== '' && text.includes(employer) ? [`At ${employer}, ${said}`, said] : [said];
}

/** The statement of a line that a sentence is about; both of two, where it speaks of both. */
function saidParts(text: string, parts: readonly string[]): string {
  const said = new Set(wordsOf(text).filter((word) => word.length > 3));
  const isOfAll = parts.every((part) => wordsOf(part).some((word) => said.has(word)));
  const isOfActs = parts.every((part) => knownVerb(part.split(' ', 1)[0] ?? '') !== undefined);
  return parts.length === 2 && isOfAll && isOfActs ? parts.join(' and ') : nearestPart(text, parts);
}

/** Of several statements in one line the one that has most words of a sentence. */
function nearestPart(text: string, parts: readonly string[]): string {
  const said = new Set(wordsOf(text));
  const count = (part: string) => wordsOf(part).filter((word) => said.has(word)).length;
  return [...parts].sort((one, other) => count(other) - count(one))[0] ?? '';
}

/** How much of the nearest statement of a line a sentence repeats, by its longer words. */
function sharedWords(text: string, line: string): number {
  const long = (one: string) => wordsOf(one).filter((word) => word.length > 3);
  const said = new Set(long(text));
  const part = long(nearestPart(text, partsOf(line)));
  return part.length === 0 ? 0 : part.filter((word) => said.has(word)).length / part.length;
}

/** The statements of a line: what a semicolon or a period parts. */
const partsOf = (line: string) => line.split(/; |(?<=[a-z])\. /);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A line of a resume in another order, with the person's own verb: it has no word that their line has not. */
function inOwnOrder({ text, problems }: CheckedSentence, evidence: PreparedEvidence): MadeTrue | null {
  const facts = problems.filter(({ grade }) => grade === 'fact');
  const [first] = facts;
  if (
    !first ||
    facts.length !== problems.length ||
    facts.some(({ kind, instead }) => kind !== 'scope' || instead === '')
  )
    return null;
  const item = evidence.person.find((one) => one.item.id === first.evidence)?.item;
  let made = text;
  let changed: TruthSpan = { start: 0, end: 0 };
  for (const { start, end, instead } of [...facts].sort((one, other) => other.start - one.start)) {
    const words = start === 0 ? `${instead.charAt(0).toUpperCase()}${instead.slice(1)}` : instead;
    made = `${made.slice(0, start)}${words}${made.slice(end)}`;
    changed = { start, end: start + words.length };
  }
  const own = new Set(wordsOf(item?.text ?? ''));
  return wordsOf(made).every((word) => own.has(word)) && isTrue(made, evidence)
    ? { text: made, changed }
    : null;
}

/** “I know SQL and Tableau” without the one of the two that nothing supports; null where it is no list. */
function withoutWords(text: string, problems: readonly TruthProblem[]): MadeTrue | null {
  let made = text;
  let at = text.length;
  for (const { start, end } of [...problems].sort((one, other) => other.start - one.start)) {
    const before = made.slice(0, start);
    const joint = [', and ', ' and ', ' or ', ', '].find((one) => before.endsWith(one));
    if (joint === undefined || !/^[.,;]|^ (?:and|or) /.test(made.slice(end))) return null;
    at = start - joint.length;
    made = made.slice(0, at) + made.slice(end);
  }
  return problems.length === 0 ? null : { text: made, changed: { start: at, end: at } };
}

/** Whether all that a sentence claims is a list of what one can or speaks. */
function isOfSkills(text: string, evidence: PreparedEvidence): boolean {
  const kinds = new Map(evidence.person.map(({ item }) => [item.id, item.kind]));
  return verifySentence(text, evidence).rests.every(({ id }) =>
    /^(?:skill|language)$/.test(kinds.get(id) ?? ''),
  );
}
