import { similarWords } from '../../../../text/similar-words.ts';
import { usualNameWords } from '../question-words.data.ts';
import { holidayWords } from './holidays.ts';
import { jobPhrases } from './job-words.data.ts';
import { matchPhrase, phraseWords } from './match-phrase.ts';
import type { Claim, Found, Meaning } from './meaning.ts';
import type { Token } from './query-tokens.ts';
import { fillerWords, queryPhrases } from './query-words.data.ts';
import { readLimit, readPay, readStars } from './read-amounts.ts';
import { readPlace } from './read-places.ts';
import { readSpan } from './read-spans.ts';
import type { RecordNames } from './record-names.ts';
import { condition } from './record-query.ts';
import type { DayContext } from './spans.ts';

const lexicon: readonly (readonly [Meaning, readonly string[]])[] = [
  ...jobPhrases,
  ...queryPhrases,
  [{ kind: 'limit', limit: 1, order: 'first' }, ['first', 'very first']],
  [{ kind: 'limit', limit: 1, order: 'last' }, ['last', 'very last']],
  [{ kind: 'limit', limit: 1, order: 'next' }, ['next', 'upcoming']],
];

/** Phrases by the words that they can begin with: each word of a question looks at few. */
const byFirst = new Map<string, { phrase: string; meaning: Meaning }[]>();
for (const [meaning, phrases] of lexicon)
  for (const phrase of phrases) {
    const parts = phrase.split(' ');
    const required = parts.findIndex((part) => !part.endsWith('?'));
    for (const part of parts.slice(0, required + 1))
      for (const word of part.replace('?', '').split('|')) {
        const list = byFirst.get(word) ?? [];
        list.push({ phrase, meaning });
        byFirst.set(word, list);
      }
  }

const dayWords =
  'today tomorrow yesterday week weeks weekend month months quarter year years day days monday tuesday wednesday thursday friday saturday sunday next last this past since before after between within until january february march april june july august september october november december early late mid ago more less than longer fewer over under least most newer older greater above below about around hour hours star stars mile miles dollars thousand thursday couple dozen quarter near tagged rated rating annually yearly hourly monthly weekly annual one two three four five six seven eight nine ten eleven twelve';
const usual: ReadonlySet<string> = new Set([
  ...phraseWords(lexicon.flatMap(([, phrases]) => phrases)),
  ...fillerWords,
  ...dayWords.split(' '),
  ...holidayWords,
]);
const vocabulary = [...usual].filter((word) => word.length > 3);
/** Too near to ordinary words (“match”, “jungle”) to be what a slip meant. */
const shortMonths: ReadonlySet<string> = new Set(['march', 'june', 'july', 'april']);
const isUsual = (word: string) => usual.has(word);

/** What the words of a question were read as; `isRead` says which tokens are part of it. */
export type Claims = { tokens: readonly Token[]; claims: Claim[]; isRead: readonly boolean[] };

/** Reads each token of a question once: of what begins at a token the longest counts. */
export function claimWords(typed: readonly Token[], names: RecordNames, context: DayContext): Claims {
  const tokens = typed.map((token) => corrected(token, names));
  const claims: Claim[] = [];
  let index = 0;
  while (index < tokens.length) {
    const found = longest(tokens, index, { names, context });
    if (found) claims.push({ start: index, ...found });
    index = found ? found.end : index + 1;
  }
  claims.push(...titleClaims(tokens, claims, names));
  const isRead = tokens.map((_, at) =>
    claims.some(({ start, end, meaning }) => meaning.kind !== 'unknown' && at >= start && at < end),
  );
  return { tokens, claims: claims.sort((a, b) => a.start - b.start), isRead };
}

type Reading = { names: RecordNames; context: DayContext };

