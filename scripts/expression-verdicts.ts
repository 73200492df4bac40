import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * What the checker says of an expression: `safe` takes time in proportion to the text, a number is the power of the
 * length it may take, `exponential` doubles with every character; of `unknown` it could not tell.
 */
export type Verdict = 'safe' | 'exponential' | 'unknown' | number;

/** Verdicts by the hash of an expression. */
export type Verdicts = Record<string, Verdict>;

/** Its version counts: another one may know better. */
const checker = 'recheck 4.5.0';
/** Milliseconds for telling from the automaton of an expression, and for trying texts where that is too large. */
const [automatonTime, trialTime] = [10_000, 30_000];

/** The key of an expression in a table of verdicts. */
export function expressionKey({ source, flags }: { source: string; flags: string }): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);
}

/** The verdicts of a file; none where there is no file, or one of another checker. */
export function readVerdicts(path: string): Verdicts {
  if (!existsSync(path)) return {};
  const kept = JSON.parse(readFileSync(path, 'utf8')) as { checker: string; verdicts: Verdicts };
  return kept.checker === checker ? kept.verdicts : {};
}

/** Writes verdicts in the order of their keys, so that two branches seldom touch one line. */
export function writeVerdicts(path: string, verdicts: Verdicts): void {
  const sorted = Object.fromEntries(Object.entries(verdicts).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify({ checker, verdicts: sorted }, null, 2)}\n`);
}

/** Asks the checker; takes milliseconds for most expressions, seconds for long ones that look away from case. */
export async function verdictOf({ source, flags }: { source: string; flags: string }): Promise<Verdict> {
  // Its other engines are programs for single platforms; this one answers the same everywhere.
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  const first = checkSync(source, flags, { timeout: automatonTime, randomSeed: 1 });
  const told =
    first.status === 'unknown'
      ? checkSync(source, flags, { timeout: trialTime, randomSeed: 1, checker: 'fuzz' })
      : first;
  if (told.status !== 'vulnerable') return told.status;
  return told.complexity.type === 'exponential' ? 'exponential' : told.complexity.degree;
}
