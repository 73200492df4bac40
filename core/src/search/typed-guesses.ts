import { countryByName } from '../geography/country.ts';
import { isCityNickname } from '../geography/known-city.ts';
import { regionByCode, regionByName } from '../geography/region.ts';
import { titleTrades } from './near-trades.ts';
import type { TypedPart } from './read-typed.ts';
import { typedPay } from './typed-pay.ts';
import { fillers, placeWords, wordCities, wordCodes } from './typed-phrases.data.ts';
import { flatWords, type TypedSpan, typedSpans } from './typed-spans.ts';
import { type TypedToken, typedTokens } from './typed-tokens.ts';

/**
 * A piece of a typed search that may be a place or a company. `isSaid`: “in” or “at” is before it, or a state or
 * country is named; else only a large city counts.
 */
export type TypedGuess = TypedPart & { isSaid: boolean };

const longest = 5;

/**
 * What of a typed search to look up: places at the end or after in, near, around; companies after at. The likeliest
 * first, at most ten of each; `value` is what to look up, the range has the word before it.
 */
export function typedGuesses(
  term: string,
  literal: readonly string[] = [],
): { places: TypedGuess[]; companies: TypedGuess[] } {
  const tokens = typedTokens(term, literal);
  const words = flatWords(tokens);
  const pay = typedPay(term);
  const spans = typedSpans(words);
  const tokensOf = (some: readonly TypedSpan[]) =>
    some.flatMap(({ start, end }) => words.slice(start, end).map(({ token }) => token));
  const works = new Set(
    spans.flatMap(({ kind, start }) =>
      kind === 'trade' || kind === 'field' ? (words[start]?.token ?? []) : [],
    ),
  );
  const chosen = new Set(tokensOf(spans.filter(({ kind }) => kind !== 'trade' && kind !== 'field')));
  const meant = new Set(tokensOf(spans));
  const isFree = (token: TypedToken) =>
    token.kind === 'plain' && !token.isLiteral && !(pay && pay.from <= token.from && token.to <= pay.to);
  const after = (isLead: (word: string) => boolean) =>
    tokens.flatMap((token, at) =>
      isLead(token.text.toLowerCase()) && isFree(token)
        ? runsFrom(term, tokens, at + 1, token.from, isFree, meant)
        : [],
    );
  const isAside = (token: TypedToken) =>
    chosen.has(token) || (pay !== null && pay.from <= token.from && token.to <= pay.to);
  const said = after((word) => word === 'at' || word === '@');
  return {
    places: [
      ...after((word) => placeWords.has(word)),
      ...atEnd(term, tokens, { isFree, isAside, meant }),
      ...atStart(term, tokens, { isFree, meant, works }),
    ].slice(0, 10),
    companies: (said.length > 0 ? said : wholeLine(term, tokens, { isFree })).slice(0, 10),
  };
}

/** Runs of tokens from one on, the longest first. */
function runsFrom(
  term: string,
  tokens: readonly TypedToken[],
  start: number,
  from: number,
  isFree: (token: TypedToken) => boolean,
  meant: ReadonlySet<TypedToken>,
): TypedGuess[] {
  const run: TypedToken[] = [];
  for (const token of tokens.slice(start, start + longest)) {
    if (!isFree(token)) break;
    run.push(token);
  }
  return run
    .map((_, n) => run.slice(0, run.length - n))
    .filter((some) => !some.every((token) => meant.has(token) && !isArea(token.text)))
    .map((some) => guessOf(term, some, from, true));
}

type Known = { isFree: (token: TypedToken) => boolean; meant: ReadonlySet<TypedToken> };

/**
 * Runs of tokens up to the end of what is typed, the longest first; aside stand fillers, and what is chosen: “driver Texas
 * part time”.
 */
function atEnd(
  term: string,
  tokens: readonly TypedToken[],
  { isFree, isAside, meant }: Known & { isAside: (token: TypedToken) => boolean },
): TypedGuess[] {
  let end = tokens.length;
  const isBehind = (token: TypedToken | undefined) =>
    token !== undefined &&
    token.kind === 'plain' &&
    ((token.words.every((word) => fillers.has(word)) && token.text !== 'IN') || isAside(token));
  while (isBehind(tokens[end - 1])) end -= 1;
  const run: TypedToken[] = [];
  for (let at = end - 1; at >= 0 && run.length < longest; at -= 1) {
    const token = tokens[at];
    if (!token || !isFree(token)) break;
    run.unshift(token);
  }
  return run
    .map((_, n) => run.slice(n))
    .filter((some) => isPlaceLike(some, meant) && !endsTitle(tokens.slice(0, end), some))
    .map((some) => guessOf(term, some, some[0]?.from ?? 0, isAreaNamed(some)));
}

/** Whether a bare name is the end of a published title: a dog walker is not in Walker. */
function endsTitle(tokens: readonly TypedToken[], some: readonly TypedToken[]): boolean {
  if (isAreaNamed(some)) return false;
  const words = tokens.flatMap((token) => token.words);
  const least = some.flatMap((token) => token.words).length + 1;
  return words.some(
    (_, start) => words.length - start >= least && titleTrades(words.slice(start)).length > 0,
  );
}

