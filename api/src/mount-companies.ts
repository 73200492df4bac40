import { createHmac } from 'node:crypto';
import { trustLimits } from '@foothold/core/entities/company/directory-trust.ts';
import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorFormat, operatorOrder } from './cli/operator/operator-order.ts';
import type { Db, Queryable } from './db/db.ts';
import { createLimiter, networkOf } from './http/auth-limits.ts';
import { forgetAccount } from './modules/companies/people/account-contributions.ts';
import { directoryModeration } from './modules/companies/people/moderation.ts';
import { peopleRoutes } from './modules/companies/people/people-routes.ts';
import { companyRoutes } from './modules/companies/routes.ts';
import type { RunImport } from './modules/import/events.ts';
import { operatorRoutes } from './modules/operator/routes.ts';
import type { CompanyFacts } from './providers/company-facts/port.ts';
import type { Geocoder } from './providers/geocoder/port.ts';

type Options = {
  db: Db;
  secret: string;
  now: () => Date;
  geocoder: Geocoder;
  companyFacts?: CompanyFacts | null | undefined;
};

/** So many people of one network may do what one may. */
const peopleOfANetwork = 5;

/** What one provider gives one customer: the first 24 bits of IPv4, the first 48 of IPv6. */
function wideNetworkOf(ip: string): string {
  const network = networkOf(ip);
  return network
    .split(network.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
}

/** What else of the directory the server is made of. */
type Directory = {
  /** In the transaction that deletes an account, before it: what nobody confirmed goes. */
  forgetContributions: (tx: Queryable, userId: string) => Promise<void>;
  /** Orders of the operator command by their format. */
  operatorOrders: Readonly<Record<string, RunImport>>;
};

/** Mounts the calls of the company directory, of people and of operators, with what one person and one network may do there. */
export function mountCompanies(app: FastifyInstance, options: Options): Directory {
  const { db, secret, now, geocoder, companyFacts = null } = options;
  const limitOf = (name: string, max: number, windowSeconds: number) =>
    createLimiter({ db, secret, now, name, max, windowSeconds });
  const perPerson = (name: string, max: number, windowSeconds: number) => {
    const limiter = limitOf(name, max, windowSeconds);
    return (userId: string) => limiter.take(userId);
  };
  const perBoth = (name: string, max: number) => {
    const ofPerson = limitOf(name, max, 86_400);
    const ofNetwork = limitOf(`${name}, network`, max * peopleOfANetwork, 86_400);
    return async (userId: string, request: FastifyRequest) =>
      (await ofPerson.take(userId)) || (await ofNetwork.take(wideNetworkOf(request.ip)));
  };
  companyRoutes(app, {
    ...{ db, geocoder, now, facts: companyFacts },
    turns: { lookUp: perPerson('company look-up', companyLimits.lookUpsAMinute, 60) },
  });
  peopleRoutes(app, {
    ...{ db, geocoder, now },
    networkOf: ({ ip }) =>
      createHmac('sha256', secret)
        .update(`directory, network\n${wideNetworkOf(ip)}`)
        .digest('base64url')
        .slice(0, 22),
    turns: {
      minute: perPerson('directory a minute', companyLimits.writesAMinute, 60),
      day: perBoth('directory a day', companyLimits.writesADay),
      agree: perBoth('directory agreements', trustLimits.agreementsADay),
      dispute: perBoth('directory disputes', trustLimits.disputesADay),
    },
  });
  operatorRoutes(app, { db, now, secret, directory: directoryModeration });
  return {
    forgetContributions: (tx, userId) => forgetAccount(tx, userId, now()),
    operatorOrders: { [operatorFormat]: operatorOrder({ db, now, secret }) },
  };
}
