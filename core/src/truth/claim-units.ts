import type { ReadSentence } from './read-sentence.ts';

/** A part of a sentence that says one thing: places of its words from `from` up to `to`. */
export type ClaimUnit = { from: number; to: number };

const conjunction = /^(?:and|or|but|then|while|by|because|since|so|where|although|though|plus)$/;
const person = /^(?:i|we)$/;

/**
 * The parts of a sentence that each say one thing: “I load trailers | and negotiate freight rates”. Verbs that share an object
 * (“walked and fed 40 dogs”) stay together, and so do relative clauses with what they describe.
 */
export function claimUnits(sentence: ReadSentence): ClaimUnit[] {
  const { words } = sentence;
  const cuts = [0];
  for (let at = 1; at < words.length; at += 1) if (beginsUnit(sentence, at)) cuts.push(at);
  const units = cuts.map((from, place) => ({ from, to: cuts[place + 1] ?? words.length }));
  const found: ClaimUnit[] = [];
  for (const unit of units) {
    const before = found.at(-1);
    if (!before || saysThings(sentence, before)) found.push(unit);
    else found.splice(-1, 1, { from: before.from, to: unit.to });
  }
  return found;
}

/** Whether a word begins another statement: a verb behind a conjunction or a sign, or a person behind one. */
function beginsUnit({ words, verbs, text }: ReadSentence, at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before) return false;
  const gap = text.slice(before.end, word.start);
  if (/[;:–—]/.test(gap)) return true;
  const isJoined = conjunction.test(before.lower) || gap.includes(',');
  return isJoined && (person.test(word.lower) || verbs.some((verb) => verb.at === at));
}

/** Whether a part has a verb and something beside it: what has one alone goes with what follows. */
function saysThings({ content, quantities, verbs }: ReadSentence, { from, to }: ClaimUnit): boolean {
  const isInside = (at: number) => at >= from && at < to;
  const acts = new Set(verbs.map(({ at }) => at));
  return content.some((at) => isInside(at) && !acts.has(at)) || quantities.some(({ at }) => isInside(at));
}
