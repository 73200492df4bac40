import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './app.ts';
import { createLimiter } from './http/auth-limits.ts';
import { companyRoutes } from './modules/companies/routes.ts';

/** Mounts the calls of the company directory with what one person may do there a minute and a day. */
export function mountCompanies(app: FastifyInstance, deps: Deps): void {
  const { db, secret, now, geocoder, companyFacts = null } = deps;
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
