import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesTogether, groupsTogether } from './files-together.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(Object.entries(filesTogether))(
  'every source of %s stands, and in no other script',
  (_, sources) => {
    expect(sources.filter((source) => !existsSync(`${root}${source}`))).toEqual([]);
    const all = Object.values(filesTogether).flat();
    expect(sources.filter((source) => all.indexOf(source) !== all.lastIndexOf(source))).toEqual([]);
  },
);

test('a source is taken by its group alone, and what is like it by none', () => {
  const takenBy = (source: string) =>
    groupsTogether().flatMap(({ name, test: takes }) => (takes(`${root}${source}`) ? [name] : []));
  expect(takenBy('web/src/ui/page-head.tsx')).toEqual(['layout']);
  expect(takenBy('web/src/ui/page-head.test.tsx')).toEqual([]);
  expect(takenBy('web/src/features/jobs/page-head.tsx')).toEqual([]);
});
