import { expect, test } from 'vitest';
import { formatOf } from './reference-formats.ts';

test.each(['acs5-', 'Gaz_cbsa', 'cbsa-est2024', 'oews_2024_national ', 'projections_2024', 'cities1'])(
  'a name of a megabyte of “%s” promises nothing',
  { timeout: 60_000 },
  (piece) => {
    expect(formatOf(piece.repeat(1_000_000 / piece.length), 'x')).toBeNull();
  },
);

test('a name of a megabyte makes no table of skills', () => {
  const head = 'O*NET-SOC Code\tElement ID\tElement Name\tScale ID\tData Value\t';
  expect(formatOf('Skills.txt', head)).toBe('occupation skills');
  expect(formatOf('skills'.repeat(170_000), head)).toBeNull();
});

test('the end of a long name says what a file has to hold', () => {
  const name = `${'a/'.repeat(30_000)}cities15000.txt`;
  expect(() => formatOf(name, 'x')).toThrow('does not hold cities');
});
