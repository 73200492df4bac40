import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boundedExpressions } from './expression-bounds.data.ts';
import { expressionProblems } from './expression-problems.ts';
import {
  expressionKey,
  readVerdicts,
  type Verdicts,
  verdictOf,
  writeVerdicts,
} from './expression-verdicts.ts';
import { type Expression, expressionsOf } from './expressions.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const verdictsFile = join(root, 'scripts/expression-verdicts.json');
/** Below that the search for expressions is at fault. */
const fewest = 700;

/** Verdicts of these expressions: known ones as they are, the others asked for. */
async function verdictsOf(expressions: readonly Expression[], known: Verdicts): Promise<Verdicts> {
  const verdicts: Verdicts = {};
  for (const one of expressions) {
    if ('built' in one) continue;
    const key = expressionKey(one);
    verdicts[key] ??= known[key] ?? (await verdictOf(one));
  }
  return verdicts;
}

/**
 * Checks every regular expression of the project and brings the file of verdicts up to date; `afresh` asks for each again,
 * which takes about ten minutes.
 */
export async function checkExpressions({ afresh = false } = {}): Promise<{ ok: boolean; output: string }> {
  const files = sourceFiles().filter((path) => !/\.(?:test|spec|prove)\.tsx?$/.test(path));
  const expressions = expressionsOf(
    files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
  const known = readVerdicts(verdictsFile);
  const verdicts = await verdictsOf(expressions, afresh ? {} : known);
  const problems = expressionProblems(expressions, verdicts, boundedExpressions);
  if (expressions.length < fewest) problems.push(`Only ${expressions.length} expressions were found.`);
  const isSame =
    JSON.stringify(Object.entries(known).sort()) === JSON.stringify(Object.entries(verdicts).sort());
  if (!isSame) {
    writeVerdicts(verdictsFile, verdicts);
    problems.push('scripts/expression-verdicts.json was brought up to date just now: commit it.');
  }
  const ok = problems.length === 0;
  const verdict = ok
    ? `: each is linear, has a bound (${boundedExpressions.length} of them), or reads texts of our own`
    : '';
  const count = `${expressions.length} regular expressions (${Object.keys(verdicts).length} different)${verdict}`;
  return { ok, output: [...problems, count].join('\n') };
}

if (import.meta.main) {
  const { ok, output } = await checkExpressions({ afresh: process.argv.includes('--afresh') });
  console.log(output);
  if (!ok) process.exitCode = 1;
}
