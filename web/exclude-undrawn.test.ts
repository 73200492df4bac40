import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isDrawn } from './exclude-undrawn.ts';
import { screens } from './src/app/screens.data.ts';

const text = readFileSync(new URL('src/app/screens.data.ts', import.meta.url), 'utf8');
const sources = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, source = '']) => source);

test('the build that draws public screens holds their code and no other', () => {
  const drawn = sources.filter((source) => isDrawn(text, source));
  expect(drawn.map((source) => source.replace(/.*\/(.*)-screen\.tsx$/, '$1')).sort()).toEqual([
    'about',
    'auth',
    'home',
    'privacy',
    'terms',
  ]);
  expect(drawn).toHaveLength(screens.filter(({ drawnTitle }) => drawnTitle !== undefined).length);
  expect(sources.length).toBeGreaterThan(30);
});
