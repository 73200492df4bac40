import { beforeEach, expect, it } from 'vitest';
import { openEmptyData } from '../../../data/testing/own-data-test-kit.ts';
import type { Destination } from '../../../platform/ai/destination.ts';
import { mayResultGo, pendingRequest } from './result-requests.ts';

const destination = { provider: 'anthropic', model: 'm', host: '', isOwn: false, way: 'server', price: null };
let conversation = 100;

beforeEach(async () => {
  await openEmptyData();
  conversation += 1;
});

function asks(more: { tool?: 'own_jobs' | 'own_tasks'; answer?: number } = {}) {
  const stop = new AbortController();
  const { tool = 'own_jobs', answer = 5 } = more;
  const result = mayResultGo({
    ...{ tool, title: 'Your jobs', text: '1 of 1 own jobs.\n<data>\n{"title":"Nurse"}\n</data>' },
    ...{ ids: { conversation, answer }, destination: destination as Destination, signal: stop.signal },
  });
  return { stop, result };
}

/** Waits until the request is shown. */
async function shown(answer = 5) {
  for (let turn = 0; turn < 200; turn += 1) {
    const request = pendingRequest(answer);
    if (request) return request;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error('No request is shown.');
}

it('the first result of a kind waits with its text; after a yes the kind goes in this conversation', async () => {
  const first = asks();
  const request = await shown();
  expect(request).toMatchObject({ tool: 'own_jobs', text: expect.stringContaining('Nurse') });
  request.decide(true);
  expect(await first.result).toBe(true);
  expect(pendingRequest(5)).toBeNull();
  expect(await asks().result).toBe(true);
  const other = asks({ tool: 'own_tasks' });
  (await shown()).decide(false);
  expect(await other.result).toBe(false);
});

it('after a no the next result of the kind is shown again', async () => {
  const first = asks();
  (await shown()).decide(false);
  expect(await first.result).toBe(false);
  const second = asks();
  (await shown()).decide(true);
  expect(await second.result).toBe(true);
});

it('an answer that is stopped takes its request away', async () => {
  const { stop, result } = asks();
  await shown();
  stop.abort(new DOMException('stopped', 'AbortError'));
  await expect(result).rejects.toThrow('stopped');
  expect(pendingRequest(5)).toBeNull();
});
