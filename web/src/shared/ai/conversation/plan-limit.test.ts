import { expect, test } from 'vitest';
import { planLimit } from './plan-limit.ts';

const plan = (billing: boolean, used: number, most: number | null) => ({
  billing,
  uses: [
    { use: 'analysis' as const, used: 9, most: 9, endsAt: '2026-12-01T00:00:00.000Z' },
    { use: 'request' as const, used, most, endsAt: '2026-11-27T00:00:00.000Z' },
  ],
});

test.each([
  ['has questions left', plan(true, 29, 30), null],
  ['has used them up', plan(true, 30, 30), { most: 30, until: '2026-11-27T00:00:00.000Z' }],
  ['is none', plan(true, 0, 0), { most: 0, until: '' }],
  ['has no limit', plan(true, 900, null), null],
  ['is not needed here', plan(false, 0, 0), null],
])('a plan that %s', async (_, data, limit) => {
  expect(await planLimit(new AbortController().signal, async () => data)).toEqual(limit);
});
