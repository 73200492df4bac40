import {
  companiesSearch,
  companyContributions,
  companyCreate,
  companyDelete,
  companyGet,
  companyGroups,
  companyLookUp,
  companyNews,
  companyOpenings,
  companyPoints,
  companyTakeBack,
  companyUpdate,
} from '@foothold/core/contract/companies.ts';
import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { AppError, notFound, waitingTime } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import type { CompanyFacts } from '../../providers/company-facts/port.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { companyDetail, listGroups } from './company-detail.ts';
import { companyPointsOf } from './company-points.ts';
import { searchCompanies } from './company-search.ts';
import { addCompany, changeCompany, removeCompany } from './contributions.ts';
import { directoryMessage } from './directory.messages.ts';
import { employerNews, employerOpenings } from './employer-openings.ts';
import { lookUpCompany } from './look-up.ts';
import type { Locate } from './row-place.ts';
import { createSimilarNames } from './similar-names.ts';
import { contributionsOf, withdrawContribution } from './withdraw-contribution.ts';

/** Counts one event of a person: 0, or the seconds to wait where there were too many. */
type TakeTurn = (userId: string) => Promise<number>;

type Options = {
  db: Db;
  geocoder: Geocoder;
  now: () => Date;
  facts: CompanyFacts | null;
  /** Writes of a minute and of a day, and look-ups of a minute. */
  turns: { minute: TakeTurn; day: TakeTurn; lookUp: TakeTurn };
};

/** Mounts the company calls of docs/spec/calls.md and our own beside them (decision 0092). */
export function companyRoutes(app: FastifyInstance, { db, geocoder, now, facts, turns }: Options): void {
  const nearNames = createSimilarNames();
  const locate: Locate = async ({ city, state, country }) => {
    const text = [city, state, country].filter((part) => part !== '').join(', ');
    const [best] = await geocoder.search(text, { exact: true });
    if (best?.kind !== 'city') return null;
    const { city: found } = best;
    return {
      cityId: found.cityId,
      lat: found.lat,
      lng: found.lng,
      state: found.state,
      country: found.country,
    };
  };
  const mayWrite = async (userId: string) => {
    const wait = (await turns.minute(userId)) || (await turns.day(userId));
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        directoryMessage('too-many-changes', {
          minute: companyLimits.writesAMinute,
          day: companyLimits.writesADay,
          wait: waitingTime(wait),
        }),
        { retryAfter: wait },
      );
  };

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
  // Not of a replica: a row that was just written is there.
  bind(app, companyGet, async ({ params }) => detail(params.id));

  const detail = async (id: string) => {
    const found = await companyDetail(db, id);
    if (!found) throw notFound('company', directoryMessage('company-not-found'));
    return found;
  };

  bind(app, companyCreate, async ({ body, caller: { userId } }) => {
    await mayWrite(userId);
    const { id, changeId } = await addCompany(db, body, { userId, now: now(), locate });
    return { ...(await detail(id)), success: true as const, changeId };
  });
  bind(app, companyUpdate, async ({ params, body, caller: { userId } }) => {
    await mayWrite(userId);
    const changeId = await changeCompany(db, { id: params.id, change: body }, { userId, now: now(), locate });
    return { success: true as const, changeId };
  });
  bind(app, companyDelete, async ({ params, caller: { userId } }) => {
    await mayWrite(userId);
    return { success: true as const, changeId: await removeCompany(db, params.id, { userId, now: now() }) };
  });
  bind(app, companyContributions, async ({ caller: { userId } }) => ({
    results: await contributionsOf(db, { userId, now: now() }),
  }));
  bind(app, companyTakeBack, async ({ params, caller: { userId } }) => {
    await withdrawContribution(db, params.changeId, { userId, now: now() });
    return { success: true as const };
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
