import type { PreparedEvidence } from './prepared-evidence.ts';
import type { CheckedSentence, TruthProblem, TruthSpan } from './verdict.ts';
import { verifySentence } from './verify-sentence.ts';

/** A sentence in the person's own words, with the words that are new in it. */
export type MadeTrue = { text: string; changed: TruthSpan };

/**
 * What “Make it true” puts in a sentence's place: the resume's own words instead of the ones that nothing supports, else the
 * list without them, else the nearest line of the resume as a whole. The result is verified; null where nothing that the person wrote comes close.
 */
export function makeTrue(
  { text, problems, rests }: CheckedSentence,
  evidence: PreparedEvidence,
): MadeTrue | null {
  const replaced = withOwnWords(text, problems);
  if (replaced && isTrue(replaced.text, evidence)) return replaced;
  const shorter = withoutWords(text, problems);
  if (shorter && isTrue(shorter.text, evidence)) return shorter;
  for (const { id } of rests) {
    const item = evidence.person.find(
      ({ item: { id: own, kind } }) =>
        own === id && (kind === 'line' || kind === 'answer' || kind === 'story'),
    )?.item;
    const line = item && asSentence(item.text, /\b(?:I|my)\b/.test(text));
    if (line && isTrue(line, evidence)) return { text: line, changed: { start: 0, end: line.length } };
  }
  return null;
}

function isTrue(text: string, evidence: PreparedEvidence): boolean {
  return verifySentence(text, evidence).verdict === 'supported';
}

function withOwnWords(text: string, problems: readonly TruthProblem[]): MadeTrue | null {
  if (problems.length === 0 || problems.some(({ instead }) => instead === '')) return null;
  let made = text;
  let changed: TruthSpan = { start: 0, end: 0 };
  for (const { start, end, instead } of [...problems].sort((one, other) => other.start - one.start)) {
    const isFirst = start === 0;
    const words = isFirst ? `${instead.charAt(0).toUpperCase()}${instead.slice(1)}` : instead;
    made = `${made.slice(0, start)}${words}${made.slice(end)}`;
    changed = { start, end: start + words.length };
  }
  return { text: made, changed };
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
  return { text: made, changed: { start: at, end: at } };
}

/** A line of a resume as a sentence of a letter: “Contributed to …” becomes “I contributed to …”. */
function asSentence(line: string, isFirstPerson: boolean): string {
  const whole = /[.!?]$/.test(line) ? line : `${line}.`;
  if (!isFirstPerson || /^I\b/.test(whole)) return whole;
  return /^\p{Lu}\p{Ll}*(?:ed|t|n|d|e|w|k|g|p)\b/u.test(whole)
    ? `I ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`
    : whole;
}
