import { expressionKey, type Verdict, type Verdicts } from './expression-verdicts.ts';
import type { Expression } from './expressions.ts';

/** An expression that is not linear and stays, because the texts it is run on are short. */
export type BoundedExpression = {
  path: string;
  /** As in the code between the slashes; of one that is built at run time the words that build it. */
  expression: string;
  /** Characters of the longest text it is run on. */
  longest: number;
  /** What keeps texts to that. */
  why: string;
};

/** Steps that take a fraction of a second. */
const maxSteps = 100_000_000;
/** Where the checker cannot tell, the worst that is met in practice. */
const assumedPower = 3;

/** Reads texts of our own only: tools, kits of tests and what runs while the pages are built. */
const ownTexts =
  /^(?:scripts|e2e|web\/gallery)\/|^web\/[\w.-]+\.ts$|-kit\.tsx?$|^api\/src\/testing\/|^web\/src\/app\/first-styles\.ts$/;

/**
 * What is wrong with the expressions, a sentence each: those that take twice as long with every character, those of
 * polynomial time or built at run time that the table has no bound for or one that does not help, and lines of the table
 * that apply to nothing.
 */
export function expressionProblems(
  expressions: readonly Expression[],
  verdicts: Verdicts,
  table: readonly BoundedExpression[],
): string[] {
  const used = new Set<BoundedExpression>();
  const problems: string[] = [];
  for (const one of expressions) {
    const text = 'built' in one ? one.built : one.source;
    const verdict = 'built' in one ? 'unknown' : (verdicts[expressionKey(one)] ?? 'unknown');
    const line = table.find(({ path, expression }) => path === one.path && expression === text);
    if (line) used.add(line);
    const problem = problemOf({ verdict, isBuilt: 'built' in one, isOwn: ownTexts.test(one.path), line });
    if (problem) problems.push(`${one.path}:${one.line} ${shortened(text)} ${problem}`);
  }
  const stale = table.filter((line) => !used.has(line));
  return [
    ...problems,
    ...stale.map(
      ({ path, expression }) => `${path} ${shortened(expression)} is in the table, not in the code.`,
    ),
  ];
}

type Case = { verdict: Verdict; isBuilt: boolean; isOwn: boolean; line: BoundedExpression | undefined };

function problemOf({ verdict, isBuilt, isOwn, line }: Case): string {
  if (verdict === 'safe') return line ? 'is linear: take it out of the table.' : '';
  if (verdict === 'exponential') return 'takes twice as long with every character: rewrite it.';
  if (isOwn) return '';
  const power = verdict === 'unknown' ? assumedPower : verdict;
  if (line) {
    return line.longest ** power <= maxSteps
      ? ''
      : `takes too many steps on ${line.longest} characters (to the power of ${power}): rewrite it.`;
  }
  if (isBuilt)
    return 'is built at run time, so nothing checks it: build it of constants, or bound its text in the table.';
  const what =
    verdict === 'unknown'
      ? 'is too large to tell'
      : `takes the length of its text to the power of ${verdict}`;
  return `${what}: rewrite it, or bound its text in the table.`;
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
