import { jobsCheck, jobsGet } from '@foothold/core/contract/jobs.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects, type FakeSource, openFakeSource, readerOf, sendJson } from '../sources/source-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { KnownSource, SourceTarget } from './posting-sources.ts';
import { refreshOf } from './source-refresh.ts';

const hour = 3_600_000;
const start = Date.parse('2026-08-22T12:00:00Z');
let clock = start;
const now = () => new Date(clock);
let fake: FakeSource;
let test: TestApp;
let targets: SourceTarget[];

function target(name: string): SourceTarget {
  const dialect = dialects[name];
  if (!dialect) throw new Error(`no dialect ${name}`);
  return {
    source: readerOf(dialect, fake, { now }).source,
    board: { token: 'birch', company: 'Birch Lane' },
  };
}

const job = (id: number, more: object = {}) => ({
  id,
  title: `Carpenter ${id}`,
  company_name: 'Birch Lane',
  location: { name: 'Austin, TX' },
  content: '<p>You work with wood.</p>',
  first_published: '2026-08-11T17:58:31-04:00',
  ...more,
});

beforeAll(async () => {
  fake = await openFakeSource();
  targets = [target('greenhouse'), target('smartrecruiters'), target('ashby')];
  const sources = targets.map(({ source }): KnownSource => ({ ...source, host: 'vendor.example' }));
  test = await openTestApp({ now, sources, targets });
}, 120_000);
afterAll(async () => {
  await test.close();
  await fake.close();
});

/** Reads the list of a source, as the timer does. */
async function readList(name: string, list: unknown): Promise<void> {
  const { db, geocoder, texts } = test.deps;
  const refresh = refreshOf({ db, geocoder, reading: texts.postings, now });
  fake.answer = (_request, response) => sendJson(response, list);
  const one = targets.find(({ source }) => source.name === name);
  if (!one) throw new Error(`no target ${name}`);
  expect(await refresh(one, { signal: new AbortController().signal })).toMatchObject({ kind: 'read' });
}

beforeEach(async () => {
  clock += 1000 * hour;
  for (const table of ['posting', 'posting_board', 'posting_board_row'])
    await test.deps.db.query(`DELETE FROM ${table}`);
  await readList('greenhouse', { jobs: [job(1), job(2)], meta: {} });
  fake.requests.length = 0;
});

const numberOf = async (title: string) =>
  (
    await test.deps.db.query<{ id: string }>(
      'SELECT posting_id::text AS id FROM posting_text WHERE title = $1',
      [title],
    )
  )[0]?.id ?? '';
const open = async (title: string) => {
  const answer = await test.app.inject({ url: `/api/jobs/${await numberOf(title)}` });
  return jobsGet.data.parse(answer.json().data);
};
const check = async (title: string) => {
  const answer = await test.app.inject({ method: 'POST', url: `/api/jobs/${await numberOf(title)}/check` });
  expect(answer.statusCode).toBe(200);
  return jobsCheck.data.parse(answer.json().data);
};
const asked = () => fake.requests.map(({ path }) => path);
const serve = (record: unknown, status = 200) => {
  fake.answer = (_request, response) =>
    status === 200 ? sendJson(response, record) : void response.writeHead(status).end();
};

