import { isGenericHead } from '@foothold/core/search/generic-heads.ts';
import { isPerson } from '@foothold/core/search/person-word.ts';
import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import { joinedWords } from '@foothold/core/search/search-text.ts';
import { isBesideWork } from '@foothold/core/search/title-trade.ts';
import { isJoined } from '@foothold/core/search/title-words.ts';
import { fillers } from '@foothold/core/search/typed-phrases.data.ts';
import type { Alternative, EvidenceUnit } from '../../../posting-index/port/search-request.ts';
import {
  choiceUnit,
  fieldUnit,
  kinUnit,
  nearUnits,
  signUnit,
  tradeUnit,
  wishUnit,
  wordUnit,
} from './evidence-units.ts';
import { workGroups } from './work-groups.ts';

/** Parts of what a trade of several words tells: as a whole, by the words that tell which one it is, by its last word. */
const whole = 0.5;
const telling = 0.3;
const head = 0.35;
/** Part that a title only has whose own trade it is: an instructor of medical assistants is none. */
const sure = 0.2;
/** What is close to a trade: its field, the trades beside it. */
const field = 0.35;
const kin = 0.3;
/** A choice or wish beside work; a generic head beside other words; a word for rank, hours or a year. */
const choice = 0.3;
const wish = 0.9;
/** Who types a language can do no other work with it than where it is asked. */
const language = 1.5;
const generic = 0.3;
const besideWork = 0.35;
/** A word beside a trade. */
const beside = 0.7;
const unsaid = 0.55;

/** Whether a group names work or says words, rather than what is wished of a job. */
export const isWork = ({ kind }: TypedGroup) => kind === 'trade' || kind === 'word';

/** The units of one alternative. What names the work is core: a posting that has none of it outside its text only mentions it. */
export function evidenceOfGroups(typed: readonly TypedGroup[]): EvidenceUnit[] {
  const groups = workGroups(typed);
  const hasWork = groups.some(isWork);
  const hasTrade = groups.some(({ kind }) => kind === 'trade');
  const words = groups.filter(({ kind, order }) => kind === 'word' && !order);
  const units = groups.flatMap((group): EvidenceUnit[] => {
    if (group.kind === 'choice') return [{ ...choiceUnit(group), weight: hasWork ? choice : 1 }];
    if (group.kind === 'wish') return [{ ...wishUnit(group), weight: hasWork ? wishWeight(group) : 1 }];
    if (group.kind === 'trade') return tradeUnits(group);
    return [{ ...wordUnit(group), ...standingOf(group, words, hasTrade) }];
  });
  return hasTrade ? units : [...units, ...nearUnits(words.flatMap((group) => group.words))];
}

const wishWeight = (group: TypedGroup) => (group.wish?.startsWith('language:') ? language : wish);

/** A letter alone names no work beside other words: class B, wing C. */
const isOneLetter = (word: string) => /^[a-z]$/.test(word);

/** Weight of a word, and whether it can be what is searched for. */
function standingOf(group: TypedGroup, words: readonly TypedGroup[], hasTrade: boolean) {
  const isHead = (one: TypedGroup) => one.words.length === 1 && isGenericHead(one.words[0] ?? '');
  const tellingWords = words.filter((one) => !isHead(one));
  if (tellingWords.length > 0 && isHead(group)) return { weight: generic };
  const isAside = group.words.every((word) => isBesideWork(word) || isOneLetter(word));
  if (hasTrade || (isAside && words.length > 1))
    return { weight: isAside ? besideWork : beside, isCore: false };
  return { weight: 1, isCore: true };
}

/**
 * A trade as a whole, and what comes close to it, met by the trade as well: a forklift mechanic is close to a forklift
 * operator, a bus driver to a truck driver, a machine operator is neither.
 */
function tradeUnits(group: TypedGroup): EvidenceUnit[] {
  const { alternatives } = tradeUnit(group);
  const isWhole =
    group.words.length < 2 || isJoined(group.words) || group.signs.length + group.names.length === 0;
  const close = (weight: number) => (unit: EvidenceUnit | null) =>
    unit ? [{ ...unit, weight, isCore: true }] : [];
  const others = [...close(field)(fieldUnit(group)), ...close(kin)(kinUnit(group))];
  if (isWhole)
    return [{ weight: 1 - sure, isCore: true, alternatives }, ...close(sure)(signUnit(group)), ...others];
  const some = tellingPhrases(group.words);
  const last = group.words.at(-1) ?? '';
  const byPhrase = (tokens: readonly string[], weight: number): EvidenceUnit => ({
    weight,
    isCore: true,
    alternatives: [inTitle(tokens), ...alternatives.map(lessened)],
  });
  return [
    { weight: whole - sure, isCore: true, alternatives },
    ...close(sure)(signUnit(group)),
    ...some.map((tokens) => byPhrase(tokens, telling / some.length)),
    ...(isGenericHead(last) ? [] : [byPhrase([last], head)]),
    ...others,
  ];
}

/** Met by the trade, though the title does not say the word. */
const lessened = ({ tokens, fields }: Alternative): Alternative => ({
  tokens,
  fields: Object.fromEntries(Object.entries(fields).map(([field, worth]) => [field, worth * unsaid])),
});

const inTitle = (tokens: readonly string[]): Alternative => ({
  tokens,
  fields: { title: 1, company: 0.3, text: 0.15 },
});

/** Those words, of what is written as one as a phrase: front end. */
function tellingPhrases(words: readonly string[]): string[][] {
  const phrases: string[][] = [];
  for (const word of tellingWords(words)) {
    const last = phrases.at(-1);
    if (last && joinedWords.includes([...last, word].join(''))) last.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

/** All but the last word; before a generic one no person, since a physician assistant is no physician. */
function tellingWords(words: readonly string[]): string[] {
  const isGeneric = isGenericHead(words.at(-1) ?? '');
  return words
    .slice(0, -1)
    .filter(
      (word) =>
        word.length > 1 && !fillers.has(word) && !isBesideWork(word) && !(isGeneric && isPerson(word)),
    );
}
