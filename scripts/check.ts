import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';
import { projectCeilingProblems } from './ceilings.ts';
import { checkExpressions } from './check-expressions.ts';
import { documentProblems } from './documents/document-check.ts';
import { fenceProblems } from './fences.ts';
import { projectGraph } from './graph.ts';
import { houseProblems, ruleNames } from './house-rules.ts';
import { projectLicenseProblems } from './licenses.ts';
import { integrityProblems, lockedPackages, projectLock } from './lock-packages.ts';
import { measureRoutes } from './measure-routes.ts';
import { sourceFiles, sourceTexts } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files below which something is wrong with the search for files rather than with the files. */
const minFiles = 100;

type Outcome = { ok: boolean; output: string; hint: string };

async function tool(
  name: string,
  args: string[],
  cwd = root,
): Promise<{ status: number | null; output: string }> {
  const run = spawn(join(root, 'node_modules/.bin', name), args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  const status = await new Promise<number | null>((done) => {
    run.once('close', done);
    run.once('error', ({ message }) => {
      output += message;
      done(null);
    });
  });
  return { status, output };
}

async function lint(): Promise<Outcome> {
  const { status, output } = await tool('biome', [
    'check',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '--colors=off',
  ]);
  const seen = Number(/Checked (\d+) files/.exec(output)?.[1] ?? 0);
  const least = Math.max(minFiles, sourceFiles().length);
  if (seen >= least)
    return {
      ok: status === 0,
      output,
      hint: 'npx biome check --write mends format and order; the rest is said above.',
    };
  return {
    ok: false,
    output,
    hint: `Biome saw ${seen} files of ${least}: look at files.includes in biome.json.`,
  };
}

async function types(): Promise<Outcome> {
  return { ...passed(await tool('tsc', ['-b', '--pretty', 'false'])), hint: 'npx tsc -b shows the same.' };
}

async function unused(): Promise<Outcome> {
  const all = await tool('knip', ['--no-progress']);
  // What tests alone use is unused too; an export that they need says `@internal`.
  const shipped = await tool('knip', ['--no-progress', '--production']);
  return {
    ok: all.status === 0 && shipped.status === 0,
    output: `${all.output}${shipped.output && `\nWithout tests:\n${shipped.output}`}`,
    hint: 'Remove what is unused, or export it where it is needed. Entry points stand in knip.json.',
  };
}

function passed({ status, output }: { status: number | null; output: string }) {
  return { ok: status === 0, output };
}

function house(): Outcome {
  const files = sourceTexts();
  const problems = houseProblems(files);
  if (files.length < minFiles) problems.push(`Only ${files.length} files were found.`);
  return { ok: problems.length === 0, output: problems.join('\n'), hint: `Rules: ${ruleNames.join(', ')}.` };
}

function arrows(): Outcome {
  const files = sourceTexts();
  const problems = fenceProblems(files);
  if (files.length < minFiles) problems.push(`Only ${files.length} files were found.`);
  return { ok: problems.length === 0, output: problems.join('\n'), hint: 'Arrows: scripts/fences.data.ts.' };
}

function knots(): Outcome {
  const { circles } = projectGraph();
  const hint =
    'Move what both need to a file of its own, or hand it in as an argument. npm run graph shows all.';
  return { ok: circles.length === 0, output: circles.join('\n'), hint };
}

/** What is put together by hand, and what runs in a browser, may only become less. */
async function ceilings(): Promise<Outcome> {
  const problems = await projectCeilingProblems();
  const hint =
    'node scripts/ceilings.ts --write stores lower figures, never higher ones: commit scripts/ceilings.json.';
  return { ok: problems.length === 0, output: problems.join('\n'), hint };
}

/** Each locked package is verified when it is installed, and has a license that may ship where it does. */
function supply(): Outcome {
  const problems = [...integrityProblems(lockedPackages(projectLock())), ...projectLicenseProblems()];
  const hint =
    'node scripts/lock-platforms.mjs completes the lock file, npm run licenses writes docs/LICENSES.md.';
  return { ok: problems.length === 0, output: problems.join('\n'), hint };
}

/** Every text of the web must be extractable, and the committed catalogs must hold the present ones. */
async function texts(): Promise<Outcome> {
  const folder = join(root, 'web/src/locales');
  const catalogs = () => readdirSync(folder).filter((name) => name.endsWith('.po'));
  // The head of each file holds the time of extraction.
  const read = () =>
    catalogs()
      .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^"POT?-.*\n/gm, ''))
      .join('');
  const before = read();
  // English is written anew: a message keeps its code when its text changes.
  const { status, output } = await tool('lingui', ['extract', '--clean', '--overwrite'], join(root, 'web'));
  const hint = 'web/src/locales was brought up to date just now: commit it with your change.';
  return { ok: status === 0 && before === read() && before !== '', output, hint };
}

/** JavaScript on the way to each route, what comes too early, and what is kept for a start without a network. */
async function weight(): Promise<Outcome> {
  const hint =
    'Load what a first paint does not need when it is asked for. Ceilings: scripts/route-budgets.data.ts.';
  if (!(await buildWeb())) return { ok: false, output: 'The web pages did not build.', hint };
  const { table, problems } = measureRoutes();
  return { ok: problems.length === 0, output: [table, ...problems].join('\n'), hint };
}

/** Documents say what the code does, and cite only what is in the repository. */
async function documents(): Promise<Outcome> {
  const problems = await documentProblems();
  const hint = 'npm run docs writes what documents have from the code; docs/spec/README.md says how to cite.';
  return { ok: problems.length === 0, output: problems.join('\n'), hint };
}

/** No expression may take more than linear time, unless the code bounds the texts it is run on. */
async function expressions(): Promise<Outcome> {
  return { ...(await checkExpressions()), hint: 'Bounds: scripts/expression-bounds.data.ts.' };
}

type Step = [string, () => Outcome | Promise<Outcome>];

/** Side by side: the compiler of types and the one of pages take one processor each for most of the time. */
const lanes: Step[][] = [
  [
    ['types', types],
    ['unused code', unused],
    ['texts', texts],
  ],
  [
    ['format, lint', lint],
    ['house rules', house],
    ['import arrows', arrows],
    ['import circles', knots],
    ['ceilings', ceilings],
    ['documents', documents],
    ['packages: integrity, licenses', supply],
    ['regular expressions', expressions],
    ['weight of the pages', weight],
  ],
];

/** Runs one check, prints one line and, where it fails, what it said and what to do. */
async function runCheck([name, step]: Step): Promise<boolean> {
  const begin = performance.now();
  const { ok, output, hint } = await step();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(`${output.trimEnd()}\n→ ${hint}\n`);
  return ok;
}

/** Runs every check; resolves with how many passed and failed, and what failed. */
export async function runChecks(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const failures: string[] = [];
  let passed = 0;
  const run = async (lane: Step[]) => {
    for (const step of lane)
      if (await runCheck(step)) passed += 1;
      else failures.push(`check: ${step[0]}`);
  };
  await Promise.all(lanes.map(run));
  return { passed, failed: failures.length, failures };
}

if (import.meta.main && (await runChecks()).failed > 0) process.exit(1);
