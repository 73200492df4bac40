import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseProblems, ruleNames } from './house-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('house rules', () => {
  const planted: [string, string, string][] = [
    ['file length', 'core/src/domain/long.ts', 'x\n'.repeat(301)],
    ['zod/mini', 'core/src/domain/plan.ts', "import * as z from 'zod';\n"],
    ['zod/mini', 'web/src/data/plan.ts', "import { z } from 'zod/v4';\n"],
    ['flat folders', 'web/src/features/jobs/parts/row.tsx', ''],
    ['flat folders', 'core/src/domain/geo/city.ts', ''],
    ['flat folders', 'api/src/modules/jobs/sql/search.ts', ''],
    ['no barrels', 'web/src/components/index.ts', ''],
    ['network and storage only in platform', 'web/src/features/jobs/load.ts', "await fetch('/api');\n"],
    ['network and storage only in platform', 'web/src/app/theme.ts', "localStorage.getItem('x');\n"],
  ];
  test.each(planted)('%s catches %s', (rule, path, text) => {
    const [problem, ...more] = houseProblems([{ path, text }]);
    expect(problem).toContain(`${rule}: ${path} `);
    expect(more).toEqual([]);
  });

  test('every rule has a planted violation', () => {
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(ruleNames));
  });

  test.each([
    ['core/src/domain/cities.data.ts', 'x\n'.repeat(900)],
    ['api/src/env.ts', "import * as z from 'zod';\n"],
    ['web/src/features/jobs/row.tsx', 'prefetch(1); refetch();\n'],
    ['web/src/data/fixtures/v1.ts', ''],
    ['web/src/platform/api.ts', 'await fetch(url);\n'],
    ['core/src/contract/jobs.ts', 'x\n'.repeat(300)],
  ])('%s is allowed', (path, text) => expect(houseProblems([{ path, text }])).toEqual([]));
});

describe('import rules and bare texts', () => {
  const planted: Record<string, string> = {
    'web/src/features/jobs/a.ts': "import { x } from '../search/x.ts';\nexport const a = x;\n",
    'web/src/features/jobs/b.ts': "import type { X } from '../search/x.ts';\nexport type B = X;\n",
    'web/src/features/jobs/c.ts': "export { x } from '../../app/x.ts';\n",
    'web/src/features/jobs/d.ts': "export const d = () => import('@foothold/api/src/app.ts');\n",
    'web/src/components/a.ts': "import { x } from '../features/jobs/x.ts';\nexport const a = x;\n",
    'web/src/data/a.ts': "import { x } from '../platform/x.ts';\nexport const a = x;\n",
    'web/src/platform/a.ts': "import { x } from '../data/x.ts';\nexport const a = x;\n",
    'web/src/data/b.ts': 'export const b = process.env;\n',
    'core/src/domain/a.ts': "import { x } from '../contract/x.ts';\nexport const a = x;\n",
    'core/src/domain/b.ts': "import { readFileSync } from 'node:fs';\nexport const b = readFileSync;\n",
    'core/src/contract/a.ts': "import { x } from 'react';\nexport const a = x;\n",
    'api/src/modules/jobs/a.ts': "import { x } from '../postings/x.ts';\nexport const a = x;\n",
    'api/src/modules/jobs/b.ts': "import { x } from '../../providers/mail/smtp.ts';\nexport const b = x;\n",
    'api/src/modules/jobs/c.ts': "export type C = import('../../main.ts').X;\n",
    'api/src/modules/jobs/d.ts': "import { x } from '../../app.ts';\nexport const d = x;\n",
    'web/src/features/jobs/e.tsx': 'export const E = () => <p>Save job</p>;\n',
    'web/src/features/jobs/f.tsx': 'export const F = () => <img alt="A map" />;\n',
    'api/src/noise.ts': "console.log('x');\n",
  };
  const allowed: Record<string, string> = {
    'web/src/features/jobs/ok.ts':
      "import { a } from '../../components/a.ts';\nimport { b } from '../../data/b.ts';\nimport { c } from '../../platform/c.ts';\nimport { d } from '@foothold/core/domain/job.ts';\nimport { e } from './e.ts';\n\nexport const ok = [a, b, c, d, e];\n",
    'web/src/features/jobs/ok.tsx':
      'export const Ok = () => (\n  <p title={t`Jobs`}>\n    <Trans>\n      Save <b>this job</b>\n    </Trans>{\' \'}\n    · <Trans id="x">Now</Trans>\n  </p>\n);\n',
    'api/src/modules/jobs/ok.ts':
      "import { a } from '../../bind.ts';\nimport { b } from '../../db/db.ts';\nimport { c } from '../../providers/mail/port.ts';\n\nexport const ok = [a, b, c];\n",
    'core/src/domain/ok.ts':
      "import * as z from 'zod/mini';\nimport { a } from './a.ts';\n\nexport const ok = [z, a];\n",
  };
  let folder: string;
  let found: { path: string; severity: string }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'foothold-fence-'));
    for (const name of ['no-import-type.grit', 'no-bare-text.grit', '.gitignore'])
      copyFileSync(join(root, name), join(folder, name));
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, $schema: undefined }));
    for (const [path, text] of Object.entries({ ...planted, ...allowed })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--max-diagnostics=200'];
    const run = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { severity: string; location: { path: string | { file: string } } }[];
    };
    found = diagnostics.map(({ severity, location: { path } }) => ({
      severity,
      path: (typeof path === 'string' ? path : path.file).replaceAll('\\', '/'),
    }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const errorsIn = (path: string) =>
    found.filter((one) => one.severity === 'error' && one.path.endsWith(path));

  test.each(Object.keys(planted))('%s is refused', (path) => expect(errorsIn(path)).not.toEqual([]));
  test.each(Object.keys(allowed))('%s is allowed', (path) => expect(errorsIn(path)).toEqual([]));
});
