import {
  jobsCheck,
  jobsGet,
  jobsPoints,
  jobsSearch,
  jobsSimilar,
  jobsSuggest,
} from '@foothold/core/contract/jobs.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import type { Geocoder, PlaceFinder } from '../../providers/geocoder/port.ts';
import type { PostingChecks } from '../../providers/posting-checks/port.ts';
import { correctTerm } from './correct-term.ts';
import { dueCount } from './due-count.ts';
import { postingDetail } from './posting-rows.ts';
import { searchMessage } from './search.messages.ts';
import { searchPostings } from './search.ts';
import { searchPoints } from './search-points.ts';
import { similarPostings } from './similar.ts';
import { suggest } from './suggest.ts';
import { titleCounts } from './title-counts.ts';

type Options = {
  db: Db;
  postings: PostingSearch;
  geocoder: Geocoder;
  finder: Pick<PlaceFinder, 'suggest' | 'suggestAreas'>;
  now: () => Date;
  checks: PostingChecks;
};

/**
 * Mounts POST /api/jobs/search, POST /api/jobs/search/points, GET /api/jobs/suggest, and GET /api/jobs/:id and
 * /api/jobs/:id/similar, POST /api/jobs/:id/check (404 `job-not-found` for a number that no posting has).
 */
export function jobsRoutes(
  app: FastifyInstance,
  { db, postings, geocoder, finder, now, checks }: Options,
): void {
  const sources = (signal: AbortSignal) => ({ db: db.reader(signal), postings, geocoder });
  bind(app, jobsSearch, ({ body, signal }) => searchPostings(sources(signal), body, now()));

  bind(app, jobsPoints, ({ body, signal }) => searchPoints(sources(signal), body, now()));

  const countTitles = titleCounts(now);
  const counting = dueCount({
    db,
    now,
    failed: (cause) => app.log.warn({ err: cause }, 'The names of postings could not be counted.'),
  });
  app.addHook('onClose', () => counting.settled());
  bind(app, jobsSuggest, ({ query, signal }) => {
    counting.ask();
    const reader = db.reader(signal);
    const correct = async (term: string) =>
      (await correctTerm({ db: reader, geocoder }, { term, aside: [] }, false))?.term ?? null;
    return suggest({ db: reader, finder, countTitle: countTitles(sources(signal)), correct }, query.q);
  });

  bind(app, jobsGet, async ({ params, signal }) => {
    const posting = await postingDetail(db.reader(signal), params.id, now());
    if (!posting) throw notFound('job', searchMessage('posting-not-found'));
    return { ...posting, isAskable: posting.closedAt === null && (await checks.isDue(params.id)) };
  });

  bind(app, jobsCheck, async ({ params }) => {
    const known = await postingDetail(db, params.id, now());
    if (!known) throw notFound('job', searchMessage('posting-not-found'));
    const outcome = known.closedAt === null ? await checks.check(params.id) : 'not-asked';
    const posting = outcome === 'not-asked' ? known : await postingDetail(db, params.id, now());
    if (!posting) throw notFound('job', searchMessage('posting-not-found'));
    return { outcome, posting };
  });

  bind(app, jobsSimilar, async ({ params, signal }) => {
    const results = await similarPostings({ db: db.reader(signal), postings }, params.id, now());
    if (!results) throw notFound('job', searchMessage('posting-not-found'));
    return { results };
  });
}
