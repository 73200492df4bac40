import { describe, expect, it } from 'vitest';
import type { TypesetProgress, TypesetRequest } from './typesetting.ts';
import type { TypesetAnswer, TypesetOrder } from './worker-messages.ts';
import { workerTypesetting } from './worker-typesetting.ts';

/** A worker whose answers come from the test. */
class Told extends EventTarget {
  orders: TypesetOrder[] = [];
  isEnded = false;
  postMessage(order: TypesetOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: TypesetAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  set(id: number, isSpent = false): void {
    const document = { pdf: new Uint8Array(id), pages: 1, places: [], missing: [] };
    this.say({ kind: 'set', id, document, isSpent });
  }
}

function opened() {
  const workers: Told[] = [];
  const heard: TypesetProgress[] = [];
  const engine = workerTypesetting(
    (progress) => heard.push(progress),
    () => {
      const worker = new Told();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  );
  const request = (template: string) => ({ look: { template } }) as TypesetRequest;
  return { engine, workers, heard, set: (template: string) => engine.typeset(request(template)) };
}

describe('typesetting in a worker', () => {
  it('starts with the first request, reports progress and returns the document', async () => {
    const { workers, heard, set } = opened();
    expect(workers).toHaveLength(0);
    const answer = set('a');
    workers[0]?.say({ kind: 'progress', progress: { loaded: 1, total: 2 } });
    workers[0]?.set(1);
    expect(await answer).toMatchObject({ ok: true, document: { pages: 1 } });
    expect(heard).toEqual([{ loaded: 1, total: 2 }]);
  });

  it('sets one document at a time and keeps only the latest waiting request', async () => {
    const { workers, set } = opened();
    const answers = [set('a'), set('b'), set('c')];
    workers[0]?.set(1);
    expect(workers[0]?.orders.map(({ request }) => request.look.template)).toEqual(['a', 'c']);
    workers[0]?.set(2);
    expect((await Promise.all(answers)).map((answer) => (answer.ok ? 'set' : answer.detail))).toEqual([
      'set',
      'replaced',
      'set',
    ]);
  });

  it('reports what did not load and serves the next request', async () => {
    const { workers, set } = opened();
    const first = set('a');
    const detail = 'x.woff answered 503.';
    workers[0]?.say({ kind: 'problem', id: 1, problem: 'not-loaded', detail, isSpent: false });
    expect(await first).toEqual({ ok: false, problem: 'not-loaded', detail: 'x.woff answered 503.' });
    const second = set('b');
    workers[0]?.set(2);
    expect(await second).toMatchObject({ ok: true });
  });

  it('starts a new worker when one crashes, which serves the waiting request', async () => {
    const { workers, set } = opened();
    const [first, second] = [set('a'), set('b')];
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(await first).toEqual({ ok: false, problem: 'failed', detail: 'out of memory' });
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.set(2);
    expect(await second).toMatchObject({ ok: true });
  });

  it('fails a request for which no worker starts, and serves the next one', async () => {
    let worker: Told | undefined;
    const starts = [new Error('no worker'), new Told()];
    const engine = workerTypesetting(undefined, () => {
      const next = starts.shift();
      if (!(next instanceof Told)) throw next;
      worker = next;
      return next as unknown as Worker;
    });
    const request = { look: { template: 'a' } } as TypesetRequest;
    expect(await engine.typeset(request)).toMatchObject({ ok: false, problem: 'failed' });
    const second = engine.typeset(request);
    worker?.set(2);
    expect(await second).toMatchObject({ ok: true });
  });

  it('starts a new worker after an engine that ran out of memory', async () => {
    const { workers, set } = opened();
    const [first, second] = [set('a'), set('b')];
    workers[0]?.say({ kind: 'problem', id: 1, problem: 'failed', detail: 'unreachable', isSpent: true });
    expect(await first).toEqual({ ok: false, problem: 'failed', detail: 'unreachable' });
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.set(2);
    expect(await second).toMatchObject({ ok: true });
  });

  it('replaces a worker that holds too much memory by a warmed-up one', async () => {
    const { workers, set } = opened();
    const [first, second] = [set('a'), set('b')];
    workers[0]?.set(1, true);
    expect(await first).toMatchObject({ ok: true });
    expect(workers[0]?.isEnded).toBe(true);
    expect(workers[1]?.orders.map(({ request }) => request.look.template)).toEqual(['a', 'b']);
    workers[1]?.set(0);
    workers[1]?.set(2);
    expect(await second).toMatchObject({ ok: true });
  });

  it('fails all waiting requests when it is disposed', async () => {
    const { engine, workers, set } = opened();
    const answers = [set('a'), set('b')];
    engine.dispose();
    answers.push(set('c'));
    expect((await Promise.all(answers)).map((answer) => !answer.ok && answer.detail)).toEqual([
      'disposed',
      'disposed',
      'disposed',
    ]);
    expect(workers[0]?.isEnded).toBe(true);
  });
});
