import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRepeating } from './repeating-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task whose runs end when the test says. */
function heldTask() {
  const ends: PromiseWithResolvers<void>[] = [];
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal) => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    signals.push(signal);
    return end.promise;
  };
  return { run, ends, signals };
}

test('the task runs at once and after every interval, and never beside itself', async () => {
  const task = heldTask();
  const repeating = startRepeating({ run: task.run, everyMs: 1000, failed: vi.fn() });
  expect(task.ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(task.ends).toHaveLength(1);
  task.ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task.ends).toHaveLength(2);
  task.ends[1]?.resolve();
  await repeating.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(task.ends).toHaveLength(2);
});

test('a failed run is told and the next one runs', async () => {
  const task = heldTask();
  const failed = vi.fn();
  const repeating = startRepeating({ run: task.run, everyMs: 1000, failed });
  const cause = new Error('The database is gone.');
  task.ends[0]?.reject(cause);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed.mock.calls).toEqual([[cause]]);
  expect(task.ends).toHaveLength(2);
  task.ends[1]?.resolve();
  await repeating.stop();
});

test('stop aborts the run, waits for its end and tells no failure of it', async () => {
  const task = heldTask();
  const failed = vi.fn();
  const repeating = startRepeating({ run: task.run, everyMs: 1000, failed });
  let isStopped = false;
  const stopping = repeating.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([task.signals[0]?.aborted, isStopped]).toEqual([true, false]);
  task.ends[0]?.reject(new Error('aborted'));
  await stopping;
  expect(failed).not.toHaveBeenCalled();
});
