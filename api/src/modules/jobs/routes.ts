import { jobsGet, jobsSearch } from '@foothold/core/contract/jobs.ts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../bind.ts';
import type { Db } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { postingDetail } from './posting-rows.ts';
import { searchPostings } from './search.ts';

type Options = { db: Db; geocoder: Geocoder; now: () => Date };

/** Mounts POST /api/jobs/search and GET /api/jobs/:id (404 `job-not-found` for a number that no posting has). */
export function jobsRoutes(app: FastifyInstance, { db, geocoder, now }: Options): void {
  bind(app, jobsSearch, ({ body }) => searchPostings(db.read, geocoder, body, now()));

  bind(app, jobsGet, async ({ params }) => {
    const posting = await postingDetail(db.read, params.id, now());
    if (!posting) throw notFound('job', 'Posting');
    return posting;
  });
}
