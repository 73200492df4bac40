import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';
import { testChooser } from './changed.ts';
import { findChromium } from './chromium.ts';
import { findPoppler } from './find-poppler.ts';
import { projectScreens } from './project-screens.ts';
import { sourceTexts } from './source-files.ts';

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

/** Proofs of the server with a program of their own below bench. */
const programs: Readonly<Record<string, string>> = {
  upgrade: 'bench/upgrade/upgrade-proof.ts',
  schemathesis: 'bench/schemathesis/schemathesis-proof.ts',
};

type Suite = {
  tests: readonly string[];
  env?: Readonly<Record<string, string>>;
  isBrief?: boolean;
};

/** Proofs that are tests on Node which do more when they are asked to. */
const suites: Readonly<Record<string, () => Suite>> = {
  // Another seed each time; the run prints it, and SEED=… repeats it.
  undo: () => ({
    tests: ['web/src/data/testing/every-command.test.ts', 'web/src/data/journal/undo.test.ts'],
    env: {
      SEED: process.env.SEED ?? String(Math.floor(Math.random() * 1e9)),
      OPERATIONS: process.env.OPERATIONS ?? '5000',
    },
  }),
  // Every resume in every template on both papers, as PDF and as Word document, and every letter, read back.
  resumes: () => {
    findPoppler();
    return {
      tests: ['round-trip', 'letter-round-trip', 'docx/docx-round-trip'].map(
        (name) => `web/src/typesetting/${name}.test.ts`,
      ),
      env: { EVERY_RESUME: '1' },
      isBrief: true,
    };
  },
  // Documents of a corpus read, as they are and as a scanner gives them, and compared with what people noted of them.
  'resume-import': () => ({
    tests: ['web/src/document-reading/resume-import.test.ts'],
    env: { EVERY_RESUME: '1' },
    isBrief: true,
  }),
  'resume-scans': () => ({
    tests: ['web/src/document-reading/scan/resume-scans.test.ts'],
    env: { EVERY_SCAN: '1' },
    isBrief: true,
  }),
  // What 100 real postings ask for against labels, and every requirement written into five resumes and taken out.
  fit: () => ({
    tests: ['core/src/fit/requirement-labels.test.ts', 'core/src/fit/fit-mutations.test.ts'],
    env: { EVERY_FIT: '1' },
  }),
  // Every labelled sentence, and every fact of a supported one changed: what is caught, what is blocked, what is missed.
  truth: () => ({
    tests: ['core/src/truth/truth-labels.test.ts', 'core/src/truth/truth-mutations.test.ts'],
    env: { EVERY_TRUTH: '1' },
  }),
  // Labelled postings in five orders and in pieces of any size: the same clusters.
  clusters: () => ({ tests: ['api/src/ingest/clusters/clusters.test.ts'], env: { EVERY_ORDER: '1' } }),
  // Three public lists over public postings: 100 joins drawn by a seed, against labels.
  companies: () => ({
    tests: ['api/src/ingest/company-lists/company-joins.test.ts'],
    env: { EVERY_JOIN: '1' },
  }),
  // A thousand webhooks of the payment service, shuffled and repeated, to two processes of one PostgreSQL.
  plans: () => ({
    tests: ['api/src/modules/subscriptions/storm-postgres.test.ts'],
    env: { TEST_DATABASE: 'postgres', EVERY_STORM: '1' },
  }),
  // Word documents laid out by LibreOffice, which nothing else needs.
  docx: () => {
    const program = ['soffice', 'libreoffice'].find((one) => spawnSync(one, ['--version']).status === 0);
    if (!program)
      fail('LibreOffice is not installed here: it lays the Word documents out. Install libreoffice-writer.');
    const folder = join(root, 'test-results/docx');
    console.log(`The documents, and the PDFs of both makers, go to ${folder}.`);
    return {
      tests: ['web/src/typesetting/docx/docx-pages.test.ts'],
      env: { SOFFICE: program, DOCX_PAGES: folder },
    };
  },
  // Every test that reads published files where they are, and else stand-ins of our own.
  'real-files': () => {
    if (!realFiles) fail(noRealFiles);
    const { tests } = testChooser({ files: sourceTexts(), screens: projectScreens() })([
      'core/test-data/real-files.ts',
    ]);
    return { tests: tests === 'all' ? [] : tests };
  },
};

const noRealFiles =
  'Say where the published files are: REAL_FILES=FOLDER npm run prove -- NAME, with postings, companies, resumes, geo, occupations.';
const besides = join(root, '../shared/data');
const realFiles = process.env.REAL_FILES ?? (existsSync(besides) ? besides : undefined);
const env = { ...process.env, ...(realFiles && { REAL_FILES: realFiles }) };

function runNode(file: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): never {
  const child = spawnSync(process.execPath, [join(root, file), ...args], {
    ...{ cwd: root, stdio: 'inherit' },
    env: { ...env, ...more },
  });
  process.exit(child.status ?? 1);
}

const [name = '', ...rest] = process.argv.slice(2);
if (measured.includes(name)) runNode('bench/main.ts', [name, ...rest]);
const program = programs[name];
if (program) runNode(program, rest);
const suite = suites[name]?.();
if (suite) {
  const reporter = suite.isBrief ? ['--reporter=dot'] : [];
  runNode('node_modules/vitest/vitest.mjs', ['run', ...suite.tests, ...reporter], suite.env);
}
if (!proofs.includes(name))
  fail(
    `Say which long proof to run: npm run prove -- ${[...proofs, ...Object.keys(suites), ...Object.keys(programs), ...measured].join(' | ')}`,
  );
const chromium = findChromium();
if (!chromium.ok) fail(chromium.sentence);
if (!(await buildWeb())) fail('The web pages did not build; the lines above say why.');
runNode('node_modules/@playwright/test/cli.js', ['test', '--config=e2e/playwright.config.ts'], {
  PROVE: name,
  SCREENS_DIR: join(root, 'test-results/screens'),
  ...(chromium.path && { CHROMIUM_PATH: chromium.path }),
});
