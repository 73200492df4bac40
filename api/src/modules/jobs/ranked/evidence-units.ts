import { kinGroups, nearTrades } from '@foothold/core/search/near-trades.ts';
import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import { signs } from '@foothold/core/search/search-vector.ts';
import { fieldsOf } from '@foothold/core/search/title-trade.ts';
import { lastSpelling, spelling } from '@foothold/core/search/trade-index.ts';
import { workerNouns } from '@foothold/core/search/worker-nouns.ts';
import type { Alternative, EvidenceUnit } from '../../../posting-index/port/search-request.ts';

/** What an alternative is worth in each field: as typed, under another name, by the trade of the title. */
const typedFields = { title: 1, company: 0.9, text: 0.15 };
/** With the same accents. */
const writtenFields = { sign: 1.1 };
const tradeFields = { title: 1, company: 0.2, text: 0.12 };
const nameFields = { title: 0.85 };
const mainNameFields = { title: 0.85, text: 0.1 };
const signFields = { sign: 0.75 };
const choiceFields = { sign: 0.6 };
const wishFields = { title: 1, text: 0.35 };

const alternative = (fields: Alternative['fields']) => (tokens: readonly string[]) => ({ tokens, fields });
const inSign = (sign: string): Alternative => ({ tokens: [sign], fields: signFields });

/** Words that mean nothing but themselves, also as the tables spell them; several are a phrase. */
export function wordUnit({ words, written }: TypedGroup): EvidenceUnit {
  const [word = ''] = words;
  const long = words.length > 1 ? [] : [spelling(word), lastSpelling(word)];
  const tokens = [words, ...long.map((one) => [one])];
  const accented = written.filter((one, index) => one !== words[index]);
  return {
    weight: 1,
    alternatives: [
      ...distinct(tokens).map(alternative(typedFields)),
      ...(accented.length > 0 ? [{ tokens: accented.map(signs.written), fields: writtenFields }] : []),
      ...workersOf(words).map(alternative(nameFields)),
    ],
  };
}

/** A trade: its words as typed, its other names, and the signs of titles that name it. */
export function tradeUnit({ words, names, mainNames, signs: own }: TypedGroup): EvidenceUnit {
  const main = new Set(mainNames.map((name) => name.join(' ')));
  const others = names.filter((name) => name.join(' ') !== words.join(' '));
  const fieldsOfName = (name: readonly string[]) => (main.has(name.join(' ')) ? mainNameFields : nameFields);
  return {
    weight: 1,
    alternatives: [
      { tokens: words, fields: tradeFields },
      ...own.map(inSign),
      ...others.map((tokens): Alternative => ({ tokens, fields: fieldsOfName(tokens) })),
      ...workersOf(words).map(alternative(nameFields)),
    ],
  };
}

const workersOf = (words: readonly string[]) =>
  words.length > 1 ? [] : workerNouns(words[0] ?? '').map((one) => [one]);

/** What is read of a title as its trade; null for a trade without signs. */
export function signUnit({ signs: own }: TypedGroup): EvidenceUnit | null {
  return own.length === 0 ? null : { weight: 1, alternatives: own.map(inSign) };
}

/** The trades beside a trade that people move to, met by the trade itself too; null where there are none. */
export function kinUnit({ words, signs: own }: TypedGroup): EvidenceUnit | null {
  const kin = kinGroups(own.map((sign) => sign.slice(1)));
  return kin.length === 0
    ? null
    : { weight: 1, alternatives: [...named(words), ...kin.map(signs.trade).map(inSign)] };
}

/** The field of a worker's work, met by the trade too: accounting, for an accountant. */
export function fieldUnit(group: TypedGroup): EvidenceUnit | null {
  const fields = fieldsOf(group.words.at(-1) ?? '').map((field) => [...group.words.slice(0, -1), field]);
  if (fields.length === 0) return null;
  return {
    weight: 1,
    alternatives: [...fields.map(alternative({ title: 1 })), ...tradeUnit(group).alternatives],
  };
}

/** What published titles mean by words that are no name of a trade, and the trades beside it. */
export function nearUnits(words: readonly string[]): EvidenceUnit[] {
  const trades = nearTrades(words);
  if (trades.length === 0) return [];
  const kin = kinGroups(trades);
  const own = [...named(words), ...trades.map(signs.trade).map(inSign)];
  return [
    { weight: 0.5, isCore: true, alternatives: own },
    ...(kin.length > 0
      ? [{ weight: 0.2, isCore: true, alternatives: [...own, ...kin.map(signs.trade).map(inSign)] }]
      : []),
  ];
}

/** What is chosen by a word: met by a word of the title, or by what the posting states. */
export function choiceUnit({ words, names, signs: own }: TypedGroup): EvidenceUnit {
  return {
    weight: 1,
    alternatives: [
      ...distinct([words, ...names]).map(alternative({ title: 1 })),
      ...own.map((sign): Alternative => ({ tokens: [sign], fields: choiceFields })),
    ],
  };
}

/** A shift, a language: met by any of its wordings, in a title more than in a text. */
export function wishUnit({ words, names }: TypedGroup): EvidenceUnit {
  return { weight: 1, alternatives: distinct([words, ...names]).map(alternative(wishFields)) };
}

const named = (words: readonly string[]): Alternative[] => [{ tokens: words, fields: { title: 1 } }];

function distinct(names: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(names.map((name) => [name.join(' '), name])).values()];
}
