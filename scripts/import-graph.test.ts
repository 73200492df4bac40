import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { projectGraph } from './graph.ts';
import { circles, drawing, importGraph, importsOf, partOf, resolvedImport } from './import-graph.ts';
import { sourceTexts } from './source-files.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((from) => `import { x } from '${from}';\n`).join(''),
});

describe('importsOf', () => {
  test('sees every way to import, and no comment or text', () => {
    const text = [
      "import { a } from './value.ts';",
      "import type { B } from './type.ts';",
      "import {\n  c,\n  d,\n} from './lines.ts';",
      "import * as e from './all.ts';",
      "import './effect.ts';",
      "export { f } from './again.ts';",
      "export type { G } from './type-again.ts';",
      "export * from './everything.ts';",
      "const h = lazy(async () => ({ default: (await import('./lazy.tsx')).H }));",
      "type I = import('./inside.ts').I;",
      "new Worker(new URL('./worker.ts', import.meta.url));",
      "// import { j } from './comment.ts';",
      " * import { k } from './doc.ts';",
      "export const from = 'no.ts';",
      "export const l = Array.from('no-2.ts');",
    ].join('\n');
    expect(importsOf(text)).toEqual(
      [
        'value',
        'type',
        'lines',
        'all',
        'effect',
        'again',
        'type-again',
        'everything',
        'lazy',
        'inside',
        'worker',
      ].map((name) => `./${name}.${name === 'lazy' ? 'tsx' : 'ts'}`),
    );
  });
});

describe('resolvedImport', () => {
  test.each([
    ['./b.ts', 'web/src/data/b.ts'],
    ['../platform/server/api.ts', 'web/src/platform/server/api.ts'],
    ['./worker.ts?worker&url', 'web/src/data/worker.ts'],
    ['/src/app/x.ts', 'web/src/app/x.ts'],
    ['@foothold/core/entities/job/job.ts', 'core/src/entities/job/job.ts'],
    ['@foothold/core/src/entities/job/job.ts', 'core/src/entities/job/job.ts'],
    ['@foothold/core/test-data/labels.ts', 'core/test-data/labels.ts'],
    ['@foothold/api/src/app.ts', 'api/src/app.ts'],
    ['@foothold/api', 'api/src'],
    ['../../../../x.ts', '../x.ts'],
    ['react', 'npm:react'],
    ['zod/mini', 'npm:zod'],
    ['@mui/material/Button', 'npm:@mui/material'],
    ['node:fs/promises', 'node:fs/promises'],
  ])('%s is %s', (address, target) => expect(resolvedImport('web/src/data/a.ts', address)).toBe(target));
});

describe('importGraph', () => {
  const files = [
    file(
      'web/src/features/jobs/a.tsx',
      '../../ui/c.tsx',
      './b.ts',
      '@foothold/core/entities/job/job.ts',
      'react',
    ),
    file('web/src/features/jobs/b.ts', '../../ui/c.tsx'),
    file('web/src/features/jobs/b.test.ts', '../search/x.ts'),
    file('web/src/features/search/x.ts'),
    file('web/src/ui/c.tsx'),
    file('core/src/entities/job/job.ts'),
  ];

  test('counts the arrows between parts, without tests, libraries and what stays inside', () => {
    expect(drawing(importGraph(files, partOf))).toBe(
      [
        'core/entities',
        'web/features/jobs',
        '  → web/ui 2',
        '  → core/entities 1',
        'web/features/search',
        'web/ui',
      ].join('\n'),
    );
  });

  test.each([
    ['web/src/main.tsx', 'web/main'],
    ['api/src/modules/jobs/routes.ts', 'api/modules/jobs'],
    ['api/src/providers/mail/port.ts', 'api/providers/mail'],
    ['api/src/db/db.ts', 'api/db'],
    ['api/src/config/env.ts', 'api/config'],
    ['core/src/contract/jobs.ts', 'core/contract'],
  ])('%s is part of %s', (path, part) => expect(partOf(path)).toBe(part));

  test('finds a planted circle of files, of features, and one through a type', () => {
    const knot = [
      file('web/src/data/a.ts', './b.ts'),
      { path: 'web/src/data/b.ts', text: "import type { X } from './c.ts';\n" },
      file('web/src/data/c.ts', './a.ts'),
      file('web/src/data/d.ts', './a.ts'),
    ];
    expect(circles(importGraph(knot))).toEqual([
      'web/src/data/a.ts → web/src/data/b.ts → web/src/data/c.ts → web/src/data/a.ts',
    ]);
    const strangers = [
      file('web/src/features/jobs/a.ts', '../work/b.ts'),
      file('web/src/features/work/b.ts'),
      file('web/src/features/work/c.ts', '../jobs/a.ts'),
    ];
    expect(circles(importGraph(strangers))).toEqual([]);
    expect(circles(importGraph(strangers, partOf))).toEqual([
      'web/features/jobs → web/features/work → web/features/jobs',
    ]);
  });
});

describe('the project', () => {
  test('has no import that a parser sees and importsOf does not', () => {
    const files = sourceTexts();
    const missed = files.flatMap(({ path, text }) => {
      const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
      const seen = [
        ...staticImports.map((one) => one.moduleRequest.value),
        ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
        ...dynamicImports
          .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
          .flatMap((words) => /^(['"])(.*)\1$/.exec(words)?.[2] ?? []),
      ];
      const known = new Set(importsOf(text));
      return seen.filter((address) => !known.has(address)).map((address) => `${path}: ${address}`);
    });
    expect(files.length).toBeGreaterThan(1_000);
    expect(missed).toEqual([]);
  });

  test('has no circle: of packages, of parts, of files', () => {
    const graph = projectGraph();
    expect(graph.files).toBeGreaterThan(400);
    expect(graph.text).toContain('web/features/jobs\n  → ');
    expect(graph.circles).toEqual([]);
  });
});
