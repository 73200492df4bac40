import { agree, stemOf } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { retoldAct } from './retold.ts';
import {
  lightVerbs,
  looseVerbs,
  type ScopeLevel,
  storedThings,
  taughtThings,
  toolVerbs,
} from './scope.data.ts';
import { compareScope, type SaidVerb, scopeOf } from './scope.ts';
import { isActOfTrade } from './trades.ts';
import type { TruthProblem } from './verdict.ts';
import { claimsApart } from './word-lexicon.ts';

const loose = new Set(looseVerbs.split(' '));
const withTools = new Set([...loose, ...toolVerbs.split(' ')]);
const light = new Set(lightVerbs.split(' '));
const kept = new Set(storedThings.split(' ').map((one) => stemOf(one)));
const taught = new Set(taughtThings.split(' ').map((one) => stemOf(one)));
/** So many of the nearest lines may be under the title that an act belongs to. */
const linesOfTitle = 3;
const weakPhrases = ['~contribute', '~help'];
const together = /^(?:collaborate|partner|cooperate|team|coordinate)$/;
const withOthers = /\b(?:with|together|alongside|jointly|between)\b/i;
const lowered =
  /\b(?:assistant|aide|helper|trainee|intern|apprentice|student|volunteer|supervisor|manager|lead|leader|head|director|chief)\b/i;
const receiving =
  /^(?:receive|earn|win|get|achieve|obtain|gain|secure|attain|award|name|grant|honor|recognize|present|commend)$/;
const alone =
  /\b(?:(?:all )?by myself|on my own|alone|single-?handed(?:ly)?|independently|solely|solo|unaided|from the ground up)\b/i;

/** What somebody did according to a sentence, beside what the evidence says was done with the same things. */
export function checkActions(sentence: ReadSentence, used: Set<PreparedItem>): TruthProblem[] {
  const problems = sentence.verbs.flatMap((verb, place) =>
    checkVerb(sentence, meantBy(sentence, verb), place, used),
  );
  const solo = alone.exec(sentence.text);
  if (solo && !sentence.aligned.some(({ item, hits }) => hits.length > 0 && alone.test(item.item.text)))
    problems.push(problem(sentence, 'alone', { start: solo.index, end: solo.index + solo[0].length }));
  return problems;
}

/** “Manage the calendars” keeps things, and “lead a class” teaches one: neither leads people. */
function meantBy({ content, words }: ReadSentence, verb: SaidVerb): SaidVerb {
  const things = content.filter((one) => one > verb.at).map((one) => stemOf(words[one]?.lower ?? ''));
  if (verb.base === 'manage' && kept.has(things[0] ?? '')) return { ...verb, base: 'keep', level: 'did' };
  if (verb.base !== 'lead' || !things.slice(0, 3).some((one) => taught.has(one))) return verb;
  const word = { ...verb.word, concepts: [...verb.word.concepts, '~train'] };
  return { ...verb, base: 'teach', level: 'did', word };
}

function objectsOf({ content, verbs, words, text }: ReadSentence, { at }: SaidVerb, place: number): number[] {
  const next = verbs[place + 1]?.at ?? Number.POSITIVE_INFINITY;
  // “Walked and fed 40 dogs”: both have the same object.
  const between = text.slice(words[at]?.end ?? 0, words[next]?.start ?? 0);
  if (/^,? (?:and |or )?$/.test(between)) return content.filter((one) => one > next);
  const behind = content.filter((one) => one > at && one < next);
  // What is behind a comma or “and” and before the next verb is its own.
  if (behind.length > 0) return behind;
  const previous = verbs[place - 1]?.at ?? -1;
  const before = content.filter((one) => one < at && one > previous);
  if (before.length > 0) return before;
  return content.filter((one) => one !== at);
}

