import { describe, expect, it } from 'vitest';
import { afterLook, newSince, SavedSearch } from './saved-search.ts';

const saved = { createdAt: '2026-11-20T10:00:00.000Z', lastRunAt: '', runBeforeAt: '' };

describe('newSince', () => {
  it('is the last look, else the day it was saved', () => {
    expect(newSince(saved)).toBe(saved.createdAt);
    expect(newSince({ ...saved, lastRunAt: '2026-11-21T08:00:00Z' })).toBe('2026-11-21T08:00:00.000Z');
    expect(newSince({ createdAt: 'long ago', lastRunAt: 'soon' })).toBe('');
  });
});

describe('afterLook', () => {
  it('keeps the look before beside the new one', () => {
    const first = afterLook(saved, '2026-11-21T08:00:00.000Z');
    expect(first).toEqual({ lastRunAt: '2026-11-21T08:00:00.000Z', runBeforeAt: saved.createdAt });
    expect(afterLook({ ...saved, ...first }, '2026-11-22T08:00:00.000Z')).toEqual({
      lastRunAt: '2026-11-22T08:00:00.000Z',
      runBeforeAt: '2026-11-21T08:00:00.000Z',
    });
  });

  it('takes looks soon after each other for one: what was new in the first stays new', () => {
    const looked = {
      ...saved,
      lastRunAt: '2026-11-21T08:00:00.000Z',
      runBeforeAt: '2026-11-20T08:00:00.000Z',
    };
    expect(afterLook(looked, '2026-11-21T08:04:59.000Z')).toEqual({
      lastRunAt: '2026-11-21T08:04:59.000Z',
      runBeforeAt: looked.runBeforeAt,
    });
    expect(afterLook(looked, '2026-11-21T08:05:00.000Z')?.runBeforeAt).toBe(looked.lastRunAt);
    expect(afterLook({ ...looked, runBeforeAt: '' }, '2026-11-21T08:01:00Z')).toEqual({
      lastRunAt: '2026-11-21T08:01:00.000Z',
      runBeforeAt: looked.lastRunAt,
    });
  });

  it('does not go back to an earlier one, nor to what is no instant', () => {
    const looked = { ...saved, lastRunAt: '2026-11-21T08:00:00.000Z' };
    for (const at of ['2026-11-21T08:00:00.000Z', '2026-11-20T08:00:00.000Z', '', 'now'])
      expect(afterLook(looked, at)).toBeNull();
  });

  it('begins anew where no instant was kept that reads', () => {
    expect(afterLook({ ...saved, createdAt: 'x' }, '2026-11-21T08:00:00.000Z')).toEqual({
      lastRunAt: '2026-11-21T08:00:00.000Z',
      runBeforeAt: '',
    });
  });
});

describe('SavedSearch', () => {
  it('reads a row of before choices, order and looks were kept', () => {
    const row = { internalId: 1, name: 'Drivers near Erie', searchTerm: 'driver', later: 'kept' };
    expect(SavedSearch.parse(row)).toMatchObject({
      ...row,
      ...{ sort: '', exactTerm: false, only: {}, exclude: {}, lastRunAt: '', runBeforeAt: '' },
    });
  });
});
