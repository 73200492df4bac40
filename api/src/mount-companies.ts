import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/db.ts';
import { createLimiter } from './http/auth-limits.ts';
import { companyRoutes } from './modules/companies/routes.ts';
import type { CompanyFacts } from './providers/company-facts/port.ts';
import type { Geocoder } from './providers/geocoder/port.ts';

type Options = {
  db: Db;
  secret: string;
  now: () => Date;
  geocoder: Geocoder;
  companyFacts?: CompanyFacts | null | undefined;
};

/** Mounts the calls of the company directory with what one person may do there a minute and a day. */
export function mountCompanies(app: FastifyInstance, options: Options): void {
  const { db, secret, now, geocoder, companyFacts = null } = options;
  const limitOf = (name: string, max: number, windowSeconds: number) => {
    const limiter = createLimiter({ db, secret, now, name, max, windowSeconds });
    return (userId: string) => limiter.take(userId);
  };
  companyRoutes(app, {
    db,
    geocoder,
    now,
    facts: companyFacts,
    turns: {
      minute: limitOf('directory a minute', companyLimits.writesAMinute, 60),
      day: limitOf('directory a day', companyLimits.writesADay, 86_400),
      lookUp: limitOf('company look-up', companyLimits.lookUpsAMinute, 60),
    },
  });
}