function checkVerb(
  sentence: ReadSentence,
  verb: SaidVerb,
  place: number,
  used: Set<PreparedItem>,
): TruthProblem[] {
  const { words, items, quantities, evidence } = sentence;
  const objects = objectsOf(sentence, verb, place);
  const object = (at: number) => words[at]?.concepts ?? [];
  const next = sentence.verbs[place + 1]?.at ?? Number.POSITIVE_INFINITY;
  const numbers = quantities.filter(({ at }) => at > verb.at && at < next && !Number.isNaN(at));
  const shares = (item: PreparedItem) =>
    objects.length + numbers.length === 0 ||
    objects.some((at) => agree(object(at), item.concepts)) ||
    numbers.some(({ value }) => item.quantities.some((had) => had.value === value));
  const said = items.filter((item) => agree(verb.word.concepts, item.concepts));
  // A skill is something one does, and a tool of the list something that one does what one did with.
  const isSkill =
    verb.level === 'did' && said.some(({ item }) => item.kind === 'skill' || item.kind === 'credential');
  const isWithTools =
    compareScope(verb.level, 'did') <= 0 &&
    (said.length > 0 || withTools.has(verb.base)) &&
    objects.length > 0 &&
    objects.every((at) =>
      items.some((item) => item.item.kind === 'skill' && agree(object(at), item.concepts)),
    );
  if (isSkill || isWithTools) return [];
  const close = said.filter(shares);
  const strength = (item: PreparedItem) =>
    objects.filter((at) => agree(object(at), item.concepts)).length +
    2 * numbers.filter(({ value }) => item.quantities.some((had) => had.value === value)).length;
  const others = items
    .filter(
      (item) =>
        item.item.kind !== 'skill' &&
        item.item.kind !== 'position' &&
        objects.length + numbers.length > 0 &&
        shares(item),
    )
    .sort((one, other) => strength(other) - strength(one));
  // “The inspection found nothing”: who looked is not the person.
  if (!sentence.isFirstPerson && words[verb.at]?.lower === 'found' && verb.at > 0) return [];
  // “Ran payroll” beside “handled payroll”; “ran the kitchen” beside lines without one is another matter.
  const [firstObject] = objects;
  const saysFirst = (item: PreparedItem) =>
    firstObject === undefined || agree(object(firstObject), item.concepts);
  const isLight =
    verb.level === 'did' &&
    light.has(verb.base) &&
    objects.length > 0 &&
    others[0] !== undefined &&
    compareScope('shared', others[0].level) <= 0 &&
    objects.every((at) => agree(object(at), others[0]?.concepts ?? new Set()));
  // A driver drives, and a cleaner cleans, what the lines under that title name.
  const counts = numbers.filter(({ unit, isYear }) => !isYear && unit !== 'year' && unit !== 'month');
  const isTrade =
    verb.level === 'did' &&
    items.some(
      ({ at, item: { kind, title = '' } }) =>
        kind === 'position' &&
        !lowered.test(title) &&
        isActOfTrade(verb.base, title) &&
        (objects.length + counts.length === 0 ||
          others
            .slice(0, linesOfTitle)
            .some((one) => one.position === at && compareScope('did', one.level) <= 0)),
    );
  // “Led Chili’s as general manager”: the title says it.
  const isTitle = items.some(
    (item) =>
      item.item.kind === 'position' &&
      verb.level !== 'owned' &&
      compareScope(verb.level, item.level) <= 0 &&
      compareScope(item.level, 'supervised') >= 0 &&
      objects.length > 1 &&
      objects.every((at) => agree(object(at), item.concepts)),
  );
  if (isTrade || isTitle) return [];
  const isLoose =
    isLight ||
    ((loose.has(verb.base) ||
      (verb.word.length > 1 &&
        /^~(?:handle|log)$/.test(
          verb.word.concepts.find((one) => one === '~handle' || one === '~log') ?? '',
        ))) &&
      verb.level !== 'led' &&
      verb.level !== 'owned' &&
      others[0] !== undefined &&
      saysFirst(others[0]) &&
      compareScope('shared', others[0].level) <= 0);
  // “Collaborate with four developers” beside “work with four developers”.
  const isTogether =
    together.test(verb.base) &&
    words.slice(verb.at + 1, verb.at + 4).some(({ lower }) => lower === 'with') &&
    others.some(
      (item) => withOthers.test(item.item.text) && objects.some((at) => agree(object(at), item.concepts)),
    );
  const isWeak =
    isTogether ||
    scopeOf(verb.base) === 'took-part' ||
    isLoose ||
    weakPhrases.some((one) => verb.word.concepts.includes(one));
  // Where a thing acts (“sales grew”), what it did is asked for, and not how much of it was one's own.
  if (!sentence.isFirstPerson && close.length > 0 && verb.level === 'did') return [];
  if (isWeak && (others.length > 0 || close.length > 0)) {
    for (const item of (close.length > 0 ? close : others).slice(0, 1)) used.add(item);
    return [];
  }
  const best = close.sort((one, other) => strength(other) - strength(one));
  // Behind “that” and “which” something else acts: what it did is asked for, and not how much of it was one's own.
  const isRelative =
    place > 0 &&
    /\b(?:that|which|who)(?: (?:we|they|everyone|others))? $/.test(sentence.text.slice(0, verb.word.start));
  const enough = best.find((item) => isRelative || covers(item, verb, evidence.person));
  const [nearest] = others;
  if (enough) {
    // “Built the screens” somewhere else does not help where the line of these very things says “helped build”.
    const isElsewhere = nearest && nearest !== enough && strength(nearest) > strength(enough) + 1;
    if (!isElsewhere || covers(nearest, verb, evidence.person)) {
      used.add(enough);
      return [];
    }
  }
  // “My unit received a citation”: who lists an honor has received it.
  const isReceived =
    receiving.test(verb.base) &&
    objects.length > 0 &&
    items.some(
      ({ item: { kind }, concepts }) =>
        (kind === 'listed' || kind === 'credential' || kind === 'education') &&
        objects.every((at) => agree(object(at), concepts)),
    );
  // “A grant that brought in $18,000”: what a thing did is told by what is in its line.
  const isThing =
    isRelative &&
    objects.length + numbers.length > 0 &&
    nearest?.acts.some((act) => !claimsApart(verb.base, act)) === true &&
    strength(nearest) >= objects.length + 2 * numbers.length;
  // “Assess students to determine their level”: what an act is for, in the words of its line.
  const isPurpose =
    place > 0 &&
    words[verb.at - 1]?.lower === 'to' &&
    /^(?:determine|ensure|see|learn|understand|know|establish|confirm|identify|help|make|find|support)$/.test(
      verb.base,
    ) &&
    objects.length > 0 &&
    nearest !== undefined &&
    objects.every((at) => agree(object(at), nearest.concepts));
  if (isReceived || isThing || isPurpose) return [];
  const same = retoldAct(sentence, verb, objects, numbers, others, strength);
  if (same) {
    used.add(same);
    return [];
  }
  const other = best[0] ?? nearest;
  const isScope = other !== undefined && compareScope(verb.level, other.level) > 0;
  return [
    problem(
      sentence,
      isScope ? 'scope' : 'action',
      verb.word,
      other && { item: other, instead: isScope ? openingOf(other) : '' },
    ),
  ];
}

