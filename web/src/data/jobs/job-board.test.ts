import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { beforeEach, expect, test } from 'vitest';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryBoardStretch, queryJobBoard } from './job-board.ts';
import { setJobStatus } from './job-progress.ts';
import { saveJob } from './jobs.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const add = async (jobTitle: string, fields: object = {}) =>
  saved(await saveJob({ jobTitle, companyName: 'Acme', ...fields }, clock)).id;
const whole = { offset: 0, limit: 40, keys: null };
const titles = ({ rows }: Awaited<ReturnType<typeof queryBoardStretch>>) =>
  rows.map((row) => ('jobTitle' in row ? row.jobTitle : `broken ${row.key}`));

test('an empty board has all statuses, each with none', async () => {
  const board = await queryJobBoard(opened(), {});
  expect(Object.keys(board.counts).toSorted()).toEqual(jobStatuses.map(({ value }) => value).toSorted());
  expect(Object.values(board.counts).every((count) => count === 0)).toBe(true);
  expect(board).toMatchObject({ keys: null, lost: [], broken: [] });
});

test('a column holds its status alone, the newest change first, and follows a move', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  saved(await setJobStatus([a], 'application-submitted', {}, clock));
  saved(await setJobStatus([b], 'application-submitted', {}, clock));
  const db = opened();
  expect((await queryJobBoard(db, {})).counts).toMatchObject({
    'application-not-started': 1,
    'application-submitted': 2,
    archived: 0,
  });
  const read = () => queryBoardStretch(db, { status: 'application-submitted', ...whole });
  expect(titles(await read())).toEqual(['B', 'A']);
  saved(await setJobStatus([c], 'application-submitted', {}, clock));
  expect(titles(await read())).toEqual(['C', 'B', 'A']);
});

test('a stretch reads its own rows only', async () => {
  for (let at = 0; at < 7; at += 1) await add(`Job ${at}`);
  const read = await queryBoardStretch(opened(), {
    status: 'application-not-started',
    offset: 2,
    limit: 3,
    keys: null,
  });
  expect(titles(read)).toEqual(['Job 4', 'Job 3', 'Job 2']);
  expect(read).toMatchObject({ offset: 2, limit: 3 });
});

test('narrowed by words and conditions: counts and keys of the matching jobs alone, newest first', async () => {
  const one = await add('Budget Analyst', { source: 'indeed' });
  await add('Nurse', { source: 'indeed' });
  const two = await add('Data Analyst');
  saved(await setJobStatus([one], 'archived', {}, clock));
  const db = opened();
  const three = await add('Senior Analyst');
  const board = await queryJobBoard(db, { text: 'analyst' });
  expect(board.keys?.['application-not-started']).toEqual([three, two]);
  expect(board.keys?.archived).toEqual([one]);
  expect(board.counts).toMatchObject({ 'application-not-started': 2, archived: 1 });
  const both = await queryJobBoard(db, { text: 'analyst', source: ['indeed'] });
  expect(both.counts).toMatchObject({ 'application-not-started': 0, archived: 1 });
  const keys = board.keys?.archived ?? [];
  expect(titles(await queryBoardStretch(db, { ...whole, status: 'archived', keys }))).toEqual([
    'Budget Analyst',
  ]);
  expect((await queryJobBoard(db, { statuses: ['archived'] })).counts['application-not-started']).toBe(0);
});

test('the same jobs as the list counts, in every status', async () => {
  for (const [at, { value }] of jobStatuses.entries()) {
    const ids = [await add(`Job ${at}`), await add(`Other ${at}`)];
    saved(await setJobStatus(ids, value, {}, clock));
  }
  const { counts } = await queryJobBoard(opened(), {});
  expect(Object.values(counts)).toEqual(jobStatuses.map(() => 2));
});

test('a row that cannot be read keeps its place and hides no other', async () => {
  await add('A');
  const b = await add('B');
  await add('C');
  const db = opened();
  await db.jobs.update(b, { salary: 42 as never });
  expect(titles(await queryBoardStretch(db, { status: 'application-not-started', ...whole }))).toEqual([
    'C',
    `broken ${b}`,
    'A',
  ]);
});

test('a row that no index holds is shown in its column, or named when it cannot be read', async () => {
  const a = await add('A');
  const b = await add('B');
  const db = opened();
  const strip = async (id: number, change: object) => {
    const { keys: _keys, ...row } = (await db.jobs.get(id)) as unknown as Record<string, unknown>;
    await db.jobs.put({ ...row, updatedAt: undefined, ...change } as never);
  };
  await strip(a, {});
  await strip(b, { salary: 42 });
  const board = await queryJobBoard(db, {});
  expect(board.lost.map(({ jobTitle }) => jobTitle)).toEqual(['A']);
  expect(board.counts['application-not-started']).toBe(1);
  expect(board.broken).toEqual([b]);
});

test('a job that was deleted since its key was read leaves no gap', async () => {
  const a = await add('A');
  const read = await queryBoardStretch(opened(), {
    ...whole,
    status: 'application-not-started',
    keys: [a, 99],
  });
  expect(titles(read)).toEqual(['A']);
});
