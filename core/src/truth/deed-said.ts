import type { ClaimUnit } from './claim-units.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { TruthProblem } from './verdict.ts';

const person = /^(?:i|we)$/;
const between =
  /^(?:also|have|had|has|can|could|do|did|been|was|am|now|still|often|always|just|then|both|not|never|\p{L}{2,14}ly|['’]ve)$/u;

/** Verbs behind which a thing is known, felt, owned or meant, and nothing is done to it. */
const noDeed =
  /^(?:am|is|are|was|were|be|been|know|knew|like|love|think|thought|feel|felt|hope|want|wish|keep|kept|see|saw|hear|heard|believe|learn|learned|find|found|get|got|bring|brought|live|lived|sleep|have|had|stay|stayed|need|try|tried|say|tell|mean|care|notice|remember|understand|look|looked|come|came|go|went|wear|own|eat|walk|ride|read|prefer|enjoy|value|share|would|will|may|might|should|['’]d|start|started|join|joined|left|leave|grew|grow|spend|spent|miss|worry|wonder|trust|respect|plan)$/;

const ends =
  /^(?:in|on|at|for|with|to|from|by|when|where|that|who|so|because|while|and|or|but|into|through|since|as|until|before|after|under|over)$/;
const records = /^(?:experience|background|work|career|expertise|training|knowledge|years|history|record)$/;
const joints = /^(?:in|with|as|of)$/;
const longestObject = 5;

/** A sentence that is a line of a resume rather than one with a subject: “TIG on stainless and aluminum.” */
const isTelegraphic = (text: string) =>
  !/\b(?:I|we|We|my|My|me|our|Our|is|are|was|were|has|have|do|does|did|you|your|who|it)\b/.test(text);

/**
 * Whether new words of a part of a sentence are what somebody says was done something to: “I install solar panels”. Where they stand
 * beside what is supported, or are said of things, they are wording.
 */
export function isDeedSaid(
  sentence: ReadSentence,
  { from, to }: ClaimUnit,
  problems: readonly TruthProblem[],
): boolean {
  const { words, content, text, isFirstPerson } = sentence;
  if (isTelegraphic(text)) return true;
  const isMissing = (at: number) =>
    problems.some(({ start, end: till }) => (words[at]?.start ?? 0) < till && (words[at]?.end ?? 0) > start);
  // “My background in surgery” is a claim in whatever sentence it stands.
  const record = words.findIndex(
    ({ lower }, at) =>
      at >= from && at < to && records.test(lower) && joints.test(words[at + 1]?.lower ?? ''),
  );
  const field = content.find((at) => record >= 0 && at > record + 1 && at <= record + 3);
  if (field !== undefined && isMissing(field)) return true;
  const subject = words.findIndex(({ lower }, at) => at >= from && at < to && person.test(lower));
  let verb = subject < 0 ? from : subject + 1;
  if (subject < 0 && !(from > 0 && isFirstPerson)) return false;
  // What is denied is no deed: “I don’t call off”.
  if (subject >= 0 && /n['’]t$|^(?:not|never)$/.test(words[verb]?.lower ?? '')) return false;
  while (verb < to && between.test(words[verb]?.lower ?? '')) verb += 1;
  if (verb >= to || noDeed.test(words[verb]?.lower ?? '')) return false;
  let end = verb + 1;
  // “Work in the emergency department”: what a preposition brings is the object where none is before it.
  if (ends.test(words[end]?.lower ?? '')) end += 1;
  if (/^(?:my|our|your|their)$/.test(words[end]?.lower ?? '')) return false;
  const begin = end;
  while (end < to && end < begin + longestObject) {
    const isApart = end > begin && /[,;:]/.test(text.slice(words[end - 1]?.end ?? 0, words[end]?.start ?? 0));
    if (isApart || ends.test(words[end]?.lower ?? '')) break;
    end += 1;
  }
  const object = content.filter((at) => at >= begin && at < end);
  if (listed(sentence, end, to).some((ones) => ones.length > 1 && ones.every(isMissing))) return true;
  const isVerbMissing = content.includes(verb) && isMissing(verb);
  return isVerbMissing || (object.length > 0 && object.every(isMissing));
}

/** What is listed behind the object by “and” or a comma, the claiming words of each: “… and argue motions in court”. */
function listed({ words, content, text }: ReadSentence, from: number, to: number): number[][] {
  const parts: number[][] = [];
  for (let at = from; at < to; at += 1) {
    const isJoint =
      /^(?:and|or)$/.test(words[at]?.lower ?? '') ||
      text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0).includes(',');
    if (isJoint) parts.push([]);
    if (content.includes(at)) parts.at(-1)?.push(at);
  }
  return parts;
}
