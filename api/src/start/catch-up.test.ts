import { expect, test } from 'vitest';
import { startCatchUp } from './catch-up.ts';

const step = (failure: string, run: (signal: AbortSignal) => Promise<unknown>) => ({ failure, run });

test('the steps run one after the other, and one that fails is told and does not stop the next', async () => {
  const done: string[] = [];
  const told: string[] = [];
  const over = Promise.withResolvers<void>();
  const { stop } = startCatchUp(
    [
      step('The first failed', async () => {
        await null;
        throw new Error('no table');
      }),
      step('The second failed', async () => {
        done.push('second');
        over.resolve();
      }),
    ],
    (line) => told.push(line),
  );
  await over.promise;
  await stop();
  expect([done, told]).toEqual([['second'], ['The first failed: no table']]);
});

test('stopping tells the running step, waits for it, and starts no other', async () => {
  const done: string[] = [];
  const { stop } = startCatchUp(
    [
      step('', async (signal) => {
        while (!signal.aborted) await new Promise((next) => setTimeout(next, 1));
        done.push('first');
      }),
      step('', async () => done.push('second')),
    ],
    () => undefined,
  );
  await stop();
  expect(done).toEqual(['first']);
});
