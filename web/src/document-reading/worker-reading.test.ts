import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentProgress, ScanProgress } from './document-reading.ts';
import type { ReadingOrder, ReadingReport } from './reading-messages.ts';
import { workerReading } from './worker-reading.ts';

/** A worker whose answers come from the test. */
class Told extends EventTarget {
  orders: ReadingOrder[] = [];
  isEnded = false;
  postMessage(order: ReadingOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: ReadingReport): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  answer(id: number): void {
    this.say({ kind: 'answer', id, answer: { ok: false, problem: 'empty' } });
  }
}

function opened() {
  const workers: Told[] = [];
  const reading = workerReading(() => {
    const worker = new Told();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const file = (name: string) => ({ name, bytes: new Uint8Array(1) });
  return { reading, workers, file };
}

describe('reading in a worker', () => {
  it('starts with the first file, reports its pages and returns the answer', async () => {
    const { reading, workers, file } = opened();
    expect(workers).toHaveLength(0);
    const heard: DocumentProgress[] = [];
    const answer = reading.read(file('a.pdf'), { onProgress: (progress) => heard.push(progress) });
    workers[0]?.say({ kind: 'progress', id: 1, progress: { page: 1, pages: 2 } });
    workers[0]?.answer(1);
    expect(await answer).toEqual({ ok: false, problem: 'empty' });
    expect(heard).toEqual([{ page: 1, pages: 2 }]);
  });

  it('recognizes a scan in turn with other files, reports what is fetched and each page, and can be stopped', async () => {
    const { reading, workers, file } = opened();
    const heard: ScanProgress[] = [];
    const stop = new AbortController();
    const first = reading.read(file('a.pdf'));
    const scan = reading.readScan(file('a.pdf'), {
      languages: ['deu'],
      onProgress: (progress) => heard.push(progress),
      signal: stop.signal,
    });
    workers[0]?.say({ kind: 'answer', id: 1, answer: { ok: false, problem: 'scan', pages: 2 } });
    expect(await first).toEqual({ ok: false, problem: 'scan', pages: 2 });
    expect(workers[0]?.orders[1]).toEqual({ id: 2, scan: new Uint8Array(1), languages: ['deu'] });
    workers[0]?.say({ kind: 'progress', id: 2, progress: { step: 'fetch', share: 0.5 } });
    workers[0]?.say({ kind: 'progress', id: 2, progress: { step: 'page', page: 1, pages: 2 } });
    stop.abort();
    expect(await scan).toEqual({ ok: false, problem: 'stopped' });
    expect(workers[0]?.isEnded).toBe(true);
    expect(heard).toEqual([
      { step: 'fetch', share: 0.5 },
      { step: 'page', page: 1, pages: 2 },
    ]);
  });

  it('reads one file after the other', async () => {
    const { reading, workers, file } = opened();
    const answers = [reading.read(file('a')), reading.readText('b')];
    expect(workers[0]?.orders).toHaveLength(1);
    workers[0]?.answer(1);
    workers[0]?.answer(2);
    expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([false, false]);
    expect(workers[0]?.orders[1]).toEqual({ id: 2, text: 'b' });
  });

  it('ends the worker when the current file is stopped, and reads the next one in another', async () => {
    const { reading, workers, file } = opened();
    const stop = new AbortController();
    const first = reading.read(file('a'), { signal: stop.signal });
    const second = reading.read(file('b'));
    stop.abort();
    expect(await first).toEqual({ ok: false, problem: 'stopped' });
    expect([workers[0]?.isEnded, workers[1]?.orders.map(({ id }) => id)]).toEqual([true, [2]]);
    workers[0]?.answer(2);
    workers[1]?.answer(2);
    expect(await second).toEqual({ ok: false, problem: 'empty' });
  });

  it('leaves the worker alone when a waiting file is stopped', async () => {
    const { reading, workers, file } = opened();
    const stop = new AbortController();
    const first = reading.read(file('a'));
    const second = reading.read(file('b'), { signal: stop.signal });
    stop.abort();
    expect(await second).toEqual({ ok: false, problem: 'stopped' });
    workers[0]?.answer(1);
    await first;
    expect([workers[0]?.isEnded, workers[0]?.orders.length]).toEqual([false, 1]);
  });

  it('answers when the worker breaks, and starts another', async () => {
    const { reading, workers, file } = opened();
    const first = reading.read(file('a'));
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(await first).toEqual({ ok: false, problem: 'failed', detail: 'out of memory' });
    const second = reading.read(file('b'));
    workers[1]?.answer(2);
    expect(await second).toEqual({ ok: false, problem: 'empty' });
  });

  it('fails what waits when it is disposed', async () => {
    const { reading, workers, file } = opened();
    const answers = [reading.read(file('a')), reading.read(file('b'))];
    reading.dispose();
    expect((await Promise.all(answers)).map((answer) => !answer.ok && answer.problem)).toEqual([
      'failed',
      'failed',
    ]);
    expect(await reading.read(file('c'))).toMatchObject({ ok: false, problem: 'failed' });
    expect(workers).toHaveLength(1);
  });

  describe('with a deadline', () => {
    afterEach(() => void vi.useRealTimers());

    it('terminates a worker without progress, says so, and reads the next file in another', async () => {
      vi.useFakeTimers();
      const { reading, workers, file } = opened();
      const first = reading.read(file('bomb.pdf'));
      const second = reading.read(file('next.pdf'));
      workers[0]?.say({ kind: 'started', id: 1 });
      vi.advanceTimersByTime(29_000);
      expect(workers[0]?.isEnded).toBe(false);
      vi.advanceTimersByTime(1000);
      expect(await first).toEqual({ ok: false, problem: 'took-too-long' });
      expect([workers[0]?.isEnded, workers[1]?.orders.map(({ id }) => id)]).toEqual([true, [2]]);
      workers[1]?.answer(2);
      expect(await second).toEqual({ ok: false, problem: 'empty' });
    });

    it('waits for its scripts as long as they take, and begins anew with each page', async () => {
      vi.useFakeTimers();
      const { reading, workers, file } = opened();
      const answer = reading.read(file('long.pdf'));
      vi.advanceTimersByTime(600_000);
      workers[0]?.say({ kind: 'started', id: 1 });
      for (const page of [1, 2, 3]) {
        vi.advanceTimersByTime(25_000);
        workers[0]?.say({ kind: 'progress', id: 1, progress: { page, pages: 3 } });
      }
      workers[0]?.answer(1);
      expect(await answer).toEqual({ ok: false, problem: 'empty' });
      vi.advanceTimersByTime(600_000);
      expect(workers[0]?.isEnded).toBe(false);
    });

    it('gives a page of a scan two minutes', async () => {
      vi.useFakeTimers();
      const { reading, workers, file } = opened();
      const answer = reading.readScan(file('scan.pdf'));
      workers[0]?.say({ kind: 'started', id: 1 });
      vi.advanceTimersByTime(119_000);
      expect(workers[0]?.isEnded).toBe(false);
      vi.advanceTimersByTime(1000);
      expect(await answer).toEqual({ ok: false, problem: 'took-too-long' });
    });
  });
});
