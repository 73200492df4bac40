import { expect, test } from 'vitest';
import { isGenericHead } from './generic-heads.ts';
import { kinGroups, nearTrades, titleTrades } from './near-trades.ts';
import { workerNouns } from './worker-nouns.ts';

test.each([
  'operator',
  'worker',
  'clerk',
  'manager',
  'agent',
  'associate',
  'assistant',
  'specialist',
  'technician',
])('trades of every kind end in %j', (word) => expect(isGenericHead(word)).toBe(true));

test.each(['nurse', 'driver', 'welder', 'teacher', 'cashier', 'inspector', 'recruiter', 'forklift', ''])(
  '%j says which work it is',
  (word) => expect(isGenericHead(word)).toBe(false),
);

test.each([
  ['assembly line worker', ['51-2031', '51-2092']],
  ['experienced forklift operator', ['53-7051']],
  ['tax manager', []],
  ['', []],
])('published titles mean by %j the trades %j', (text, trades) => {
  expect(nearTrades(text.split(' '))).toEqual(trades);
});

test('only a whole title is one', () => {
  expect(titleTrades(['dog', 'walker'])).toEqual(['39-2021']);
  expect(titleTrades(['friendly', 'dog', 'walker'])).toEqual([]);
});

test.each([
  [['35-3031'], ['35-3']],
  [['53-3000.driver'], ['53-3', '53-3000']],
  [['15-1252.front-end'], ['15-1252']],
  [['29-1141', '29-1229'], []],
  [['35'], []],
])('people move between trades of %j within %j', (trades, groups) =>
  expect(kinGroups(trades)).toEqual(groups),
);

test.each([
  ['cleaning', 'cleaner'],
  ['nursing', 'nurse'],
  ['tutoring', 'tutor'],
  ['swimming', 'swim'],
  ['management', 'manager'],
])('who does %j may be a %j', (work, worker) => expect(workerNouns(work)).toContain(worker));

test('what is no work has no worker', () => {
  expect([workerNouns('king'), workerNouns('nurse'), workerNouns('cement')]).toEqual([[], [], []]);
});
