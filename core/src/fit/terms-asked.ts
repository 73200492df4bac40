import type { Ask } from './ask.ts';
import type { Condition } from './requirement.ts';
import type { TermKind, TermMatch } from './term-table.ts';

type Listed = { match: TermMatch; joined: boolean };

/** Words between two terms of one list. */
const joining = new Set('and or etc etc. oder und ou et o y other similar e.g. e.g i.e.'.split(' '));
const isJoining = (between: string) =>
  between
    .toLowerCase()
    .split(/[\s,/()“”"&|-]+/)
    .every((word) => word === '' || joining.has(word));
/** Names between two terms that no table knows: “Python, F#, Scala”, “R Shiny, Tableau”. */
function isUnknown(between: string): boolean {
  if (between.length > 40 || !/[,/]/.test(between)) return false;
  return between.split(/[,/]/).every((item) => {
    const words = item.split(' ').filter((word) => word !== '' && !joining.has(word.toLowerCase()));
    return words.length <= 2 && words.every((word) => /^\p{Lu}[^\s.;:()]*$/u.test(word));
  });
}
const examples =
  /(?:\b(?:such as|like|e\.?g\.?,?|for example|for instance|(?:at least )?(?:one|one or more|any|either|some) of(?: the following)?|at least one|either|similar to)[\s:,(]*|\b(?:tools?|platforms?|languages?|technolog(?:y|ies)|software|systems?|frameworks?|librar(?:y|ies)|databases?|packages?|providers?|applications?) \(|\((?:e\.g\.,?|eg|i\.e\.,?)\s?)$/i;
const either = /\bor\b|\band\/or\b|\/|\boder\b|\bou\b/i;

/**
 * The terms of a passage as asks. What is listed with “or”, a slash or “such as” is one ask that any of them meets;
 * what is listed with “and” or commas alone is an ask each.
 */
export function termsAsked(matches: readonly TermMatch[], text: string, from: number): Ask[] {
  const runs: Listed[][] = [];
  for (const match of matches) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.match;
    const joined =
      last !== undefined &&
      last.term.kind === match.term.kind &&
      (isJoining(text.slice(last.end, match.start)) || isUnknown(text.slice(last.end, match.start)));
    if (run && joined) run.push({ match, joined });
    else runs.push([{ match, joined: false }]);
  }
  return runs.flatMap((run) =>
    asksOf(
      run.map(({ match }) => match),
      text,
      from,
    ),
  );
}

function asksOf(run: readonly TermMatch[], text: string, from: number): Ask[] {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const { kind } = first.term;
  const inside = text.slice(first.start, last.end);
  const before = text.slice(Math.max(from, first.start - 40), first.start);
  const joints = run.slice(1).map((match, at) => text.slice(run[at]?.end ?? 0, match.start));
  const isEither =
    joints.some((joint) => either.test(joint)) && !joints.some((joint) => /\band\b(?!\/)/i.test(joint));
  const isOpen = examples.test(before) || /^,? ?etc\b/i.test(text.slice(last.end, last.end + 6));
  const isAny = run.length > 1 && kind !== 'manner' && kind !== 'condition' && (isEither || isOpen);
  if (isAny)
    return [ask(run, first.start, last.end, names(run).length > 3 ? inside : names(run).join(' or '))];
  const once = new Map<string, TermMatch>();
  for (const match of run) if (!once.has(match.term.name)) once.set(match.term.name, match);
  return [...once.values()].map((match) => ask([match], match.start, match.end, match.term.name));
}

function askedOf(kind: TermKind, terms: readonly string[]): Ask['asked'] {
  if (kind === 'condition') return { kind, condition: terms[0] as Condition };
  return kind === 'licence' || kind === 'certificate'
    ? { kind, terms, words: [], states: [] }
    : { kind, terms };
}

const names = (run: readonly TermMatch[]) => [...new Set(run.map(({ term }) => term.name))];

function ask(run: readonly TermMatch[], start: number, end: number, label: string): Ask {
  const kind = run[0]?.term.kind ?? 'skill';
  const terms = names(run);
  return { asked: askedOf(kind, terms), start, end, to: end, label };
}
