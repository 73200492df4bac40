import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  committedFiles,
  type Finding,
  filesBiomeReads,
  isGitHere,
  type Skeleton,
  skeleton,
} from './fence-kit.ts';
import { fences } from './fences.data.ts';
import { fenceProblems } from './fences.ts';
import {
  allowedForBiome,
  allowedForFences,
  foldersWithoutArrows,
  plantedForBiome,
  plantedForFences,
  plantedForKnip,
} from './planted.data.ts';
import { sourceFiles, sourceTexts } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('import arrows', () => {
  test.each(plantedForFences)('$rule is refused and told what to do', ({ path, text, says }) => {
    const [problem, ...more] = fenceProblems([{ path, text }]);
    expect(problem).toContain(`${path} imports `);
    expect(problem).toContain(says);
    expect(more).toEqual([]);
  });

  test.each(Object.entries(allowedForFences))('%s is allowed', (path, text) =>
    expect(fenceProblems([{ path, text }])).toEqual([]),
  );

  test.each(foldersWithoutArrows)('%s is told to add a line for %s', (path, folder) =>
    expect(fenceProblems([{ path, text: '' }])).toEqual([
      expect.stringContaining(`add the line { folder: '${folder}', may: […]`),
    ]),
  );

  test('every line of the table has a planted violation', () => {
    const said = plantedForFences.flatMap(({ path, text }) => fenceProblems([{ path, text }]));
    for (const { folder, says } of fences)
      expect.soft(said.filter((problem) => problem.endsWith(`: ${says}`)).length, folder).toBeGreaterThan(0);
  });

  test('every place that the table names is there', () => {
    const places = fences.flatMap(({ folder, may, tests = [] }) => [folder, ...may, ...tests]);
    const gone = places.filter(
      (place) =>
        !/^(?:npm|node):/.test(place) &&
        globSync(place.replace(/[.]ts$/, '.{ts,tsx}'), { cwd: root }).length === 0,
    );
    expect(gone).toEqual([]);
  });

  test('nothing in the project breaks them', () => {
    const files = sourceTexts();
    expect(files.length).toBeGreaterThan(1_000);
    expect(fenceProblems(files)).toEqual([]);
  });
});

describe('browser powers, bare texts, names', () => {
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
