import { expect, test } from 'vitest';
import { decisionList, decisionRecords } from './decision-records.ts';

const decision = (number: string, head: string) => ({
  path: `docs/decisions/${number}-name.md`,
  text: `${head}\n**Context.** …\n`,
});
const good = decision('0001', '# 0001 One\n\nDate: 2026-11-21 · Status: Accepted\n');

test('a decision is listed with its date and status', () => {
  const old = decision('0002', '# 0002 Two\n\nDate: 2026-11-20 · Status: Superseded by 0001\n');
  const { records, problems } = decisionRecords([old, good]);
  expect(problems).toEqual([]);
  expect(decisionList(records).slice(2)).toEqual([
    '| [0001 One](0001-name.md) | 2026-11-21 | Accepted |',
    '| [0002 Two](0002-name.md) | 2026-11-20 | Superseded by [0001](0001-name.md) |',
  ]);
});

test.each([
  ['no date', '# 0003 Three\n', 'must begin with “# 0003 Title”'],
  [
    'another number',
    '# 0004 Three\n\nDate: 2026-11-21 · Status: Accepted\n',
    'must begin with “# 0003 Title”',
  ],
  ['a status of its own', '# 0003 Three\n\nDate: 2026-11-21 · Status: Fine\n', 'has the status “Fine”'],
  [
    'an unknown successor',
    '# 0003 Three\n\nDate: 2026-11-21 · Status: Superseded by 0099\n',
    '0099, which does not exist',
  ],
])('%s is a problem', (_, head, says) => {
  const { problems } = decisionRecords([good, decision('0003', head)]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(says);
});

test('two decisions with one number are a problem', () => {
  const twin = { ...good, path: 'docs/decisions/0001-twin.md' };
  expect(decisionRecords([good, twin]).problems.join()).toContain('has the number 0001 of another decision');
});