/**
 * What is before the first trade, field or “jobs”: “Texas truck driver”, “Chicago warehouse jobs”; of several words also
 * those that begin it: “New York City government jobs”.
 */
function atStart(
  term: string,
  tokens: readonly TypedToken[],
  { isFree, meant, works }: Known & { works: ReadonlySet<TypedToken> },
): TypedGuess[] {
  const isWork = (token: TypedToken) => works.has(token) || token.words.every((word) => jobWords.has(word));
  const run = tokens.slice(0, Math.max(0, tokens.findIndex(isWork)));
  if (!run.every(isFree)) return [];
  return run.flatMap((_, index) => {
    const some = run.slice(0, run.length - index);
    // “VA nurse” may be one of Veterans Affairs.
    const isCode = some.length === 1 && some[0]?.text.length === 2 && !isCityNickname(some[0].text);
    const isEnough = index === 0 || some.length > 1 || isAreaNamed(some);
    if (some.length > longest || isCode || !isEnough || !isPlaceLike(some, meant)) return [];
    return [guessOf(term, some, some[0]?.from ?? 0, isAreaNamed(some))];
  });
}

const jobWords: ReadonlySet<string> = new Set(['job', 'career', 'vacancy', 'employment', 'opening']);

/** The whole line as an employer, without “jobs” and the like; none where it has a place word or more than a name has. */
function wholeLine(
  term: string,
  tokens: readonly TypedToken[],
  { isFree }: Pick<Known, 'isFree'>,
): TypedGuess[] {
  const isAside = (token: TypedToken | undefined) =>
    token?.kind === 'plain' &&
    token.words.every((word) => jobWords.has(word) || word === 'hiring' || word === 'work');
  let [start, end] = [0, tokens.length];
  while (end > start && isAside(tokens[end - 1])) end -= 1;
  while (end > start && isAside(tokens[start])) start += 1;
  const some = tokens.slice(start, end);
  if (some.length === 0 || some.length > longest || !some.every(isFree)) return [];
  return [guessOf(term, some, some[0]?.from ?? 0, false)];
}

/** Of words that mean a trade only a code behind a comma is a place: “nurse, PA”. */
function isPlaceLike(some: readonly TypedToken[], meant: ReadonlySet<TypedToken>): boolean {
  const [first] = some;
  const isCodeOfState = (token: TypedToken) =>
    /^[A-Z]{2}$/.test(token.text) ||
    (some.length > 1 &&
      token === some.at(-1) &&
      isStateCode(token.text, true) &&
      regionByCode(token.text) !== null);
  if (!first || some.some((token) => meant.has(token) && !isCodeOfState(token))) return false;
  if (some.length === 1 && isCityNickname(first.text)) return true;
  const last = some.at(-1)?.text ?? '';
  if (isArea(last) && countryByName(last)) return true;
  const isCode = last.length === 2;
  // Behind the name of a city any code is one: “portland or”.
  if (isCode && (!isStateCode(last, some.length > 1) || !regionByCode(last))) return false;
  if (isCode && some.length === 1) return !meant.has(first);
  if (some.length === 1 && wordCities.has(first.text.toLowerCase()) && !isArea(first.text)) return false;
  return !some.every(({ words }) => words.every((word) => fillers.has(word)));
}

function isAreaNamed(some: readonly TypedToken[]): boolean {
  const all = some.map(({ text }) => text).join(' ');
  const last = some.at(-1)?.text ?? '';
  return (
    isArea(all) || isCityNickname(all) || (some.length > 1 && isArea(last)) || /^\d{5}(?:-\d{4})?$/.test(all)
  );
}

/** A code of a state: in capitals, or in small letters where it is no word. */
const isStateCode = (text: string, isBehindCity: boolean) =>
  /^[A-Z]{2}$/.test(text) || (/^[a-z]{2}$/.test(text) && (isBehindCity || !wordCodes.has(text)));

/** A state by its name or its code in capitals, or a country; Jordan and Chad are people as well. */
function isArea(text: string): boolean {
  const plain = text.replace(/[,.]/g, '');
  if (wordCities.has(plain.toLowerCase())) return false;
  return (
    (isStateCode(plain, false) && regionByCode(plain) !== null) ||
    regionByName(plain) !== null ||
    countryByName(plain) !== null
  );
}

function guessOf(term: string, some: readonly TypedToken[], from: number, isSaid: boolean): TypedGuess {
  const [first, last] = [some[0], some.at(-1)];
  const to = last?.to ?? from;
  const value = withoutEdges(term.slice(first?.from ?? from, to)).replace(/^the\s+/i, '');
  return { from, to, text: term.slice(from, to), value, isSaid };
}

/** A text without the commas and dots at its two ends. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && ' ,;'.includes(text.charAt(start))) start += 1;
  while (end > start && ' ,;.'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
