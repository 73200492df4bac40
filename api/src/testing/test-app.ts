import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Deps } from '../app.ts';
import { readEnv } from '../config/env.ts';
import { openTestDb } from '../db/test-db.ts';
import { searchLimits } from '../http/searches.ts';
import { googleProvider } from '../identity/google-provider.ts';
import { foreignTexts } from '../ingest/foreign-texts.ts';
import { openChosenSources } from '../modules/sources/chosen-sources.ts';
import { createPlaceFinder } from '../providers/geocoder/place-finder.ts';
import { createMailbox, type Mailbox } from '../providers/mail/mailbox.ts';
import { OutboundError } from '../providers/outbound/port.ts';

/** A whole server for tests, with what it is made of and every line it logged. */
export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  mailbox: Mailbox;
  log: string[];
  close(): Promise<void>;
};

/** Seconds that a search may wait and run: as long as a whole test. */
const patience = 60;

/**
 * The server as production builds it, on a database in memory and without built web pages; `variables` are
 * environment variables, the rest replaces dependencies.
 */
export async function openTestApp(
  options: Partial<Deps> & { variables?: Record<string, string> } = {},
): Promise<TestApp> {
  const { variables = {}, ...over } = options;
  const log: string[] = [];
  const mailbox = createMailbox();
  const db = over.db ?? (await openTestDb());
  const search = async () => [];
  const deps: Deps = {
    env: readEnv(variables),
    db,
    now: () => new Date(),
    version: '0.0.0-test',
    secret: 'a secret of the tests, 32 characters or more',
    // Knows no place, since the tables of a test's database are empty.
    geocoder: {
      resolve: async (places) => places.map(() => null),
      search,
      ...createPlaceFinder(db, search, {}),
    },
    // Reaches nobody: a test that reads pages gives its own.
    outbound: async () => {
      throw new OutboundError('unreachable');
    },
    texts: foreignTexts(),
    google: googleProvider(readEnv(variables), () => new Date()),
    // A database of the test's own may fail or never answer: what was chosen is not asked of it.
    chosen: over.db ? { names: () => [], choose: async () => undefined } : await openChosenSources(db),
    importPass: 'the pass of the tests',
    mail: mailbox,
    mailbox,
    // A machine that others keep busy is late and slow, which is no matter of these tests: those that ask for it say how late.
    lateness: () => 0,
    searches: { ...searchLimits[db.kind], waitSeconds: patience, runSeconds: patience },
    webDir: fileURLToPath(new URL('../no-web-pages-here', import.meta.url)),
    logStream: { write: (line) => log.push(line) },
    ...over,
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    mailbox,
    log,
    async close() {
      await app.close();
      await deps.db.close();
    },
  };
}
