import { describe, expect, test } from 'vitest';
import { ownMapJobs, ownMapQuery, readOwnMap } from './own-map-view.ts';

const job = (
  internalId: number,
  status: Parameters<typeof ownMapJobs>[0][number]['status'],
  at = [0, 0],
) => ({
  internalId,
  status,
  latitude: at[0] ?? 0,
  longitude: at[1] ?? 0,
});
const jobs = [
  job(1, 'offer-pending', [40, -83]),
  job(2, 'archived'),
  job(3, 'application-not-started', [41, -81]),
  job(4, 'application-submitted', [99, 0]),
];

describe('own jobs on the map', () => {
  test('divide by group and by whether they have a point', () => {
    const all = ownMapJobs(jobs, { group: '' });
    expect(all.placed.map(({ internalId }) => internalId)).toEqual([1, 3]);
    expect(all.unplaced.map(({ internalId }) => internalId)).toEqual([2, 4]);
    expect(all.counts).toEqual({ 'not-started': 1, 'in-progress': 2, complete: 1 });
    const some = ownMapJobs(jobs, { group: 'in-progress' });
    expect([some.placed.length, some.unplaced.length]).toEqual([1, 1]);
    expect(some.counts).toEqual(all.counts);
  });

  test.each([
    ['', { group: '', open: null }],
    ['?group=complete&job=7', { group: 'complete', open: '7' }],
    ['?group=nothing&job=x', { group: '', open: null }],
  ])('the address %j', (text, view) => {
    expect(readOwnMap(new URLSearchParams(text))).toEqual(view);
  });

  test('a view comes back from its address', () => {
    expect(ownMapQuery({ group: '', open: null })).toBe('');
    expect(ownMapQuery({ group: 'not-started', open: '7' })).toBe('?group=not-started&job=7');
  });
});
