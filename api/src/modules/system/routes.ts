import type { Model } from '@foothold/core/ai/model.ts';
import type { ModelPrices } from '@foothold/core/ai/model-price.ts';
import { configGet, healthGet, readyGet, type SiteConfig } from '@foothold/core/contract/config.ts';
import type { CommuteMode } from '@foothold/core/geography/commute.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseCondition } from '../../db/database-condition.ts';
import type { Db } from '../../db/db.ts';
import { AppError, serverMessage } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { isSearchIndexWhole } from './search-index.ts';
import { systemMessage } from './system.messages.ts';

type Site = {
  SITE_NAME: string;
  SITE_ABOUT_TEXT: string;
  SUPPORT_EMAIL: string;
  SITE_VARIANT: SiteConfig['variant'];
  MAP_STYLE_URL?: string | undefined;
  AI_OWN_MODELS: boolean;
};
type Options = {
  db: Db;
  env: Site;
  version: string;
  /** Absent: nothing is known beyond whether it answers. */
  condition?: DatabaseCondition | undefined;
  /** How a sign-in link reaches the person behind a request. */
  mailWay: (request: FastifyRequest) => SiteConfig['signIn']['email'];
  /** Whether people can sign in with Google. */
  hasGoogle: boolean;
  /** Whether this server takes payments. */
  billing: boolean;
  /** Services that postings are read from by themselves, as people call them. */
  postingSources: () => readonly string[];
  /** Name of the service that searches of places ask, '' for none; and the ways of travel that route services know. */
  placeService: string;
  routeModes: readonly CommuteMode[];
  /** Models that the operator set up, and what models cost. Absent: none is, and nothing is known. */
  models?: readonly Model[] | undefined;
  prices?: ModelPrices | undefined;
};

/** Milliseconds after which a database that says nothing counts as gone. */
const patience = 3000;

async function answersInTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long.')), patience);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

const countSql = 'SELECT count(*)::int AS postings FROM posting WHERE closed_at IS NULL OR closed_at > now()';
/** A count that took longer than this many milliseconds is not made for every caller. */
const quickCount = 50;
/** The part of the time that counting may take then. */
const countingShare = 1 / 20;

/**
 * How many postings are open. Callers at once share one count; one that took long, over a million postings a second on
 * PGlite, stands for twenty times as long while `SELECT 1` tells that the database answers.
 */
function countedPostings(db: Db): () => Promise<number> {
  let running: Promise<number> | undefined;
  let known: { postings: number; until: number } | undefined;
  async function count(): Promise<number> {
    if (known && performance.now() < known.until) {
      await db.query('SELECT 1');
      return known.postings;
    }
    const begin = performance.now();
    const [row] = await db.query<{ postings: number }>(countSql);
    const postings = row?.postings ?? 0;
    const end = performance.now();
    known = { postings, until: end - begin > quickCount ? end + (end - begin) / countingShare : 0 };
    return postings;
  }
  return () => {
    running ??= count().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Mounts /api/health, /api/ready and /api/config. */
export function systemRoutes(app: FastifyInstance, options: Options): void {
  const { db, env, version, condition, mailWay, hasGoogle, postingSources } = options;
  const { models = [], prices = {} } = options;
  bind(app, readyGet, async () => {
    const isWhole = await answersInTime(isSearchIndexWhole(db)).catch((cause) => {
      throw new AppError('unavailable', serverMessage('no-database'), { cause });
    });
    if (condition?.isDamaged() || !isWhole) throw new AppError('unavailable', systemMessage('index-damaged'));
    return { ready: true };
  });

  const count = countedPostings(db);
  bind(app, healthGet, async () => {
    try {
      const postings = await answersInTime(count());
      const database = condition?.isDamaged() ? 'damaged' : condition?.isFull() ? 'full' : 'ok';
      const status = database === 'ok' ? 'ok' : 'degraded';
      return { status, database, postings, version } as const;
    } catch (cause) {
      app.log.warn({ err: cause }, 'health');
      const database = condition?.isDamaged() ? 'damaged' : 'unreachable';
      return { status: 'degraded', database, postings: 0, version } as const;
    }
  });

  bind(app, configGet, async ({ request }) => ({
    siteName: env.SITE_NAME,
    aboutSiteText: env.SITE_ABOUT_TEXT,
    supportEmail: env.SUPPORT_EMAIL,
    variant: env.SITE_VARIANT,
    signIn: { email: mailWay(request), google: hasGoogle },
    aiProviders: [...new Set(models.map(({ provider }) => provider))],
    aiModels: models.map(({ provider, model, host = '' }) => ({
      ...{ provider, model, host },
      price: prices[model] ?? null,
    })),
    aiPrices: { ...prices },
    aiOwnModels: env.AI_OWN_MODELS,
    billing: options.billing,
    postingSources: [...postingSources()],
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    placeService: options.placeService,
    routeModes: [...options.routeModes],
    version,
  }));
}
