import { abstractWords } from './abstract-nouns.data.ts';
import { type ClaimUnit, claimUnits } from './claim-units.ts';
import { agree } from './concepts.ts';
import { isDeedSaid } from './deed-said.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { exact, type ReadSentence } from './read-sentence.ts';
import type { SaidVerb } from './scope.ts';
import { compareScope, scopeOf } from './scope.ts';
import type { ProblemGrade, TruthProblem, TruthSpan } from './verdict.ts';
import { claimsApart, claimsLike, isManner, verbBase } from './word-lexicon.ts';

/** So many things of the evidence must an act of its own kind (to plan, to examine) be said of to be wording. */
const thingsOfOwnKind = 2;

/** And so many one that no other act is taken for, whatever it is done with. */
const thingsOfDistinctKind = 3;
const distinct = [
  'sell',
  'buy',
  'hire',
  'fire',
  'negotiate',
  'teach',
  'prescribe',
  'repair',
  'prosecute',
  'approve',
];

const abstract = new Set(abstractWords.split(/\s/).filter(Boolean));

/** To talk with people, to learn and to notice is part of every work: said of one’s own it is wording, and no deed. */
const talkOrMind =
  /^(?:connect|relate|communicate|interact|engage|talk|speak|listen|chat|empathize|reassure|bond|learn|understand|know|remember|notice|see|realize|discover|find|think|feel|get|turn|stand|sit|stay|step|jump|head|pick|come|go|live|travel|share|figure|settle|welcome|mind|follow|admire|explain|describe|mention|bother|scare|worry|forget|watch|look|hear)$/;

/** What is won or printed is a fact however it is worded. */
const honor =
  /\b(?:w[io]n|winning|prizes?|trophy|medals?|champions?|championships?|nominat\w{1,4}|award\w{0,4}|honou?rs?|honou?red|patent\w{0,4}|publish\w{0,4}|publications?|books?|journals?|articles?|podcasts?|novels?|keynotes?|commend(?:ed|ation)|governor|mayor|perfect)\b/i;

/** Verbs of an outcome, which is a fact with a number and without. */
const outcomes = ['~increase', '~reduce'];

/**
 * The problems of a sentence, each with its grade. A fact that the evidence does not have, or has otherwise, is `fact`: number, date,
 * name, title, credential, tool, scope, negation, an outcome, a deed of its own. What says the evidence in other words is `wording`.
 */
export function gradedProblems(sentence: ReadSentence, problems: readonly TruthProblem[]): TruthProblem[] {
  const units = claimUnits(sentence).map((unit) => ({
    ...unit,
    isFact: isDeedOfItsOwn(sentence, unit, problems),
  }));
  const listed = listedSkills(sentence.text);
  return problems.map((one) => {
    const unit = units.find(({ from, to }) => isInside(sentence, one, from, to));
    const isListed = listed.some(
      ({ start, end }) => one.start >= start && one.end <= end && isAloneIn(problems, sentence, start, end),
    );
    // “An active license”, “in my own right”
    if (one.kind === 'addition' && one.grade === 'wording' && abstract.has(one.said.toLowerCase()))
      return one;
    return {
      ...one,
      grade: unit?.isFact || isListed || isExactAt(sentence, one) ? 'fact' : gradeAlone(sentence, one),
    };
  });
}

const nearPaper = 45;

/** Of what one holds, and of a school that one finished, every word around it counts. */
function isExactAt({ text }: ReadSentence, { start, end }: TruthProblem): boolean {
  return [...text.matchAll(exactEverywhere), ...text.matchAll(exactToo)].some((match) => {
    const from = Math.min(match.index, start);
    const to = Math.max(match.index + match[0].length, end);
    return to - from <= nearPaper && !/[,;:.]/.test(text.slice(from, to - 1));
  });
}

const exactEverywhere = new RegExp(exact.source, 'gi');
const exactToo =
  /\b(?:(?:graduat\w{1,4}|alum\w{1,4}) (?:from|of)|(?:co-?)?authors? of|speak(?! (?:with|to|for|up|about|at)\b)|fluent(?:ly)?|bilingual|permits?|commend\w{0,3}|inspections? (?:score|record|result))\b/gi;

