import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from './test-app.ts';
import { testBilling } from './test-billing.ts';
import { contractRoutes } from './test-contract.ts';
import {
  describeRequest,
  type FuzzRequest,
  type FuzzTarget,
  fuzzedOutside,
  sampleRequests,
} from './test-fuzz-request.ts';
import { bodyText, type FuzzAnswer, fuzzProblem, isAnnounced } from './test-fuzz-verdict.ts';
import { type Member, member } from './test-member.ts';
import type { PolarStandIn } from './test-polar.ts';
import { startPolar } from './test-polar-server.ts';
import { openTestSearch, ownRows } from './test-search.ts';

/** `SEED=…` gives other requests; `npm run prove -- fuzz` sends thousands over real connections. */
const seed = Number(process.env.SEED ?? 20_261_125);
const perTarget = 8;

const routes = await contractRoutes();
const targets: (readonly [string, FuzzTarget])[] = [...routes, ...fuzzedOutside];

const webDir = mkdtempSync(join(tmpdir(), 'foothold-fuzz-'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Foothold</title>');

let at = new Date();
let server: TestApp;
let maya: Member;
let polar: PolarStandIn;
let stopPolar = async () => {};
beforeAll(async () => {
  ({ polar, stop: stopPolar } = await startPolar(() => at));
  server = await openTestSearch({
    now: () => at,
    webDir,
    billing: testBilling(polar, { now: () => at }),
  });
  maya = await member(server, 'maya.fuzz@example.com');
});
afterAll(async () => {
  await server.close();
  await stopPolar();
  rmSync(webDir, { recursive: true });
});

async function send({ method, url, headers, body, caller }: FuzzRequest): Promise<FuzzAnswer> {
  // Minutes apart: limits of a minute are for tests of their own.
  at = new Date(at.getTime() + 60_000);
  const authorization = caller === 'member' ? `Bearer ${await maya.browser.heldBearer(at)}` : undefined;
  const begin = performance.now();
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    ...(body !== null && { payload: body }),
    headers: { host: 'localhost:3000', ...(authorization && { authorization }), ...headers },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: bodyText(answer.rawPayload, answer.headers['content-encoding']),
    ms: performance.now() - begin,
  };
}

const counted = { requests: 0, refused: 0, answered: 0, announced: 0 };

describe(`requests made from the contract, SEED=${seed}`, () => {
  test.each(targets)(
    '%s: no failure, no hang, nothing of the inside, nothing changed by a refusal',
    async (name, route) => {
      const own = { id: maya.id };
      const problems: string[] = [];
      for (const request of sampleRequests(name, route, { seed, count: perTarget, own })) {
        const before = await ownRows(server.deps.db);
        const answer = await send(request);
        counted.requests += 1;
        if (answer.status < 400) counted.answered += 1;
        else counted.refused += 1;
        if (isAnnounced(answer)) counted.announced += 1;
        let problem = fuzzProblem(request, answer);
        if (answer.status >= 400) {
          const after = await ownRows(server.deps.db);
          if (JSON.stringify(after) !== JSON.stringify(before))
            problem ||= `a refusal changed ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
        }
        if (problem) problems.push(`${problem} ← ${describeRequest(request)}`);
      }
      expect(problems).toEqual([]);
    },
  );

  test('afterwards the server is well, its postings are all there, and most requests got past the first look', async () => {
    const health = (await server.app.inject('/api/health')).json();
    expect(health).toMatchObject({ success: true, data: { status: 'ok', database: 'ok' } });
    expect(health.data.postings).toBeGreaterThanOrEqual(400);
    expect(counted.requests).toBe(targets.length * perTarget);
    expect(counted.answered).toBeGreaterThan(counted.requests / 5);
    expect(counted.refused).toBeGreaterThan(counted.requests / 5);
    // What is not set up here and sites that do not answer are announced; nothing else may be logged as an error.
    const errors = server.log.filter((line) => line.includes('"level":50'));
    expect(errors.filter((line) => !/"msg":"(?:unavailable|vendor-failed)"/.test(line))).toEqual([]);
    expect(errors.length).toBe(counted.announced);
  });
});
