import type { TruthSpan } from './verdict.ts';

const signs = /[;:–—]/;
const joint =
  /^(?:because|since|as|and|but|so|while|where|when|which|who|although|though|if|after|before|until|that|whenever)$/;
const subject = /^(?:neither|so|i|we|you|my|our|your|it|this|that|the|they|he|she|there)$/i;

/**
 * The clauses of a sentence by their places: a new one begins behind “;”, “:” and a dash, and at a conjunction that a subject
 * follows (“…, and I led”). What is left out of a rule is read with the clause before it.
 */
export function clausesIn(text: string): TruthSpan[] {
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const starts = [0];
  for (const [at, { word, start }] of words.entries()) {
    const before = words[at - 1];
    if (!before) continue;
    const isBehindSign = signs.test(text.slice(before.end, start));
    const isJoint =
      joint.test(word.toLowerCase()) && subject.test((words[at + 1]?.word ?? '').split(/['’]/, 1)[0] ?? '');
    // “When our office chose new software, I helped”
    const isMain =
      text.slice(before.end, start).includes(',') &&
      /^(?:I|we)$/.test(word) &&
      joint.test(words[0]?.word.toLowerCase() ?? '');
    if (isBehindSign || isJoint || isMain) starts.push(start);
  }
  return starts.map((start, place) => ({ start, end: starts[place + 1] ?? text.length }));
}
