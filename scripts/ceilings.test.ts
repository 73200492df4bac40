import { describe, expect, test } from 'vitest';
import { type Counts, ceilingProblems, countsOf, lowered } from './ceilings.ts';

const stored: Counts = {
  'useForm sites': 3,
  'sx attributes': 900,
  'short files with one importer': 20,
  'production lines': 225_000,
  'browser tests': 270,
};

describe('ceilings', () => {
  test('a count at its ceiling, or less than a step below it, passes', () => {
    expect(ceilingProblems(stored, stored)).toEqual([]);
    expect(ceilingProblems({ ...stored, 'production lines': 224_001, 'sx attributes': 891 }, stored)).toEqual(
      [],
    );
  });

  test.each([
    ['useForm sites', 4, '4, at most 3 are allowed'],
    ['sx attributes', 901, '901, at most 900'],
    ['short files with one importer', 21, '21, at most 20'],
    ['production lines', 225_001, '225001, at most 225000'],
    ['browser tests', 271, '271, at most 270'],
    ['browser tests', Number.NaN, 'at most 270'],
  ] as const)('%s that rise are named: %s', (name, count, says) => {
    const [problem, ...others] = ceilingProblems({ ...stored, [name]: count }, stored);
    expect(problem).toContain(`${name}: `);
    expect(problem).toContain(says);
    expect(others).toEqual([]);
  });

  test.each([
    ['useForm sites', 2],
    ['sx attributes', 890],
    ['short files with one importer', 19],
    ['production lines', 224_000],
    ['browser tests', 269],
  ] as const)('%s that fall ask to write the lower figure', (name, count) => {
    const [problem, ...others] = ceilingProblems({ ...stored, [name]: count }, stored);
    expect(problem).toContain(`${name}: ${count}, fewer than `);
    expect(problem).toContain('Write the lower figure');
    expect(others).toEqual([]);
  });

  test('a count without a stored figure is named', () => {
    const { 'browser tests': _, ...others } = stored;
    expect(ceilingProblems(stored, others)).toEqual([expect.stringMatching(/^browser tests: 270/)]);
  });

  test('writing stores lower figures and leaves those that rose', () => {
    const now = { ...stored, 'useForm sites': 2, 'browser tests': 300, 'production lines': 223_400 };
    expect(lowered(now, stored)).toEqual({ ...stored, 'useForm sites': 2, 'production lines': 224_000 });
  });

  test('tests, kits, tables and the gallery are not counted, and a file that two import is no short file', () => {
    const form =
      "import { part } from './part.ts';\nconst form = useForm<Job>();\nconst box = <Box sx={{}} />;\n";
    const files = [
      { path: 'web/src/features/jobs/form.tsx', text: form },
      { path: 'web/src/features/jobs/form.test.ts', text: form },
      { path: 'web/src/features/jobs/form-test-kit.ts', text: form },
      { path: 'web/gallery/page.tsx', text: form },
      { path: 'web/src/features/jobs/part.ts', text: 'export const part = 1;\n' },
      { path: 'web/src/features/jobs/shared.ts', text: 'export const shared = 1;\n' },
      { path: 'web/src/features/jobs/words.data.ts', text: "import { shared } from './shared.ts';\n" },
      { path: 'api/src/a.ts', text: "import { s } from '@foothold/web/src/features/jobs/shared.ts';\n" },
      { path: 'api/src/b.ts', text: "import { s } from '@foothold/web/src/features/jobs/shared.ts';\n" },
    ];
    expect(countsOf(files, 12)).toEqual({
      'useForm sites': 1,
      'sx attributes': 1,
      'short files with one importer': 1,
      'production lines': 7,
      'browser tests': 12,
    });
  });
});