const skillsBegin =
  /\b(?:(?:experienced|skilled|proficient|trained|versed|knowledgeable|strong|competent|practiced) (?:in|with|at)|(?:experience|expertise|background|skills) (?:in|with|at|include)|^i (?:also )?(?:do|know|use|cover)) /i;

/** Each of what somebody is said to be skilled in: “grill, sauté and pastry” are three skills, and one of them may be new. */
function listedSkills(text: string): TruthSpan[] {
  const begin = skillsBegin.exec(text);
  if (!begin) return [];
  const spans: TruthSpan[] = [];
  let start = begin.index + begin[0].length;
  for (const sign of text
    .slice(start)
    .matchAll(/,? and |,? or |, |[.;:]| (?:at|for|since|from|while|where|when) /g)) {
    const end = begin.index + begin[0].length + sign.index;
    spans.push({ start, end });
    start = end + sign[0].length;
    if (!/,|and|or/.test(sign[0])) break;
  }
  return spans.length > 1 ? spans : [];
}

/** Whether all that one of a list claims is missing. */
function isAloneIn(
  problems: readonly TruthProblem[],
  { words, content }: ReadSentence,
  start: number,
  end: number,
): boolean {
  const inside = content.flatMap((at) => {
    const word = words[at];
    return word && word.start >= start && word.end <= end ? [word] : [];
  });
  return inside.every((word) => problems.some((one) => one.start <= word.start && one.end >= word.end));
}

/** The grade of a problem by what it is, whatever stands around it. */
function gradeAlone(sentence: ReadSentence, one: TruthProblem): ProblemGrade {
  const { kind, said, start, end } = one;
  // “Counted twice”: with care, and no count.
  if (
    kind === 'number' &&
    /^(?:once|twice)$/i.test(said) &&
    !/^ (?:a|an|per|each|every)\b/i.test(sentence.text.slice(end))
  )
    return 'wording';
  if (kind !== 'action' && kind !== 'addition') return 'fact';
  if (honor.test(said)) return 'fact';
  const strict = sentence.words.some((word) => word.isStrict && word.start >= start && word.end <= end);
  if (strict) return 'fact';
  // “And manage the inventory”: a verb that leads is one wherever it stands.
  const isMore = compareScope(scopeOf(verbBase(said.toLowerCase())), 'supervised') >= 0;
  // “My head is full of code”: a noun leads nobody.
  const before = sentence.words.find(
    ({ end: till }) => till < start && /^\s$/.test(sentence.text.slice(till, start)),
  );
  const isNoun = /^(?:the|an?|my|our|your|their|of|in|on|for|with|whose|every|each)$/.test(
    before?.lower ?? '',
  );
  if (kind === 'addition') return isMore && !isNoun ? 'fact' : isMore ? 'wording' : one.grade;
  const verb = verbAt(sentence, start);
  if (!verb || isSaidSo(sentence, start) || isAbstract(sentence, verb)) return 'wording';
  return isMore || compareScope(verb.level, 'supervised') >= 0 || isOutcome(sentence, verb)
    ? 'fact'
    : 'wording';
}

/** A change for better or more without a number; with one it is the number that counts. */
const isOutcome = ({ quantities, words }: ReadSentence, { word, at }: SaidVerb) =>
  // “Before I went up the tower”: a person moves.
  !(/^(?:went|go|going|gone)\b/.test(word.lower) && /^(?:i|we)$/.test(words[at - 1]?.lower ?? '')) &&
  quantities.every(({ isYear, unit }) => isYear || unit === 'year') &&
  outcomes.some((one) => word.concepts.includes(one));

function verbAt({ verbs }: ReadSentence, start: number): SaidVerb | undefined {
  return verbs.find(({ word }) => word.start === start);
}

function isInside({ words }: ReadSentence, { start }: TruthProblem, from: number, to: number): boolean {
  const first = words[from];
  const last = words[to - 1];
  return first !== undefined && last !== undefined && start >= first.start && start < last.end;
}

/**
 * Whether a part of a sentence tells of a deed that no line has: most of its words are new, or it is an act of its own kind
 * of which the evidence has hardly anything. “I rate our suppliers each quarter” says “score suppliers every quarter” in other
 * words; “I negotiate rates with brokers” does not say “answer drivers’ calls”.
 */
