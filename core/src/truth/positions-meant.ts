import { agree, stemOf } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import type { ReadSentence } from './read-sentence.ts';
import { compareScope } from './scope.ts';
import { isActOfTrade } from './trades.ts';

/** Positions of somebody who helped or stood in: they are none of the trade that their title ends in. */
const besideTrade =
  /\b(?:assistant|aide|helper|trainee|intern|apprentice|student|volunteer|substitute|deputy)\b/i;

const shortest = 4;

/**
 * The positions in the trade that a sentence names, by its title, its acts or its lines: years of “teaching” are not those of an aide, and
 * years of leading are those since a rank was held. Null where it names none, so that all positions count.
 */
export function positionsOfTrade(sentence: ReadSentence): ReadonlySet<number> | null {
  const { evidence, verbs, text } = sentence;
  const positions = evidence.person.filter(({ item }) => item.kind === 'position');
  const leading = verbs.filter(({ level }) => compareScope(level, 'supervised') >= 0);
  if (leading.length > 0) {
    const led = positions.filter((one) => ledAt(one, evidence.person));
    return led.length > 0 ? new Set(led.map(({ at }) => at)) : null;
  }
  const isBeside = besideTrade.test(text);
  const byTitle = positions.filter(({ item: { title = '' } }) => isNamed(sentence, title));
  const named = byTitle.length > 0 ? byTitle : positions.filter(({ at }) => isInLines(sentence, at));
  if (named.length === 0) return null;
  const inTrade = named.filter(({ item: { title = '' } }) => isBeside || !besideTrade.test(title));
  return new Set((inTrade.length > 0 ? inTrade : named).map(({ at }) => at));
}

/** The positions of a trade that a sentence names by its title or its acts; null where lines alone would tell it. */
export function tradeNamed(sentence: ReadSentence): ReadonlySet<number> | null {
  const { evidence, verbs } = sentence;
  const isByName =
    verbs.some(({ level }) => compareScope(level, 'supervised') >= 0) ||
    evidence.person.some(({ item: { kind, title = '' } }) => kind === 'position' && isNamed(sentence, title));
  return isByName ? positionsOfTrade(sentence) : null;
}

/** Whether a position, or a line under it, is of somebody who leads. */
function ledAt({ at, level }: PreparedItem, person: readonly PreparedItem[]): boolean {
  return (
    compareScope(level, 'supervised') >= 0 ||
    person.some((one) => one.position === at && compareScope(one.level, 'supervised') >= 0)
  );
}

/** Whether what a sentence says was done is in the name of a title: “kept books” of a bookkeeper, “nursing” of a nurse. */
function isNamed({ words, content, verbs }: ReadSentence, title: string): boolean {
  const parts = title
    .toLowerCase()
    .split(/[\s/,-]+/)
    .filter((part) => part.length >= shortest);
  const said = [...content, ...verbs.map(({ at }) => at)].map((at) => words[at]?.lower ?? '');
  return (
    said.some((lower) => {
      const stem = stemOf(lower);
      if (stem.length < shortest) return false;
      return parts.some((part) => stemOf(part) === stem || part.startsWith(stem) || part.startsWith(lower));
    }) ||
    verbs.some(
      // “Taking care of” takes nothing: a phrase is no act of its first word.
      ({ base, at, word }) => word.length === 1 && words[at]?.isPlain === false && isActOfTrade(base, title),
    )
  );
}

/** Whether lines under a position have what a sentence says was done. */
function isInLines({ words, verbs, content, evidence }: ReadSentence, position: number): boolean {
  const lines = evidence.person.filter((one) => one.position === position && one.at !== position);
  const acts = new Set(verbs.map(({ at }) => at));
  const things = content.filter((at) => !acts.has(at) && words[at]?.isName === false);
  return lines.some(({ concepts }) => things.some((at) => agree(words[at]?.concepts ?? [], concepts)));
}
