import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import { signs } from '@foothold/core/search/search-vector.ts';
import type { Alternative, EvidenceUnit } from '../../../posting-index/port/search-request.ts';

/** What an alternative is worth in each field: as typed, under another name, by the trade of the title. */
const typedFields = { title: 1, company: 0.6, text: 0.15 };
/** With the same accents. */
const writtenFields = { sign: 1.1 };
const tradeFields = { title: 1, company: 0.2, text: 0.12 };
const nameFields = { title: 0.85 };
const mainNameFields = { title: 0.85, text: 0.1 };
const signFields = { sign: 0.75 };
const choiceFields = { title: 1, sign: 0.9 };

/** Whether a group chooses a workplace, a kind of work or a rank. */
export const isChoice = ({ kind }: TypedGroup) => kind === 'choice';

/** Words that mean nothing but themselves; several are a phrase. */
export function wordUnit({ words, written }: TypedGroup): EvidenceUnit {
  const accented = written.filter((word, index) => word !== words[index]);
  return {
    weight: 1,
    alternatives: [
      { tokens: words, fields: typedFields },
      ...(accented.length > 0 ? [{ tokens: accented.map(signs.written), fields: writtenFields }] : []),
    ],
  };
}

/** A trade: its words as typed, its other names, and the signs of titles that name it. */
export function tradeUnit({ words, names, mainNames, signs }: TypedGroup): EvidenceUnit {
  const main = new Set(mainNames.map((name) => name.join(' ')));
  const others = names.filter((name) => name.join(' ') !== words.join(' '));
  return {
    weight: 1,
    alternatives: [
      { tokens: words, fields: tradeFields },
      ...signs.map((sign): Alternative => ({ tokens: [sign], fields: signFields })),
      ...others.map(
        (name): Alternative => ({
          tokens: name,
          fields: main.has(name.join(' ')) ? mainNameFields : nameFields,
        }),
      ),
    ],
  };
}

/** What is chosen by a word: met by a word of the title, or by what the posting states. */
export function choiceUnit({ words, names, signs }: TypedGroup, weight: number): EvidenceUnit {
  return {
    weight,
    alternatives: [
      { tokens: words, fields: { title: 1 } },
      ...signs.map((sign): Alternative => ({ tokens: [sign], fields: choiceFields })),
      ...names.map((name): Alternative => ({ tokens: name, fields: { title: 1 } })),
    ],
  };
}