describe('asking for one posting', () => {
  it('asks for it at its board once in six hours, and takes in what changed', async () => {
    expect((await open('Carpenter 1')).isAskable).toBe(false);
    clock += 7 * hour;
    expect((await open('Carpenter 1')).isAskable).toBe(true);
    expect(asked()).toEqual([]);
    serve(job(1, { content: '<p>You work with oak.</p>' }));
    const { outcome, posting } = await check('Carpenter 1');
    expect([outcome, posting.descriptionHtml, posting.isAskable]).toEqual([
      'open',
      '<p>You work with oak.</p>',
      false,
    ]);
    expect(asked()).toEqual(['/v1/boards/birch/jobs/1']);
    expect((await check('Carpenter 1')).outcome).toBe('not-asked');
    clock += 7 * hour;
    expect((await check('Carpenter 1')).outcome).toBe('open');
    expect(asked()).toHaveLength(2);
  });

  it.each([404, 410])('a %d closes it, and a list that has it opens it again', async (status) => {
    clock += 7 * hour;
    serve(null, status);
    const { outcome, posting } = await check('Carpenter 2');
    expect([outcome, posting.closedAt]).toEqual(['closed', now().toISOString()]);
    expect((await open('Carpenter 2')).isAskable).toBe(false);
    expect((await open('Carpenter 1')).closedAt).toBeNull();
    clock += 7 * hour;
    expect((await check('Carpenter 2')).outcome).toBe('not-asked');
    await readList('greenhouse', { jobs: [job(1), job(2)], meta: {} });
    expect((await open('Carpenter 2')).closedAt).toBeNull();
  });

  it.each([
    ['a fault', 500],
    ['a refusal', 403],
    ['a limit', 429],
  ])('%s changes nothing, and is not tried again at once', async (_, status) => {
    clock += 7 * hour;
    serve(null, status);
    const { outcome, posting } = await check('Carpenter 1');
    expect([outcome, posting.closedAt]).toEqual(['no-answer', null]);
    expect(asked()).toHaveLength(1);
    expect((await check('Carpenter 1')).outcome).toBe('not-asked');
    // A limit is for all of the source.
    expect((await open('Carpenter 2')).isAskable).toBe(status !== 429);
    clock += 2 * hour;
    expect((await open('Carpenter 2')).isAskable).toBe(true);
  });

  it.each([
    ['another posting', job(9)],
    ['a page', 'no object'],
    ['nothing', null],
    ['a posting without a title', { ...job(1), title: '' }],
  ])('%s in the answer leaves it as it was', async (_, record) => {
    clock += 7 * hour;
    serve(record);
    const { posting } = await check('Carpenter 1');
    expect([posting.jobTitle, posting.closedAt]).toEqual(['Carpenter 1', null]);
    const [count] = await test.deps.db.query<{ n: number }>('SELECT count(*)::int AS n FROM posting');
    expect(count?.n).toBe(2);
  });

  it('a redirect to another site closes nothing and is not followed', async () => {
    clock += 7 * hour;
    fake.answer = (_request, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    expect((await check('Carpenter 1')).outcome).toBe('no-answer');
  });

  it('brings the text that a list lacks, at once', async () => {
    const row = { id: 'sr1', name: 'Glazier', company: { name: 'Birch Lane', identifier: 'Birch' } };
    await readList('smartrecruiters', { content: [row], totalFound: 1, offset: 0, limit: 100 });
    fake.requests.length = 0;
    expect(await open('Glazier')).toMatchObject({ descriptionHtml: '', isAskable: true });
    const sections = {
      jobDescription: { title: 'Job <Description>', text: '<p>You set panes.</p><script>x()</script>' },
      qualifications: { title: 'Qualifications', text: '<ul><li>A steady hand</li></ul>' },
      additionalInformation: { title: '', text: '' },
    };
    serve({ ...row, jobAd: { sections } });
    const { outcome, posting } = await check('Glazier');
    expect(outcome).toBe('open');
    expect(posting.descriptionHtml).toContain('You set panes.');
    expect(posting.descriptionHtml).toContain('A steady hand');
    expect(posting.descriptionHtml).not.toContain('<script');
    expect(asked()).toEqual(['/v1/companies/birch/postings/sr1']);
    // A later list, which has no text, takes it not away.
    clock += 7 * hour;
    await readList('smartrecruiters', { content: [row], totalFound: 1, offset: 0, limit: 100 });
    expect((await open('Glazier')).descriptionHtml).toContain('You set panes.');
  });

  it('asks nobody where the list is not read any more, or the posting came out of a file', async () => {
    clock += 7 * hour;
    await test.deps.db.query(`UPDATE posting_board_row SET board = 'elm' WHERE external_id = '1'`);
    await test.deps.db.query(`DELETE FROM posting_board_row WHERE external_id = '2'`);
    for (const title of ['Carpenter 1', 'Carpenter 2']) {
      expect((await open(title)).isAskable).toBe(false);
      expect((await check(title)).outcome).toBe('not-asked');
    }
    expect(asked()).toEqual([]);
  });

  it('of many who open it at once one asks', async () => {
    clock += 7 * hour;
    serve(job(1));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => (await check('Carpenter 1')).outcome),
    );
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'not-asked'), 'open']);
    expect(asked()).toHaveLength(1);
  });

  it('a source that does not answer is left after eight seconds', async () => {
    clock += 7 * hour;
    fake.answer = () => undefined;
    expect((await check('Carpenter 1')).outcome).toBe('no-answer');
  }, 20_000);

  it('a number that no posting has is 404', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/jobs/999999999/check' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job-not-found']);
  });
});
