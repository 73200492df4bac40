import {
  companyContributions,
  companyCreate,
  companyDelete,
  companyGet,
  companyTakeBack,
  companyUpdate,
} from '@foothold/core/contract/companies.ts';
import { companyDispute, proposalAgree } from '@foothold/core/contract/company-proposals.ts';
import { trustLimits } from '@foothold/core/entities/company/directory-trust.ts';
import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db.ts';
import { AppError, notFound, waitingTime } from '../../../errors.ts';
import { bind } from '../../../http/bind.ts';
import type { Geocoder } from '../../../providers/geocoder/port.ts';
import { directoryMessage } from '../directory.messages.ts';
import { companyDetail } from './company-detail.ts';
import { addCompany, changeCompany, removeCompany } from './contributions.ts';
import { agreeWith, disputeValue } from './disputes.ts';
import type { Speaker } from './proposals.ts';
import type { Locate } from './row-place.ts';
import { contributionsOf, withdrawContribution } from './withdraw-contribution.ts';

/** Counts one event of a person, and of the network it comes from: 0, or the seconds to wait where there were too many. */
type TakeTurn = (userId: string, request: FastifyRequest) => Promise<number>;

type Options = {
  db: Db;
  geocoder: Geocoder;
  now: () => Date;
  /** The network of a caller as a keyed hash. */
  networkOf: (request: FastifyRequest) => string;
  /** Writes of a minute and of a day, agreements and disputes of a day. */
  turns: { minute: TakeTurn; day: TakeTurn; agree: TakeTurn; dispute: TakeTurn };
};

/** Mounts what people say in the directory: rows, changes, agreements, disputes, and taking their own back (decision 0122). */
export function peopleRoutes(app: FastifyInstance, options: Options): void {
  const { db, geocoder, now, networkOf, turns } = options;
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
  const speaker = (userId: string, request: FastifyRequest): Speaker => ({
    userId,
    network: networkOf(request),
    now: now(),
  });
  const mayWrite = async (userId: string, request: FastifyRequest) => {
    const wait = (await turns.minute(userId, request)) || (await turns.day(userId, request));
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
  const mayJudge = async (turn: TakeTurn, most: number, userId: string, request: FastifyRequest) => {
    const wait = await turn(userId, request);
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        directoryMessage('too-many-judgments', { most, wait: waitingTime(wait) }),
        { retryAfter: wait },
      );
  };
  const detail = async (id: string) => {
    const found = await companyDetail(db, id, now());
    if (!found) throw notFound('company', directoryMessage('company-not-found'));
    return found;
  };

  // Not of a replica: a row that was just written is there.
  bind(app, companyGet, async ({ params }) => detail(params.id));
  bind(app, companyCreate, async ({ body, caller: { userId }, request }) => {
    await mayWrite(userId, request);
    const { id, ...written } = await addCompany(db, body, { ...speaker(userId, request), locate });
    return { ...(await detail(id)), success: true as const, ...written };
  });
  bind(app, companyUpdate, async ({ params, body, caller: { userId }, request }) => {
    await mayWrite(userId, request);
    const given = { id: params.id, change: body };
    const written = await changeCompany(db, given, { ...speaker(userId, request), locate });
    return { success: true as const, ...written };
  });
  bind(app, companyDelete, async ({ params, caller: { userId }, request }) => {
    await mayWrite(userId, request);
    return { success: true as const, ...(await removeCompany(db, params.id, speaker(userId, request))) };
  });
  bind(app, companyContributions, async ({ caller: { userId } }) => ({
    results: await contributionsOf(db, { userId, now: now() }),
  }));
  bind(app, companyTakeBack, async ({ params, caller: { userId } }) => {
    await withdrawContribution(db, params.changeId, { userId, now: now() });
    return { success: true as const };
  });
  bind(app, proposalAgree, async ({ params, caller: { userId }, request }) => {
    await mayJudge(turns.agree, trustLimits.agreementsADay, userId, request);
    const isKnown = await agreeWith(db, params.proposalId, speaker(userId, request));
    return { success: true as const, isKnown };
  });
  bind(app, companyDispute, async ({ params, body, caller: { userId }, request }) => {
    if (body.better) await mayWrite(userId, request);
    await mayJudge(turns.dispute, trustLimits.disputesADay, userId, request);
    const given = { id: params.id, dispute: body };
    const changeId = await disputeValue(db, given, { ...speaker(userId, request), locate });
    return { success: true as const, changeId };
  });
}