function longest(tokens: readonly Token[], index: number, { names, context }: Reading): Found | null {
  const options = [
    taggedAt(tokens, index, names),
    names.read(tokens, index, isUsual),
    readLimit(tokens, index),
    readSpan(tokens, index, context),
    readPay(tokens, index),
    readStars(tokens, index),
    readPlace(tokens, index, names),
    phraseAt(tokens, index),
  ];
  const found = options.reduce<Found | null>(
    (best, one) => (one && (!best || one.end > best.end) ? one : best),
    null,
  );
  if (found) return found;
  const word = tokens[index]?.word ?? '';
  return fillerWords.has(word) || word === '-' ? { end: index + 1, meaning: { kind: 'filler' } } : null;
}

function phraseAt(tokens: readonly Token[], index: number): Found | null {
  let best: Found | null = null;
  for (const { phrase, meaning } of byFirst.get(tokens[index]?.word ?? '') ?? []) {
    const end = matchPhrase(tokens, index, phrase);
    if (end > index && end > (best?.end ?? 0)) best = { end, meaning };
  }
  return best;
}

const tagLeads: ReadonlySet<string> = new Set(['tagged', 'tag', 'tags', 'labeled', 'labelled', 'label']);

/** “Tagged remote”: behind the word for it a tag is meant, whatever else it says. */
function taggedAt(tokens: readonly Token[], index: number, { tags }: RecordNames): Found | null {
  if (!tagLeads.has(tokens[index]?.word ?? '')) return null;
  const start = index + (/^(?:as|with)$/.test(tokens[index + 1]?.word ?? '') ? 2 : 1);
  for (let length = 4; length > 0; length -= 1) {
    const tag = tags.get(
      tokens
        .slice(start, start + length)
        .map(({ word }) => word)
        .join(' '),
    );
    if (tag)
      return {
        end: start + length,
        meaning: { kind: 'condition', what: 'jobs', condition: condition({ field: 'tag', values: [tag] }) },
      };
  }
  return null;
}

/** Words that nothing has read and that titles or notes of jobs have. */
function titleClaims(tokens: readonly Token[], claims: readonly Claim[], names: RecordNames): Claim[] {
  const isFree = (at: number) =>
    !claims.some(
      ({ start, end, meaning }) => at >= start && at < end && (meaning.kind !== 'filler' || start !== at),
    );
  const found: Claim[] = [];
  let at = 0;
  while (at < tokens.length) {
    const isTitle =
      isFree(at) && !fillerWords.has(tokens[at]?.word ?? '') && names.isTitleWord(tokens[at]?.word ?? '');
    const isText =
      !isTitle &&
      isFree(at) &&
      !fillerWords.has(tokens[at]?.word ?? '') &&
      !isUsual(tokens[at]?.word ?? '') &&
      names.isRecordWord(tokens[at]?.word ?? '');
    let end = at;
    while (
      end < tokens.length &&
      isFree(end) &&
      (isTitle ? names.isTitleWord : names.isRecordWord)(tokens[end]?.word ?? '') &&
      !fillerWords.has(tokens[end]?.word ?? '')
    )
      end += 1;
    if ((isTitle || isText) && end > at) {
      const value = tokens
        .slice(at, end)
        .map(({ word }) => word)
        .join(' ');
      found.push({
        start: at,
        end,
        meaning: {
          kind: 'condition',
          condition: condition({ field: isTitle ? 'title' : 'text', values: [value] }),
        },
      });
    }
    at = Math.max(end, at + 1);
  }
  return found;
}

/** A word with a typo as the rules or the records know it: the one word that is nearest. */
function corrected(token: Token, names: RecordNames): Token {
  const { word } = token;
  if (
    word.length < 4 ||
    /\d/.test(word) ||
    isUsual(word) ||
    names.isRecordWord(word) ||
    names.words.has(word) ||
    usualNameWords.has(word)
  )
    return token;
  // “Tamaracks”: somebody’s.
  if (word.endsWith('s') && names.words.has(word.slice(0, -1))) return token;
  const near = similarWords(
    word,
    vocabulary.filter((one) => one[0] === word[0] && !shortMonths.has(one)),
  );
  const own = similarWords(
    word,
    [...names.words].filter((one) => one[0] === word[0] && one.length > 3),
  );
  const all = [...new Set([...near, ...own])];
  return all.length === 1 ? { ...token, word: all[0] ?? word } : token;
}
