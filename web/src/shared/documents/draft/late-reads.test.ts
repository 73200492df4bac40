import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftRecords } from './draft-records.ts';
import { LateReads } from './late-reads.ts';

type Whole = { text: string; place: string };

const records: DraftRecords<Whole, 'only'> = {
  keyOf: (owner) => owner,
  recordOf: (whole) => whole,
  withFields: (whole, _, fields) => ({ ...whole, ...fields }),
  sharing: (_, next) => next,
};

/** Writes texts one after another; what a read of one of them becomes. */
function written() {
  const late = new LateReads(records);
  let stored: Whole = { text: 'A', place: '' };
  const settled = vi.fn();
  return {
    settled,
    write: (text: string) => {
      late.wrote(stored, { owner: 'only', fields: { text } }, settled);
      stored = { ...stored, text };
    },
    readAs: (text: string, place = '') => late.correct({ text, place }),
    clear: () => late.clear(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a read', () => {
  it('that began before a write shows what was written, and the other fields as they were read', () => {
    const { write, readAs } = written();
    write('B');
    expect(readAs('A', 'Oslo')).toEqual({ text: 'B', place: 'Oslo' });
  });

  it('that began before several writes shows the last', () => {
    const { write, readAs } = written();
    write('B');
    write('C');
    expect([readAs('A').text, readAs('B').text]).toEqual(['C', 'C']);
  });

  it('that began before a write stays corrected when an earlier write settles', () => {
    const { write, readAs, settled } = written();
    write('B');
    vi.advanceTimersByTime(1400);
    write('C');
    vi.advanceTimersByTime(200);
    expect([settled.mock.calls.length, readAs('B').text]).toEqual([0, 'C']);
    vi.advanceTimersByTime(1400);
    expect([settled.mock.calls.length, readAs('B').text]).toEqual([1, 'B']);
  });

  it('of another value is taken as it is, and so is every later one', () => {
    const { write, readAs } = written();
    write('B');
    expect([readAs('Z').text, readAs('A').text]).toEqual(['Z', 'A']);
  });

  it('is taken as it is before an undo', () => {
    const { write, readAs, clear, settled } = written();
    write('B');
    clear();
    vi.advanceTimersByTime(2000);
    expect([readAs('A').text, settled.mock.calls.length]).toEqual(['A', 0]);
  });
});
