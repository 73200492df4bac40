import type { RunBy } from './documented-commands.ts';

const small = (test: string): RunBy => ({ test, because: 'its small version' });

/**
 * Every command of README, CONTRIBUTING and docs, by how it begins, with what runs it in `npm test`. Those that run here do so
 * in the order of this table, with one empty data folder and `jobs.csv` in the folder they are called in.
 */
export const documentedCommands: Readonly<Record<string, RunBy>> = {
  'npm run postings': { here: ['postings', 'import', 'jobs.csv'], says: /2 (?:new|accepted|postings)/i },
  'npm run postings -- refresh': { test: 'api/src/cli/postings-command.test.ts', because: 'refresh' },
  'npm run companies': { test: 'api/src/cli/companies-command.test.ts', because: 'import' },
  'npm run operator': { test: 'api/src/cli/operator-command.test.ts', because: 'appoint' },
  'npm run reference': { here: ['reference', '--help'], says: /npm run reference -- load/ },
  'npm run reference -- load': { test: 'api/src/cli/reference-command.test.ts', because: 'load' },
  'npm run backup': { here: ['backup', '--help'], says: /npm run backup -- restore/ },
  'npm run backup -- make': { here: ['backup', 'make', 'copy.backup'], says: /copy\.backup/ },
  'npm run backup -- list': { here: ['backup', 'list'], says: /copies|whole/ },
  'npm run backup -- restore': {
    here: ['backup', 'restore', './copy.backup', '--yes'],
    says: /restored|before-restore/i,
  },
  'npm run logs -- verify': { here: ['logs', 'verify'], says: /No log was altered/ },
  'npm start': { here: ['start'], says: /Foothold is ready at http:\/\/\S+/ },
  'npm run graph': { here: ['graph'], says: /\d+ files, 0 c(?:ircle|ycle)s/ },
  'npm run docs': { here: ['docs'], says: /up to date|Written/ },
  'npm run bench': { here: ['bench', '--help'], says: /npm run bench/ },
  'npm run golden': { test: 'scripts/golden.test.ts', because: '--provider' },
  'npm run sbom': { test: 'scripts/sbom.test.ts', because: 'scripts/sbom.ts' },
  'npm run audit': { test: 'scripts/audit.test.ts', because: 'audit.ts' },
  'npm run licenses': { test: 'scripts/licenses.test.ts', because: 'licenses.ts' },
  'npm run sizes': { test: 'scripts/route-sizes.test.ts', because: 'route-sizes.ts' },
  'npm run thumbnails': { test: 'web/src/typesetting/template-thumbnails.test.ts', because: 'THUMBNAILS' },
  'npm run extension': { test: 'extension/build-extension.test.ts', because: 'build-extension.ts' },
  'npm run dev': { test: 'scripts/documents/documented-commands.test.ts', because: 'dev.ts' },
  'npm run check': { test: 'scripts/house-rules.test.ts', because: 'house-rules.ts' },
  'npm test': { test: 'scripts/tally.test.ts', because: 'tally.ts' },
  'npm test -- --changed': { test: 'scripts/changed.test.ts', because: 'changed.ts' },
  'npm run prove -- screens': small('e2e/all-screens.spec.ts'),
  'npm run prove -- lighthouse': small('e2e/first-paint.spec.ts'),
  'npm run prove -- kill': small('e2e/kill.spec.ts'),
  'npm run prove -- conversations': small('e2e/conversations-model.spec.ts'),
  'npm run prove -- bombs': small('e2e/bombs.spec.ts'),
  'npm run prove -- undo': small('web/src/data/testing/every-command.test.ts'),
  'npm run prove -- resumes': small('web/src/typesetting/round-trip.test.ts'),
  'npm run prove -- resume-import': small('web/src/document-reading/resume-import.test.ts'),
  'npm run prove -- resume-scans': small('web/src/document-reading/scan/resume-scans.test.ts'),
  'npm run prove -- truth': small('core/src/truth/truth-labels.test.ts'),
  'npm run prove -- fit': small('core/src/fit/requirement-labels.test.ts'),
  'npm run prove -- companies': small('api/src/ingest/company-lists/company-joins.test.ts'),
  'npm run prove -- plans': small('api/src/modules/subscriptions/webhooks.test.ts'),
  'npm run prove -- real-files': small('core/src/parsing/posting/real-postings.test.ts'),
  'npm run prove -- docx': small('web/src/typesetting/docx/docx-round-trip.test.ts'),
  'npm run prove -- known': { test: 'bench/bench.test.ts', because: 'knownBench' },
  'npm run prove -- million': { test: 'bench/bench.test.ts', because: 'millionBench' },
  'npm run prove -- upgrade': small('api/src/db/upgrade.test.ts'),
  'npm run prove -- schemathesis': {
    test: 'bench/schemathesis/read-findings.test.ts',
    because: 'deviationOf',
  },
  'npm run prove -- fuzz': { test: 'bench/bench.test.ts', because: 'fuzzBench' },
  'npx vitest run review-docs': {
    test: 'web/src/features/resumes/review/review-docs.test.ts',
    because: 'REVIEW.md',
  },
  'npx vitest run web/catalogs': {
    test: 'web/catalogs.test.ts',
    because: 'has every text, and no other',
  },
  'npx vitest run conformance': {
    test: 'api/src/providers/ai/conformance.test.ts',
    because: 'AI-ADAPTERS.md',
  },
  'node scripts/lock-platforms.mjs': { test: 'scripts/lock-packages.test.ts', because: 'integrityProblems' },
  'npm install': { npm: 'installs a package' },
  'npm ci': { npm: 'installs what the lock file says; scripts/run.mjs calls it before every command here' },
  'npm audit': { npm: 'npm’s own, beside npm run audit' },
};
