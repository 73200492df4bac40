import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

const never = new AbortController().signal;

/** Lanes whose first work runs until `go`, so that everything after it waits, and the order in which it ran. */
function busyLanes() {
  const lanes = createLanes();
  const { promise, resolve: go } = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = lanes.take('search', () => promise, never);
  const ask = (lane: 'short' | 'search' | 'end', name: string, signal = never) =>
    lanes.take(lane, async () => void order.push(name), signal);
  return { lanes, order, go, ask, first };
}

test('a short call passes every search that waits', async () => {
  const { ask, go, order } = busyLanes();
  const all = [ask('search', 'a'), ask('search', 'b'), ask('short', 'sign-in'), ask('short', 'health')];
  go();
  await Promise.all(all);
  expect(order).toEqual(['sign-in', 'health', 'a', 'b']);
});

test('a search has its turn after twenty short calls at most', async () => {
  const { ask, go, order } = busyLanes();
  const all = [ask('search', 'search'), ...Array.from({ length: 50 }, () => ask('short', 'short'))];
  go();
  await Promise.all(all);
  expect(order.indexOf('search')).toBe(20);
});

test('work whose caller leaves while it waits is never run', async () => {
  const { ask, go, order } = busyLanes();
  const leaving = new AbortController();
  const left = expect(ask('search', 'left', leaving.signal)).rejects.toThrow('gone');
  const stays = ask('search', 'stays');
  leaving.abort(new Error('gone'));
  await left;
  go();
  await stays;
  await expect(ask('search', 'late', leaving.signal)).rejects.toThrow('gone');
  expect(order).toEqual(['stays']);
});

test('work that fails does not stop what waits', async () => {
  const { lanes, ask, go, order } = busyLanes();
  const failing = expect(lanes.take('short', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const after = ask('short', 'after');
  go();
  await Promise.all([failing, after]);
  expect(order).toEqual(['after']);
});

test('the end comes after all that was asked for, and nothing after it', async () => {
  const { ask, go, order } = busyLanes();
  const all = [ask('end', 'end'), ask('search', 'a').catch(String)];
  go();
  expect(await Promise.all(all)).toEqual([undefined, 'DatabaseError: The database is closed.']);
  const other = busyLanes();
  const both = [other.ask('search', 'a'), other.ask('end', 'end')];
  other.go();
  await Promise.all(both);
  expect([order, other.order]).toEqual([['end'], ['a', 'end']]);
});
