import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearches, type SearchLimits } from './searches.ts';

const never = new AbortController().signal;
const limits: SearchLimits = {
  most: 3,
  maxOfNetwork: 2,
  waiting: 5,
  waitingOfNetwork: 3,
  waitSeconds: 5,
  runSeconds: 10,
};
const busy = {
  code: 'unavailable',
  status: 503,
  retryAfter: 5,
  message: 'Many searches are running here. Try again in 5 seconds.',
};
// Of searches that run on when their test is over, the time does not.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Searches that run until they are told to end, and the names of those that have begun. */
function held() {
  const outcomes: string[] = [];
  const searches = createSearches(limits, { ended: (outcome) => outcomes.push(outcome) });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, network: string, left = never) =>
    searches.run(network, left, (signal) => {
      begun.push(name);
      return new Promise<string>((done, reject) => {
        ends.set(name, () => done(name));
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 10; turn += 1) await undefined;
  };
  return { ask, begun, end, outcomes };
}
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await undefined;
};

describe('turns of searches', () => {
  test('of one network two run, of another a third, and the next waits for the first end', async () => {
    const { ask, begun, end } = held();
    const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b'), ask('c1', 'c')];
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
    for (const name of ['a1', 'a2', 'c1', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  test('a network with nothing running is next, however many of another wait longer', async () => {
    const { ask, begun, end } = held();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a');
    void ask('b1', 'b');
    void ask('c1', 'c');
    await settled();
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  test('above what may wait, of one network or of all, a search is refused with the time to come back', async () => {
    const { ask, outcomes } = held();
    for (let n = 0; n < 5; n += 1) void ask(`a${n}`, 'a');
    await expect(ask('a5', 'a')).rejects.toMatchObject(busy);
    for (const name of ['b0', 'b1', 'b2']) void ask(name, 'b');
    await expect(ask('c0', 'c')).rejects.toMatchObject(busy);
    expect(outcomes).toEqual(['refused', 'refused']);
  });

  test('one that waited too long is refused, and its place is free', async () => {
    const { ask, begun } = held();
    for (const name of ['a1', 'a2']) void ask(name, 'a').catch(() => undefined);
    const late = expect(ask('a3', 'a')).rejects.toMatchObject(busy);
    await vi.advanceTimersByTimeAsync(5000);
    await late;
    await vi.advanceTimersByTimeAsync(6000);
    expect(begun).toEqual(['a1', 'a2']);
  });

  test('a caller that leaves gives its place in the queue to the next, and its turn once its work is over', async () => {
    const { ask, begun, outcomes } = held();
    const leaving = [new AbortController(), new AbortController()];
    const [running, waiting] = leaving.map(({ signal }) => signal);
    const first = expect(ask('a1', 'a', running)).rejects.toThrow('gone');
    void ask('a2', 'a');
    const second = expect(ask('a3', 'a', waiting)).rejects.toThrow('gone');
    void ask('a4', 'a');
    await settled();
    for (const one of leaving.reverse()) one.abort(new Error('gone'));
    await Promise.all([first, second]);
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'a4']);
    expect(outcomes).toEqual(['abandoned', 'abandoned']);
  });

  test('a caller that leaves in the moment of its turn is never run', async () => {
    const { ask, begun } = held();
    const leaving = new AbortController();
    const failing = expect(ask('a1', 'a', leaving.signal)).rejects.toThrow('gone');
    leaving.abort(new Error('gone'));
    await failing;
    expect(begun).toEqual([]);
  });

  test('a search that runs too long is stopped and says so', async () => {
    const { ask, outcomes } = held();
    const stopped = expect(ask('a1', 'a')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('longer than 10 seconds'),
      retryAfter: 60,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(outcomes).toEqual(['too-slow']);
  });
});
