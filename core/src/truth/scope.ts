import type { VerbForm } from '../writing/verb-forms.ts';
import { participles } from './participles.data.ts';
import { emptyVerbs, type ScopeLevel, scopeLevels, scopeRows } from './scope.data.ts';
import type { TruthWord } from './truth-words.ts';
import { isManner, isNounAlone } from './word-lexicon.ts';

const levels = new Map<string, ScopeLevel>(
  Object.entries(scopeRows).flatMap(([level, row]) =>
    row.split(' ').map((verb) => [verb, level as ScopeLevel] as const),
  ),
);
const empty = new Set(emptyVerbs.split(/\s/).filter(Boolean));

/** Negative where the first claims less than the second. */
export function compareScope(one: ScopeLevel, other: ScopeLevel): number {
  return scopeLevels.indexOf(one) - scopeLevels.indexOf(other);
}

/** The level of a verb by its base; `co-` before it says shared. */
export function scopeOf(base: string): ScopeLevel {
  return levels.get(base) ?? 'did';
}

/** A verb that something is said to have been done with. */
export type SaidVerb = { word: TruthWord; at: number; base: string; level: ScopeLevel };

const subjects =
  /^(?:i|we|to|who|that|which|also|can|could|would|will|have|has|had|not|they|now|still|today|regularly)$/;
const gerundAfter = /^(?:by|while|after|before|when|am|was|were|been|then)$/;
/** Work that a sentence says was done with others. */
const joint =
  /\b(?:and I\b|together with|jointly|along with|alongside|with (?:two|three|four|five|\d+|my|other|our|the \w+ team)\b)/i;

/** The verbs of a sentence that claim an action, in order; nouns of the same letters (“the report”) are left out. */
export function saidVerbs(text: string, words: readonly TruthWord[]): SaidVerb[] {
  const found: SaidVerb[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.lower ?? '';
    const isFirst = at === 0;
    const isUnknown = !word.verb && isUnknownVerb(text, words, at);
    if (word.isName || (!word.verb && !isUnknown) || word.concepts.includes('~plain')) continue;
    // “Am trained in”: what one can, and not what one did.
    if (
      (/^(?:am|are|is|a|an)$/.test(before) ||
        /^\s*(?:at|by|as|[.,;]|$)/.test(text.slice(word.end, word.end + 4)) ||
        /\)$/.test(text.slice(0, word.start).trimEnd())) &&
      /^(?:trained|skilled|qualified|educated|based|versed|certified|licensed|registered)$/.test(word.lower)
    )
      continue;
    // “School: Bishop State” names what follows.
    if (text.charAt(word.end) === ':') continue;
    // “How to breastfeed” is what is taught, and “we were reviewed” what others did.
    if (before === 'to' && words[at - 2]?.lower === 'how') continue;
    if (/^(?:were|was)$/.test(before) && words[at - 2]?.lower === 'we' && word.verb?.forms.includes('past'))
      continue;
    // “And registered with the board”: a paper is held.
    if (
      /^(?:certified|licensed|registered)$/.test(word.lower) &&
      /^ (?:with|by|in|through|as|to)\b/.test(text.slice(word.end, word.end + 9))
    )
      continue;
    const base = word.verb?.base ?? participles.get(word.lower) ?? word.lower;
    const forms: readonly VerbForm[] = word.verb?.forms ?? ['past'];
    if (
      !isVerbHere({
        forms,
        before,
        isFirst,
        gap: text.slice(words[at - 1]?.end ?? 0, word.start),
        after: text.slice(word.end, word.end + 5),
        previous: found.at(-1),
      })
    )
      continue;
    // “It has always balanced”: a thing acts.
    if (
      /\b(?:it|they|which) (?:(?:has|have|had|was|were|is|are|never|always) )*$/.test(
        text.slice(Math.max(0, word.start - 24), word.start),
      )
    )
      continue;
    // “Before moving to the hospital”: the way from one job to the next is told by the positions.
    if (gerundOf(word.lower) && /^(?:before|after|since|to|upon|when)$/.test(before) && ways.test(base))
      continue;
    const prefix = text.slice(Math.max(0, word.start - 3), word.start);
    const isShared = /co-$/i.test(prefix);
    // A promotion is told by the titles.
    if (word.length === 1 ? empty.has(base) : word.concepts.includes('~promote')) continue;
    // “Lend support”, “play a supporting role”: the noun says how much of it was one’s own.
    const lent =
      word.length === 1 && lending.test(base)
        ? words.slice(at + 1, at + 5).find(({ lower }) => partNouns.test(lower))
        : undefined;
    if (lent) {
      const helped = { ...word, concepts: [...word.concepts, '~help', '~contribute'] };
      found.push({ word: helped, at, base: 'help', level: 'took-part' });
      continue;
    }
    found.push({
      word,
      at,
      base,
      level: isShared ? 'shared' : word.length > 1 ? phraseLevel(word) : scopeOf(base),
    });
  }
  const isJoint = joint.test(text);
  return found.map((verb, place) => {
    const earlier = found[place - 1];
    // “helped to build”, “contributed to designing”: the whole is no more than help.
    const isHelp = earlier && earlier.level === 'took-part' && verb.at - earlier.at <= 3;
    if (isHelp) return { ...verb, level: 'took-part' as const };
    return isJoint && verb.level === 'did' ? { ...verb, level: 'shared' as const } : verb;
  });
}

