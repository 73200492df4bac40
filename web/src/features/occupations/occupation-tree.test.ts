import { describe, expect, test } from 'vitest';
import type { OccupationLine } from './occupation-line.ts';
import { treeFind, treeLines, treeStep } from './occupation-tree.ts';

const row = (code: string, description: string, level: OccupationLine['level']): OccupationLine => ({
  code,
  description,
  level,
  hasChildren: level !== 'detailed',
});
const below = new Map<string, OccupationLine[]>([
  [
    '',
    [
      row('11-0000', 'Management', 'major'),
      row('13-0000', 'Business', 'major'),
      row('15-0000', 'Computer', 'major'),
    ],
  ],
  ['13-0000', [row('13-1000', 'Operations', 'minor'), row('13-2000', 'Finance', 'minor')]],
  ['13-2000', [row('13-2010', 'Accountants', 'broad'), row('13-2020', 'Appraisers', 'broad')]],
]);
const lines = treeLines(below, ['13-0000', '13-2000']);
const step = (code: string, key: string, isMirrored = false) => treeStep(lines, { code, key, isMirrored });

test('what is in sight: the groups, and below the open ones what they hold', () => {
  expect(lines.map(({ code, branch }) => `${'  '.repeat(branch.depth)}${code}`)).toEqual([
    '11-0000',
    '13-0000',
    '  13-1000',
    '  13-2000',
    '    13-2010',
    '    13-2020',
    '15-0000',
  ]);
  expect(lines[3]?.branch).toEqual({ parent: '13-0000', depth: 1, position: 2, size: 2, isOpen: true });
  expect(treeLines(below, []).map(({ code }) => code)).toEqual(['11-0000', '13-0000', '15-0000']);
  // A path that leads elsewhere opens nothing.
  expect(treeLines(below, ['99-0000', '13-2000'])).toHaveLength(3);
});

describe('keys', () => {
  test.each([
    ['11-0000', 'ArrowDown', { to: '13-0000' }],
    ['13-2020', 'ArrowDown', { to: '15-0000' }],
    ['15-0000', 'ArrowDown', null],
    ['15-0000', 'ArrowUp', { to: '13-2020' }],
    ['11-0000', 'ArrowUp', null],
    ['13-2010', 'Home', { to: '11-0000' }],
    ['11-0000', 'Home', null],
    ['13-2010', 'End', { to: '15-0000' }],
    ['11-0000', 'ArrowRight', { group: '11-0000' }],
    ['13-0000', 'ArrowRight', { to: '13-1000' }],
    ['13-2000', 'ArrowLeft', { group: '13-0000' }],
    ['13-0000', 'ArrowLeft', { group: 'all' }],
    ['13-1000', 'ArrowLeft', { to: '13-0000' }],
    ['11-0000', 'ArrowLeft', null],
    ['11-0000', 'Tab', null],
    ['99-9999', 'ArrowDown', null],
  ])('%s %s', (code, key, does) => {
    expect(step(code, key)).toEqual(does);
  });

  test('an occupation opens nothing', () => {
    const deep = new Map([...below, ['13-2010', [row('13-2011', 'Accountants and Auditors', 'detailed')]]]);
    const seen = treeLines(deep, ['13-0000', '13-2000', '13-2010']);
    expect(treeStep(seen, { code: '13-2011', key: 'ArrowRight' })).toBeNull();
    expect(treeStep(seen, { code: '13-2011', key: 'ArrowLeft' })).toEqual({ to: '13-2010' });
  });

  test('where text runs from right to left, so do the arrows', () => {
    expect(step('11-0000', 'ArrowLeft', true)).toEqual({ group: '11-0000' });
    expect(step('13-0000', 'ArrowRight', true)).toEqual({ group: 'all' });
    expect(step('11-0000', 'ArrowDown', true)).toEqual({ to: '13-0000' });
  });
});

test.each([
  ['11-0000', 'a', '13-2010'],
  ['13-2010', 'a', '13-2020'],
  ['13-2020', 'A', '13-2010'],
  ['13-2010', 'ac', '13-2010'],
  ['13-2010', 'app', '13-2020'],
  ['15-0000', 'c', '15-0000'],
  ['15-0000', 'x', null],
])('from %s, “%s” finds %s', (from, typed, code) => {
  expect(treeFind(lines, from, typed)).toBe(code);
});
