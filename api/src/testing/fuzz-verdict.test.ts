import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleRequests } from './test-fuzz-request.ts';
import { bodyText, type FuzzAnswer, fuzzProblem, isAnnounced } from './test-fuzz-verdict.ts';

const route = {
  method: 'GET',
  path: '/config',
  auth: 'user',
  data: z.object({ name: z.string() }),
} as const;
const request = {
  name: 'configGet',
  route,
  method: 'GET',
  url: '/api/config',
  headers: {},
  body: null,
  caller: 'member',
  isAddressed: true,
} as const;
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-request-id': '12345678',
  'content-type': 'application/json; charset=utf-8',
};
const refusal = { success: false, code: 'validation', message: 'No.', requestId: '12345678' };
const answer = (status: number, body: unknown, over: Partial<FuzzAnswer> = {}): FuzzAnswer => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 5,
  ...over,
});
const good = answer(200, { success: true, data: { name: 'a' } });

describe('the verdict on an answer', () => {
  test('a promised answer and a refusal in the envelope break nothing', () => {
    expect(fuzzProblem(request, good)).toBe('');
    expect(fuzzProblem(request, answer(400, refusal))).toBe('');
  });

  test.each([
    [/^500/, answer(500, { ...refusal, code: 'internal' })],
    [/^503/, answer(503, { ...refusal, code: 'unavailable' })],
    [/^no answer within/, { ...good, ms: 20_001 }],
    [/without cache-control/, { ...good, headers: { ...headers, 'cache-control': undefined } }],
    [/no envelope/, answer(400, 'Bad Request')],
    [/another request id/, answer(400, { ...refusal, requestId: 'other' })],
    [/of type text\/html/, answer(400, refusal, { headers: { ...headers, 'content-type': 'text/html' } })],
    [/refusal of \d+ characters/, answer(400, { ...refusal, message: 'x'.repeat(3_000) })],
    [/tells of the inside/, answer(400, { ...refusal, message: 'syntax error at or near "a"' })],
    [/tells of the inside/, answer(400, { ...refusal, message: 'x', field: 'file:///srv/api/src/app.ts' })],
    [/429 without/, answer(429, { ...refusal, code: 'too-many-requests' })],
    [/200 without success/, answer(200, '<html>')],
    [/other data than promised/, answer(200, { success: true, data: { name: 1 } })],
    [/data\.secret, which is not promised/, answer(200, { success: true, data: { name: 'a', secret: 1 } })],
    [/201 instead of 200/, answer(201, { success: true, data: { name: 'a' } })],
  ])('%s is named', (problem, given) => expect(fuzzProblem(request, given)).toMatch(problem));

  test('a guarded call that answers nobody is named', () => {
    expect(fuzzProblem({ ...request, caller: 'nobody' }, good)).toBe('200 for nobody');
  });

  test('a 503 counts as announced with Retry-After alone', () => {
    const busy = answer(503, { ...refusal, code: 'unavailable' });
    expect(isAnnounced(busy)).toBe(false);
    expect(isAnnounced({ ...busy, headers: { ...headers, 'retry-after': '10' } })).toBe(true);
    expect(isAnnounced(answer(500, { ...refusal, code: 'unavailable' }))).toBe(false);
  });

  test('a body without an encoding is text as it is', () => {
    expect([bodyText(Buffer.from('a'), undefined), bodyText(Buffer.alloc(0), 'br')]).toEqual(['a', '']);
  });
});

test('the same seed makes the same requests, another one others', () => {
  const made = (seed: number) =>
    JSON.stringify(
      sampleRequests(
        'a',
        { ...route, method: 'POST', body: z.object({ a: z.string() }) },
        { seed, count: 20 },
      ),
    );
  expect(made(1)).toBe(made(1));
  expect(made(1)).not.toBe(made(2));
});