const lending = /^(?:lend|play|have|offer|provide|give|render)$/;
const partNouns =
  /^(?:support|supporting|supportive|assistance|help|helping|role|part|input|contribution|hand)$/;

const ways =
  /^(?:move|transition|switch|come|relocate|return|leave|enter|turn|shift|step|arrive|graduate|settle|change)$/;
const gerundOf = (lower: string) => lower.endsWith('ing');

const firstPerson = /\b(?:I|we|We|my|My|me)\b/;

/** A word that no table has as a verb and that stands as one: behind “I”, in the past behind no article, first in a line. */
function isUnknownVerb(text: string, words: readonly TruthWord[], at: number): boolean {
  const word = words[at];
  // “X-rayed” and “flux-cored” are one word each.
  if (
    !word ||
    text.charAt(word.start - 1) === '-' ||
    word.isPlain ||
    word.isStrict ||
    word.isName ||
    word.length > 1 ||
    /^\d/.test(word.lower) ||
    isNounAlone(word.lower) ||
    isManner(word.lower)
  )
    return false;
  const before = words[at - 1]?.lower ?? '';
  const isBehind =
    /^(?:i|we)$/.test(before) ||
    (/^(?:have|had|also|then)$/.test(before) && /^(?:i|we)$/.test(words[at - 2]?.lower ?? ''));
  const isPast =
    /..ed$/.test(word.lower) && at > 0 && !/^(?:a|an|the|my|our|their|of|in|on|with|for|by)$/.test(before);
  const gap = text.slice(words[at - 1]?.end ?? 0, word.start);
  const isGerund =
    /..ing$/.test(word.lower) &&
    (/^(?:by|while)$/.test(before) || gap.includes(',')) &&
    !/^\s*(?:,|and\b|or\b|$|\.)/.test(text.slice(word.end, word.end + 5));
  return isBehind || isPast || isGerund || (at === 0 && !firstPerson.test(text));
}

type Place = {
  forms: readonly VerbForm[];
  before: string;
  isFirst: boolean;
  gap: string;
  after: string;
  previous: SaidVerb | undefined;
};

/** Whether letters that are a verb stand as one: “and transfers” behind “I helped” does not, “the report” neither. */
function isVerbHere({ forms, before, isFirst, gap, after, previous }: Place): boolean {
  const isAfterBreak = isFirst || /[,;:–—(]/.test(gap);
  if (
    forms.includes('past') &&
    !/^(?:a|an|the|my|our|their|your|this|these|own|of|in|on|for|with|at)$/.test(before)
  )
    return true;
  // “With meals, bathing and transfers”: one of a list.
  if (forms.includes('gerund'))
    return (isAfterBreak && !/^\s*(?:,|and\b|or\b)/.test(after)) || gerundAfter.test(before);
  if (forms.includes('base')) {
    if (isFirst || subjects.test(before)) return true;
    return (
      (/^(?:and|or|then)$/.test(before) || /,/.test(gap)) &&
      previous?.word.verb?.forms.includes('base') === true
    );
  }
  return /^(?:who|that|which|it|he|she)$/.test(before);
}

function phraseLevel(word: TruthWord): ScopeLevel {
  if (word.concepts.includes('~contribute') || word.concepts.includes('~help')) return 'took-part';
  if (word.concepts.includes('~lead')) return 'led';
  return 'did';
}

/** How much a piece of evidence claims as a whole: what helped, helped throughout. */
export function scopeOfLine(text: string, words: readonly TruthWord[]): ScopeLevel {
  const verbs = saidVerbs(text, words);
  const [first] = verbs;
  if (!first) return 'did';
  if (first.level === 'took-part' || first.level === 'shared') return first.level;
  return verbs.reduce<ScopeLevel>((most, { level }) => (compareScope(level, most) > 0 ? level : most), 'did');
}

/** Verbs of a line that stand for themselves behind “and”: of “assist in surgeries and monitor anesthesia” the second. */
export function ownActions(text: string, words: readonly TruthWord[]): SaidVerb[] {
  return saidVerbs(text, words).filter(({ at, level, word }) => {
    const gap = text.slice(words[at - 1]?.end ?? 0, word.start);
    const isOwn = at > 0 && (/;/.test(gap) || /^(?:and|then)$/.test(words[at - 1]?.lower ?? ''));
    const isPlainForm =
      word.verb?.forms.includes('base') === true || word.verb?.forms.includes('past') === true;
    return isOwn && isPlainForm && level !== 'took-part';
  });
}
