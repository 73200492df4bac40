import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SourceFile } from './house-rules.ts';
import { importsOf, resolvedImport } from './import-graph.ts';
import { sourceTexts } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'scripts/ceilings.json');

/** What is counted, with the size of a step: a count is compared by the steps it fills, so that a line or two move nothing. */
const steps = {
  /** Calls of `useForm`: each is a form that a screen puts together by hand. */
  'useForm sites': 1,
  'sx attributes': 10,
  /** Files under `shortFile` lines that one other file imports: each is a name and an import more than its content needs. */
  'short files with one importer': 1,
  /** Hand-written lines that ship, without tables of data. */
  'production lines': 1000,
  'browser tests': 1,
} as const;

/** A number for each thing that is counted. */
export type Counts = Record<keyof typeof steps, number>;

const shortFile = 40;
const isShipped = (path: string) =>
  /^(?:core|api|web|extension)\/(?:src\/)?/.test(path) &&
  !/\.test\.tsx?$|(?:^|[/-])test-|-test-kit\.tsx?$|-kit\.ts$|\.data\.tsx?$|\/testing\/|^web\/gallery\//.test(
    path,
  );
const lines = (text: string) => text.split('\n').length - 1;

function found(files: readonly SourceFile[], form: RegExp): number {
  return files.reduce((total, { text }) => total + (text.match(form)?.length ?? 0), 0);
}

/** Counts what may only become less; `browserTests` is what Playwright lists. */
export function countsOf(files: readonly SourceFile[], browserTests: number): Counts {
  const shipped = files.filter(({ path }) => isShipped(path));
  const web = shipped.filter(({ path }) => path.startsWith('web/'));
  const importers = new Map<string, number>();
  for (const { path, text } of shipped)
    for (const target of new Set(importsOf(text).map((address) => resolvedImport(path, address))))
      if (target !== path) importers.set(target, (importers.get(target) ?? 0) + 1);
  return {
    'useForm sites': found(web, /\buseForm[<(]/g),
    'sx attributes': found(web, /\bsx=/g),
    'short files with one importer': shipped.filter(
      ({ path, text }) => lines(text) < shortFile && importers.get(path) === 1,
    ).length,
    'production lines': shipped.reduce((total, { text }) => total + lines(text), 0),
    'browser tests': browserTests,
  };
}

const rounded = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      Math.ceil(counts[name as keyof Counts] / step) * step,
    ]),
  ) as Counts;

/** What rose above its stored ceiling, and what fell below it without the lower figure being stored; one line each. */
export function ceilingProblems(counts: Counts, stored: Partial<Counts>): string[] {
  const now = rounded(counts);
  return (Object.keys(steps) as (keyof Counts)[]).flatMap((name) => {
    const most = stored[name];
    if (most === undefined)
      return [`${name}: ${counts[name]}, and scripts/ceilings.json has no figure for it.`];
    // A count that is no number, where the tests could not be listed, is no lower one either.
    if (!(now[name] <= most))
      return [`${name}: ${counts[name]}, at most ${most} are allowed. Remove as many as the change adds.`];
    if (now[name] < most)
      return [
        `${name}: ${counts[name]}, fewer than the ${most} of scripts/ceilings.json. Write the lower figure.`,
      ];
    return [];
  });
}

/** The stored figures with each that became lower; never a higher one. */
export function lowered(counts: Counts, stored: Partial<Counts>): Counts {
  const now = rounded(counts);
  return Object.fromEntries(
    (Object.keys(steps) as (keyof Counts)[]).map((name) => [
      name,
      Math.min(now[name], stored[name] ?? now[name]),
    ]),
  ) as Counts;
}

/** How many tests Playwright would run, those that a loop makes included. */
async function listedTests(): Promise<number> {
  const { E2E_SCREENS: _screens, PROVE: _proof, ...env } = process.env;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config=e2e/playwright.config.ts', '--list', '--reporter=list'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env,
    maxBuffer: 2 ** 24,
  });
  return Number(/^Total: (\d+) tests? in/m.exec(stdout)?.[1] ?? Number.NaN);
}

function storedFigures(): Partial<Counts> {
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Counts>;
}

/** Compares the project with scripts/ceilings.json. */
export async function projectCeilingProblems(): Promise<string[]> {
  return ceilingProblems(countsOf(sourceTexts(), await listedTests()), storedFigures());
}

if (import.meta.main) {
  const counts = countsOf(sourceTexts(), await listedTests());
  const stored = lowered(counts, storedFigures());
  if (process.argv[2] === '--write') writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
  console.log(counts);
}
