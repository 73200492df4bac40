import { knownVerb } from '../writing/verb-forms.ts';
import { emptyVerbs, type ScopeLevel, scopeLevels, scopeRows } from './scope.data.ts';
import type { TruthWord } from './truth-words.ts';

const levels = new Map<string, ScopeLevel>(
  Object.entries(scopeRows).flatMap(([level, row]) => row.split(' ').map((verb) => [verb, level as ScopeLevel] as const)),
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

const subjects = /^(?:i|we|and|to|who|that|which|also|can|could|would|will|have|has|had|or|but|then|not|it|they|now|still|today|regularly)$/;
const nouns = /^(?:a|an|the|my|our|their|his|her|its|your|this|that|these|those|of|in|on|with|for|per|each|every|no|any|all|by|under|from|as|own|s)$/;

/** The verbs of a sentence that claim an action, in order; nouns of the same letters (“the report”) are left out. */
export function saidVerbs(text: string, words: readonly TruthWord[]): SaidVerb[] {
  const found: SaidVerb[] = [];
  for (const [at, word] of words.entries()) {
    const base = word.length > 1 ? (knownVerb(word.lower)?.base ?? word.lower) : word.verb?.base;
    if (base === undefined || word.isName) continue;
    if (word.length > 1 && !word.verb) continue;
    const before = words[at - 1]?.lower ?? '';
    const forms = word.verb?.forms ?? [];
    const isFirst = at === 0;
    const isPast = forms.includes('past') || forms.includes('gerund');
    const couldBe = isPast ? !/^(?:a|an|the|my|our|their|your|this|these|own)$/.test(before) || forms.includes('gerund') && before === '' : isFirst || subjects.test(before);
    if (!couldBe || (forms.length > 0 && !isPast && nouns.test(before))) continue;
    const prefix = text.slice(Math.max(0, word.start - 3), word.start);
    const isShared = /co-$/i.test(prefix);
    if (empty.has(base) && word.length === 1) continue;
    found.push({ word, at, base, level: isShared ? 'shared' : word.length > 1 ? phraseLevel(word) : scopeOf(base) });
  }
  return found.map((verb, place) => {
    const earlier = found[place - 1];
    // “helped to build”, “contributed to designing”: the whole is no more than help.
    const isHelp = earlier && earlier.level === 'took-part' && verb.at - earlier.at <= 3;
    return isHelp ? { ...verb, level: 'took-part' as const } : verb;
  });
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
