import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  committedFiles,
  type Finding,
  filesBiomeReads,
  isGitHere,
  type Skeleton,
  skeleton,
} from './fence-kit.ts';
import { allowedForBiome, plantedForBiome, plantedForKnip } from './planted.data.ts';
import { sourceFiles } from './source-files.ts';

describe('import rules, browser powers, bare texts, names', () => {
  let planted: Skeleton;
  let found: Finding[];
  beforeAll(() => {
    planted = skeleton();
    planted.plant(Object.fromEntries(plantedForBiome.map(({ path, text }) => [path, text])));
    planted.plant(allowedForBiome);
    found = planted.lint();
  });
  afterAll(() => planted.remove());
  const errorsIn = (path: string) =>
    found.filter((one) => one.isError && one.path === path).map(({ message }) => message);

  test('no two violations share a file, so that each is seen for itself', () => {
    expect(new Set(plantedForBiome.map(({ path }) => path)).size).toBe(plantedForBiome.length);
  });
  test.each(plantedForBiome)('$rule: $path is refused and told what to do', ({ path, says }) =>
    expect(errorsIn(path).join('\n')).toContain(says),
  );
  test.each(Object.keys(allowedForBiome))('%s is allowed', (path) => expect(errorsIn(path)).toEqual([]));
});

describe('unused code', () => {
  test('a file nobody imports and an export nobody uses are named', () => {
    const planted = skeleton();
    try {
      planted.plant(plantedForKnip);
      expect(planted.unused().sort()).toEqual(['api/src/orphan.ts', 'api/src/used.ts forgotten']);
    } finally {
      planted.remove();
    }
  });
});

describe('the project itself', () => {
  test('is read whole: Biome sees at least every code file that git lists', () => {
    const listed = committedFiles();
    console.log(`${listed.length} files, listed by ${isGitHere() ? 'git' : 'the folders'}`);
    expect(listed.length).toBeGreaterThan(400);
    expect(filesBiomeReads()).toBeGreaterThanOrEqual(listed.length);
    expect(sourceFiles()).toEqual(
      expect.arrayContaining(listed.filter((path) => /^(core|api|web)\/src\//.test(path))),
    );
  });
});
