import { agree } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import type { ScopeLevel } from './scope.data.ts';
import { compareScope } from './scope.ts';
import type { TruthWord } from './truth-words.ts';
import type { TruthProblem } from './verdict.ts';
import { isPerson } from './word-lexicon.ts';

/** To have charge of something is a claim of scope though it has no verb. */
const charge =
  /\b(?:responsible for|in charge of|accountable for|charged with|at the (?:head|helm) of|took charge of|take charge of|(?:report|reports|reported) to me|(?:i|and|to|also) (?:run|ran) (?:the|our|a|my|his|her)(?= ))\b/gi;

/** Who is in charge of these leads people. */
const groups =
  /^(?:team|crew|staff|department|committee|unit|shift|group|office|division|kitchen|store|floor|branch|squad|board|people|person|ward)s?$/;

/** Charge of people or things that the evidence says were helped with, or does not say were led. */
export function checkCharge(sentence: ReadSentence): TruthProblem[] {
  return [...sentence.text.matchAll(charge)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const isReport = /to me$/i.test(match[0]);
    const things = thingsBeside(sentence, isReport ? 0 : end, isReport ? start : sentence.text.length);
    // “Donor records” are records: the last of words that stand together is what one has charge of.
    const last = things.findIndex((at, place) => things[place + 1] !== at + 1);
    const head = sentence.words[things[last] ?? -1];
    if (!head) return [];
    const isOfPeople = isReport || (isGroup(head) && !isBeforeThing(sentence, things[last] ?? 0));
    // “I run the evening shift” leads people; “I ran the register” does not.
    const isRun = /\b(?:run|ran)\b/i.test(match[0]);
    if (isRun && (!groups.test(head.lower) || /^ ?front\b/i.test(sentence.text.slice(end)))) return [];
    const needed: ScopeLevel = isOfPeople ? 'supervised' : 'did';
    const items = sentence.items.filter(
      ({ item, concepts }) =>
        item.kind !== 'skill' &&
        things.slice(0, 2).some((at) => agree(sentence.words[at]?.concepts ?? [], concepts)),
    );
    // What no line names at all is an addition, and said as such.
    if (items.length === 0 || items.some((item) => isEnough(sentence, item, needed))) return [];
    const nearest = items[0];
    return [problem(sentence, 'scope', { start, end }, nearest && { item: nearest })];
  });
}

const isGroup = ({ lower, concepts }: TruthWord) =>
  groups.test(lower) || isPerson(lower) || concepts.includes('~person');

/** “Donor records”: a plain noun right behind names the thing. */
function isBeforeThing({ words, text }: ReadSentence, at: number): boolean {
  const [word, behind] = [words[at], words[at + 1]];
  if (!word || !behind?.isPlain || text.slice(word.end, behind.start) !== ' ') return false;
  return /^(?:records|reports|levels|languages|cards|names|numbers|courses|times|areas)$/.test(behind.lower);
}

const membership =
  /^(?:\W*)(?:member|part|volunteer|participant|attendee|assistant|secretary) (?:of|in|on|to)\b/i;

function isEnough({ evidence }: ReadSentence, item: PreparedItem, needed: ScopeLevel): boolean {
  if (membership.test(item.item.text)) return false;
  const held = evidence.person.find(({ at, item: { kind } }) => at === item.position && kind === 'position');
  const isOwn = compareScope(item.level, needed) >= 0;
  return (
    isOwn ||
    (held !== undefined && compareScope(item.level, 'did') >= 0 && compareScope(held.level, needed) >= 0)
  );
}

/** Places of the words that claim something in a stretch of a sentence, plain groups of people among them. */
function thingsBeside({ words, content }: ReadSentence, from: number, to: number): number[] {
  const claiming = new Set(content);
  return [...words.keys()].filter((at) => {
    const word = words[at];
    return word && word.start >= from && word.end <= to && (claiming.has(at) || groups.test(word.lower));
  });
}