/** A line claims as much as the verb does, or the title of its position does. */
function covers(item: PreparedItem, { level, word }: SaidVerb, person: readonly PreparedItem[]): boolean {
  if (compareScope(level, item.level) <= 0) return true;
  const isOwn = item.actions.some(
    (one) => compareScope(level, one.level) <= 0 && agree(word.concepts, new Set(one.word.concepts)),
  );
  if (isOwn) return true;
  // “Captain of the team” is who captained it; a plain word of the line may be the noun of a verb that leads.
  const isNoun =
    item.level !== 'took-part' &&
    item.words.some((one) => one.isStrict && agree(one.concepts, new Set(word.concepts)));
  const held = person.find(({ at, item: { kind } }) => at === item.position && kind === 'position');
  const isOwnVerb = compareScope(item.level, 'did' satisfies ScopeLevel) >= 0;
  return (
    isNoun ||
    (isOwnVerb &&
      held !== undefined &&
      held !== item &&
      compareScope(level, held.level) <= 0 &&
      agree(word.concepts, item.concepts))
  );
}

/** The words that a line of evidence begins with, up to its first object: “contributed to”. */
export function openingOf({ item, words }: PreparedItem): string {
  const [first, second] = words;
  if (!first) return '';
  const isTwo =
    second && /^(?:to|in|with|on|part|build|design|write|develop|run|validate)$/.test(second.lower);
  return item.text.slice(first.start, isTwo ? second.end : first.end).toLowerCase();
}
