import { JobSearchAnswer, JobSuggestions, jobsSimilar } from '@foothold/core/contract/jobs.ts';
import { PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../errors.ts';
import { createSearches, searchLimits } from '../../http/searches.ts';
import { importPostings } from '../../ingest/import/import.ts';
import type { PostingChecks } from '../../providers/posting-checks/port.ts';
import { jobsRoutes } from './routes.ts';
import { day, now, openSearch } from './search-test-kit.ts';

const noChecks: PostingChecks = { isDue: async () => false, check: async () => 'not-asked' };

let kit: Awaited<ReturnType<typeof openSearch>>;
let app: FastifyInstance;
beforeAll(async () => {
  kit = await openSearch(importPostings);
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError;
    void reply
      .status(known ? error.status : 500)
      .send({ code: known ? error.code : 'internal', message: (error as Error).message });
  });
  app.decorate('searches', createSearches(searchLimits.pglite));
  const finder = { suggest: async () => [], suggestAreas: async () => [] };
  jobsRoutes(app, { ...kit.sources, db: kit.db, finder, now: () => now, checks: noChecks });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await kit.db.close();
});

describe('the calls', () => {
  const post = (body: unknown) =>
    app.inject({ method: 'POST', url: '/api/jobs/search', payload: body as object });

  test('POST jobs/search answers in the envelope', async () => {
    const answer = await post({
      searchTerm: 'nurse',
      pageSize: 2,
      isNewSearch: true,
      enableGroupSearch: false,
    });
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(JobSearchAnswer.parse(data).results).toHaveLength(2);
  });

  test.each([
    [{ searchTerm: 'x'.repeat(10_000) }],
    [{ searchTerm: 5 }],
    [{ searchterm: 'x' }],
    [{ selectedCountryCode: 'usa' }],
    [{ distance: -1 }],
    [{ sort: 'oldest' }],
    [{ pageNumber: 1.5 }],
    [[]],
  ])('a bad body is 400: %j', async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  test('GET jobs/suggest answers titles and companies that begin so, and empty lists for nothing', async () => {
    const ask = (query: string) => app.inject({ url: `/api/jobs/suggest${query}` });
    const suggested = async () => JobSuggestions.parse((await ask('?q=nur')).json().data);
    // On a slow machine the counts come with a later letter.
    const answer = await vi.waitFor(async () => {
      const now = await suggested();
      expect(now.titles.map(({ count }) => count)).not.toContain(null);
      return now;
    }, 10_000);
    expect(answer.titles.map(({ text }) => text)).toEqual(['Nurse Manager', 'Registered Nurse']);
    for (const { text, count } of answer.titles) {
      const found = (await post({ searchTerm: text })).json().data;
      expect(count, text).toBe(found.allResults);
    }
    expect(answer.companies).toEqual([{ text: 'Nurse Staffing Inc', count: 1 }]);
    expect(answer.places).toEqual([]);
    expect((await ask('?q=')).json().data).toEqual({
      titles: [],
      companies: [],
      places: [],
      placed: [],
      correction: null,
    });
    for (const query of ['%25', '_', '%5C', '%F0%9F%98%80', 'x'.repeat(100)])
      expect((await ask(`?q=${query}`)).statusCode).toBe(200);
    for (const query of ['', `?q=${'x'.repeat(101)}`, '?q=a&q=b', '?q=a&more=1'])
      expect((await ask(query)).statusCode, query).toBe(400);
  });

  test('GET jobs/:id/similar answers others like it; an unknown number is 404', async () => {
    const { results } = await kit.search({ searchTerm: 'registered nurse', pageSize: 1 });
    const answer = await app.inject({ url: `/api/jobs/${results[0]?.id}/similar` });
    const data = jobsSimilar.data.parse(answer.json().data);
    expect(data.results.map(({ jobTitle }) => jobTitle)).toContain('Registered Nurse, ICU');
    expect(data.results.map(({ id }) => id)).not.toContain(results[0]?.id);
    const missing = await app.inject({ url: '/api/jobs/999999999999999/similar' });
    expect(missing.statusCode).toBe(404);
    expect(missing.json().code).toBe('job-not-found');
    expect((await app.inject({ url: '/api/jobs/x/similar' })).statusCode).toBe(400);
  });

  test('GET jobs/:id answers one posting, closed ones too; an unknown number is 404', async () => {
    const { results } = await kit.search({ searchTerm: 'receptionist' });
    const answer = await app.inject({ url: `/api/jobs/${results[0]?.id}` });
    const detail = PostingDetail.parse(answer.json().data);
    expect(detail).toMatchObject({
      jobTitle: 'Receptionist',
      descriptionHtml: '<p>You greet patients and help the nurse.</p>',
      closedAt: null,
      places: [{ text: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' }],
    });
    const [closed] = await kit.db.query<{ id: string }>(
      `SELECT id::text FROM posting WHERE external_id LIKE 'Crane Operator%'`,
    );
    const gone = PostingDetail.parse((await app.inject({ url: `/api/jobs/${closed?.id}` })).json().data);
    expect(gone.closedAt).toBe(new Date(now.getTime() - day).toISOString());
    const missing = await app.inject({ url: '/api/jobs/999999999999999' });
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({
      code: 'job-not-found',
      message: expect.stringContaining('not found'),
    });
    for (const id of ['0x1', '-1', '1e3', 'abc', "1'--", '9'.repeat(30)])
      expect((await app.inject({ url: `/api/jobs/${encodeURIComponent(id)}` })).statusCode).toBe(400);
  });
});
