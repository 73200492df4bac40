import {
  companiesSearch,
  companyGroups,
  companyLookUp,
  companyNews,
  companyOpenings,
  companyPoints,
} from '@foothold/core/contract/companies.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { AppError, waitingTime } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import type { CompanyFacts } from '../../providers/company-facts/port.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { companyPointsOf } from './company-points.ts';
import { listGroups, searchCompanies } from './company-search.ts';
import { directoryMessage } from './directory.messages.ts';
import { employerNews, employerOpenings } from './employer-openings.ts';
import { lookUpCompany } from './look-up.ts';
import { createSimilarNames } from './similar-names.ts';

/** Counts one event of a person: 0, or the seconds to wait where there were too many. */
type TakeTurn = (userId: string) => Promise<number>;

type Options = {
  db: Db;
  geocoder: Geocoder;
  now: () => Date;
  facts: CompanyFacts | null;
  /** Look-ups of a minute. */
  turns: { lookUp: TakeTurn };
};

/** Mounts the company calls that read, of docs/spec/calls.md and our own beside them (decision 0092). */
export function companyRoutes(app: FastifyInstance, { db, geocoder, now, facts, turns }: Options): void {
  const nearNames = createSimilarNames();

  bind(app, companiesSearch, ({ body, signal }) =>
    searchCompanies({ db: db.reader(signal), geocoder, nearNames }, body, now()),
  );
  bind(app, companyGroups, ({ query, signal }) => listGroups(db.reader(signal), query));
  bind(app, companyPoints, ({ body, signal }) =>
    companyPointsOf({ db: db.reader(signal), geocoder, nearNames }, body, now()),
  );
  bind(app, companyOpenings, ({ body, signal }) => employerOpenings(db.reader(signal), body, now()));
  bind(app, companyNews, async ({ body, signal }) => {
    const at = now();
    return { results: await employerNews(db.reader(signal), body.companies, at), at: at.toISOString() };
  });
  bind(
    app,
    companyLookUp,
    async ({ body: { companyName, url = '', entry = null }, caller: { userId }, request }) => {
      const wait = await turns.lookUp(userId);
      if (wait > 0)
        throw new AppError(
          'too-many-requests',
          directoryMessage('too-many-look-ups', { wait: waitingTime(wait) }),
          {
            retryAfter: wait,
          },
        );
      try {
        return await lookUpCompany({ db, facts, now }, { companyName, url, entry });
      } catch (cause) {
        if (cause instanceof AppError)
          request.log.info({ reason: cause.code }, 'a company could not be looked up');
        throw cause;
      }
    },
  );
}
