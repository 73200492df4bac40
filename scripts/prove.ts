import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';
import { findChromium } from './chromium.ts';
import { findPoppler } from './find-poppler.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const proofs = readdirSync(join(root, 'e2e'))
  .filter((name) => name.endsWith('.prove.ts'))
  .map((name) => name.replace('.prove.ts', ''));

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** What is measured and not looked at in a browser: a bench that takes minutes. */
const measured = ['known', 'million', 'fuzz'];

const [name = '', ...rest] = process.argv.slice(2);
if (measured.includes(name)) {
  const bench = spawnSync(process.execPath, [join(root, 'bench/main.ts'), name, ...rest], {
    stdio: 'inherit',
  });
  process.exit(bench.status ?? 1);
}
/** Proofs of the server with a program of their own below bench. */
const programs: Readonly<Record<string, string>> = {
  upgrade: 'bench/upgrade/upgrade-proof.ts',
  schemathesis: 'bench/schemathesis/schemathesis-proof.ts',
};
const program = programs[name];
if (program) {
  const proof = spawnSync(process.execPath, [join(root, program), ...rest], { stdio: 'inherit' });
  process.exit(proof.status ?? 1);
}
if (name === 'undo') {
  // Another seed each time; the run prints it, and SEED=… repeats it.
  const { SEED = String(Math.floor(Math.random() * 1e9)), OPERATIONS = '5000' } = process.env;
  const undo = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'web/src/data/testing/every-command.test.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SEED, OPERATIONS } },
  );
  process.exit(undo.status ?? 1);
}
if (name === 'resumes') {
  // Every resume in every template on both papers, as PDF and as Word document, read back.
  findPoppler();
  const resumes = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      'web/src/typesetting/round-trip.test.ts',
      'web/src/typesetting/docx/docx-round-trip.test.ts',
      '--reporter=dot',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_RESUME: '1' } },
  );
  process.exit(resumes.status ?? 1);
}
/** Documents of a corpus read, as they are and as a scanner gives them, and compared with what people noted of them. */
const figures: Readonly<Record<string, { test: string; asked: string }>> = {
  'resume-import': { test: 'resume-import.test.ts', asked: 'EVERY_RESUME' },
  'resume-scans': { test: 'scan/resume-scans.test.ts', asked: 'EVERY_SCAN' },
};
const asked = figures[name];
if (asked) {
  const read = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      `web/src/document-reading/${asked.test}`,
      '--reporter=dot',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, [asked.asked]: '1' } },
  );
  process.exit(read.status ?? 1);
}
if (name === 'fit') {
  // What 100 real postings ask for against labels, and every requirement written into five resumes and taken out.
  const fits = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      'core/src/fit/requirement-labels.test.ts',
      'core/src/fit/fit-mutations.test.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_FIT: '1' } },
  );
  process.exit(fits.status ?? 1);
}
if (name === 'truth') {
  // Every labelled sentence, and every fact of a supported one changed: what is caught, what is blocked, what is missed.
  const truth = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      'core/src/truth/truth-labels.test.ts',
      'core/src/truth/truth-mutations.test.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_TRUTH: '1' } },
  );
  process.exit(truth.status ?? 1);
}
if (name === 'companies') {
  // Three public lists over public postings: 100 joins drawn by a seed, against labels.
  const joins = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      'api/src/ingest/company-lists/company-joins.test.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_JOIN: '1' } },
  );
  process.exit(joins.status ?? 1);
}
if (name === 'plans') {
  // A thousand webhooks of the payment service, shuffled and repeated, to two processes of one PostgreSQL.
  const storm = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      'api/src/modules/subscriptions/storm-postgres.test.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE: 'postgres', EVERY_STORM: '1' } },
  );
  process.exit(storm.status ?? 1);
}
if (name === 'docx') {
  // Word documents laid out by LibreOffice, which nothing else needs.
  const program = ['soffice', 'libreoffice'].find((one) => spawnSync(one, ['--version']).status === 0);
  if (!program)
    fail('LibreOffice is not installed here: it lays the Word documents out. Install libreoffice-writer.');
  const folder = join(root, 'test-results/docx');
  const laidOut = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'web/src/typesetting/docx/docx-pages.test.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SOFFICE: program, DOCX_PAGES: folder } },
  );
  console.log(`The documents, and the PDFs of both makers, are in ${folder}.`);
  process.exit(laidOut.status ?? 1);
}
if (!proofs.includes(name))
  fail(
    `Say which long proof to run: npm run prove -- ${[...proofs, 'undo', 'resumes', ...Object.keys(figures), 'fit', 'truth', 'companies', 'plans', 'docx', ...Object.keys(programs), ...measured].join(' | ')}`,
  );
const chromium = findChromium();
if (!chromium.ok) fail(chromium.sentence);
if (!(await buildWeb())) fail('The web pages did not build; the lines above say why.');
const child = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PROVE: name,
      SCREENS_DIR: join(root, 'test-results/screens'),
      ...(chromium.path && { CHROMIUM_PATH: chromium.path }),
    },
  },
);
process.exitCode = child.status ?? 1;
