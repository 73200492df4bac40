import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { breakOf, wholeBody } from './whole-body.ts';

const signal = () => new AbortController().signal;
const bytes = (length: number) => new Uint8Array(length);

/** A connection that brings these pieces as fast as they are taken, and then breaks, ends, or stays open. */
function connection(pieces: readonly Uint8Array[], then: 'breaks' | 'ends' | 'waits') {
  const told = { taken: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[told.taken];
      told.taken += 1;
      if (piece) return controller.enqueue(piece);
      if (then === 'breaks') controller.error(new TypeError('terminated'));
      if (then === 'ends') controller.close();
      return then === 'waits' ? new Promise<void>(() => undefined) : undefined;
    },
    cancel() {
      told.cancelled = true;
    },
  });
  return { body, told };
}

/** Reads to the end, slower than anything arrives. */
async function readSlowly(body: ReadableStream<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    for (let n = 0; n < 5; n += 1) await turn();
  }
  return length;
}

test('what had arrived before a break is read to its end by a slow reader, and the break is known', async () => {
  const asked = signal();
  const { body } = connection(
    Array.from({ length: 20 }, () => bytes(100)),
    'breaks',
  );
  expect(await readSlowly(wholeBody(body, asked))).toBe(2000);
  expect(breakOf(asked)).toMatchObject({ problem: 'cut-off', message: expect.not.stringContaining('10 MB') });
});

test('an answer that ends is whole, and no other question hears of a break', async () => {
  const asked = signal();
  const { body } = connection([bytes(3), bytes(4)], 'ends');
  expect(await readSlowly(wholeBody(body, asked))).toBe(7);
  expect(breakOf(asked)).toBeUndefined();
  expect(breakOf(signal())).toBeUndefined();
});

test('it is read a megabyte ahead and no further, and ten megabytes in all', async () => {
  const asked = signal();
  const { body, told } = connection(
    Array.from({ length: 300 }, () => bytes(100_000)),
    'ends',
  );
  const whole = wholeBody(body, asked);
  for (let n = 0; n < 50; n += 1) await turn();
  expect(told.taken).toBeGreaterThanOrEqual(10);
  expect(told.taken).toBeLessThan(14);
  expect(await readSlowly(whole)).toBe(10_000_000);
  expect(breakOf(asked)).toMatchObject({ problem: 'cut-off', message: 'The answer was longer than 10 MB.' });
  expect(told.cancelled).toBe(true);
});

test('who stops reading ends the connection; who stopped the question gets its reason', async () => {
  const { body, told } = connection([bytes(3)], 'waits');
  const whole = wholeBody(body, signal());
  await whole.cancel();
  expect(told.cancelled).toBe(true);
  const stop = new AbortController();
  const broken = connection([], 'breaks');
  stop.abort(new Error('Stopped.'));
  await expect(readSlowly(wholeBody(broken.body, stop.signal))).rejects.toThrow('Stopped.');
  expect(breakOf(stop.signal)).toBeUndefined();
});
