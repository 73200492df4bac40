import { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { PostingDetail } from '@foothold/core/domain/posting.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { importPostings } from '../postings/import.ts';
import { jobsRoutes } from './routes.ts';
import { day, now, openSearch } from './search-test-kit.ts';

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
  jobsRoutes(app, { db: kit.db, geocoder: kit.geocoder, now: () => now });
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