function isDeedOfItsOwn(sentence: ReadSentence, unit: ClaimUnit, problems: readonly TruthProblem[]): boolean {
  const own = problems.filter(
    (one) =>
      (one.kind === 'action' || one.kind === 'addition') && isInside(sentence, one, unit.from, unit.to),
  );
  if (own.length === 0) return false;
  const had = thingsHad(sentence, unit, problems);
  // Nouns and adjectives of no trade are no things of a deed.
  const things = own.filter(
    ({ kind, said, start }) =>
      !(kind === 'addition' && (abstract.has(said.toLowerCase()) || isManner(said.toLowerCase()))) &&
      !(
        kind === 'action' &&
        (talkOrMind.test(verbAt(sentence, start)?.base ?? '') ||
          isSaidSo(sentence, start) ||
          isAbstractAt(sentence, start))
      ),
  );
  if (things.length === 0) return false;
  if (things.every(({ kind }) => kind === 'addition') && !isDeedSaid(sentence, unit, problems)) return false;
  const acts = things.flatMap(({ kind, start }) => {
    const verb = kind === 'action' ? verbAt(sentence, start) : undefined;
    return verb ? [verb] : [];
  });
  const needed = acts
    .filter((verb) => isActOfOwnKind(sentence, verb))
    .map(({ base }) => (claimsLike(base, distinct) ? thingsOfDistinctKind : thingsOfOwnKind));
  return had < things.length || needed.some((least) => had < least);
}

/** “Built a career”: what is done to a thing of no trade is no deed. */
function isAbstract({ words }: ReadSentence, { at }: SaidVerb): boolean {
  const object = words
    .slice(at + 1, at + 4)
    .find(({ lower }) => !/^(?:an?|the|my|our|strong|good|real)$/.test(lower));
  return object !== undefined && abstract.has(object.lower);
}

function isAbstractAt(sentence: ReadSentence, start: number): boolean {
  const verb = verbAt(sentence, start);
  return verb !== undefined && compareScope(verb.level, 'supervised') < 0 && isAbstract(sentence, verb);
}

/** “Refrigerated freight” beside “refrigerated loads”: the very form is in the evidence and nobody stands before it. */
function isSaidSo({ words, evidence, verbs }: ReadSentence, start: number): boolean {
  const verb = verbs.find(({ word }) => word.start === start);
  if (verb?.level !== 'did' || !evidence.lowers.has(verb.word.lower)) return false;
  return !/^(?:i|we|have|had)$/.test(words[verb.at - 1]?.lower ?? '');
}

const backward = /^(?:it|its|they|them|their|this|these|those)$/;

/** How many things of a part the evidence has; names of employers tell where and not what, and a pronoun is what was said before. */
function thingsHad(
  sentence: ReadSentence,
  { from, to }: ClaimUnit,
  problems: readonly TruthProblem[],
): number {
  const { words, content, verbs, quantities, evidence } = sentence;
  const places = new Set(evidence.person.flatMap(({ employer }) => employer));
  const isMissing = (at: number) =>
    problems.some(({ start, end }) => (words[at]?.start ?? 0) < end && (words[at]?.end ?? 0) > start);
  const acts = new Set(verbs.map(({ at }) => at));
  const things = content.filter((at) => {
    const word = words[at];
    const isName = word?.isName === true && places.has(word.lower);
    return at >= from && at < to && !acts.has(at) && !isMissing(at) && !isName;
  });
  const numbers = quantities.filter(({ at, isYear }) => at >= from && at < to && !isYear && !isMissing(at));
  const isBackward = words.slice(from + 1, to).some(({ lower }) => backward.test(lower));
  return things.length + numbers.length + (isBackward ? 1 : 0);
}

/** Whether a verb claims an act of its own kind that no line about the same things does. */
function isActOfOwnKind({ words, content, items }: ReadSentence, { base, at }: SaidVerb): boolean {
  const things = content.filter((one) => one > at);
  const near = items.filter(({ concepts }) =>
    things.some((one) => agree(words[one]?.concepts ?? [], concepts)),
  );
  // “Register back-up, forklift”: a line that begins with a thing leaves unsaid what was done, and the plainest act of it is said.
  const isUnsaid = near.some(
    ({ words: line, item: { kind } }) => kind === 'line' && verbBase(line[0]?.lower ?? '') === '',
  );
  if (isUnsaid && !claimsLike(base, distinct)) return false;
  return near.flatMap(({ acts }: PreparedItem) => acts).every((act) => claimsApart(base, act));
}
