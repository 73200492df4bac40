import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { configuredTargets, postingSources } from '../../ingest/posting-sources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { ingestBoard, noteProblem, noteRead } from './boards.ts';

const variables = { POSTING_SOURCES: 'remotive,lever:copper-kettle=Copper Kettle' };
const env = readEnv(variables);
const sources = postingSources(env, { now: () => new Date(), version: 'test' });
const now = new Date('2026-08-22T12:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ variables, sources, targets: configuredTargets(env, sources) });
});
afterAll(() => server.close());

const lists = async () => (await server.app.inject('/api/jobs/sources')).json().data.lists;

it('names what is read by itself before anything was read, also in the configuration', async () => {
  expect(await lists()).toEqual([
    expect.objectContaining({ service: 'Remotive', board: '', isAsked: true, readAt: null, problem: '' }),
    expect.objectContaining({
      service: 'Lever',
      board: 'copper-kettle',
      employer: 'Copper Kettle',
      listed: 0,
    }),
  ]);
  const config = (await server.app.inject('/api/config')).json().data;
  expect(config.postingSources).toEqual(['Remotive', 'Lever']);
});

it('tells the last answer, the last problem, and what a command read besides', async () => {
  const { db } = server.deps;
  const counts = {
    listed: 40,
    added: 3,
    changed: 2,
    closed: 1,
    refused: 4,
    refusedReason: 'row 10: no job title',
  };
  const told = { mine: 'me', now, notBefore: now.getTime() + 600_000 };
  await ingestBoard(db, { source: 'remotive', board: '' }, told);
  await noteRead(db, { source: 'remotive', board: '' }, { ...told, counts });
  await ingestBoard(db, { source: 'lever', board: 'copper-kettle' }, told);
  const problem = { kind: 'refused', text: 'refused us (403)', retryAt: null } as const;
  await noteProblem(db, { source: 'lever', board: 'copper-kettle' }, { ...told, problem });
  await ingestBoard(db, { source: 'ashby', board: 'fernbio' }, told);
  await noteRead(db, { source: 'ashby', board: 'fernbio' }, { ...told, counts });
  expect(await lists()).toEqual([
    {
      ...counts,
      ...{ service: 'Remotive', board: '', employer: '', isAsked: true, problem: '', notBefore: null },
      terms: expect.stringMatching(/^https:/),
      askedAt: now.toISOString(),
      readAt: now.toISOString(),
    },
    expect.objectContaining({
      service: 'Lever',
      askedAt: now.toISOString(),
      readAt: null,
      problem: 'refused us (403)',
      notBefore: '2026-08-22T12:10:00.000Z',
    }),
    expect.objectContaining({ service: 'Ashby', board: 'fernbio', isAsked: false, listed: 40 }),
  ]);
});

it('without configured sources there is nothing to tell', async () => {
  const none = await openTestApp();
  expect((await none.app.inject('/api/jobs/sources')).json().data).toEqual({ lists: [] });
  expect((await none.app.inject('/api/config')).json().data.postingSources).toEqual([]);
  await none.close();
});
