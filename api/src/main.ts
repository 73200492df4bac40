import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { copiesFolder } from './backup/backup-list.ts';
import { backupMaker, backupOrder } from './backup/backup-make.ts';
import { startDailyCopies } from './backup/backup-timer.ts';
import { logCheckLines } from './cli/log-check.ts';
import { allowedHostWarnings } from './config/allowed-hosts.ts';
import { type Env, envWarnings, readEnv } from './config/env.ts';
import { userAgentOf } from './config/user-agent.ts';
import { watchDatabase } from './db/database-condition.ts';
import { lockFolder } from './db/lock.ts';
import { checkLogs } from './db/log-chain-check.ts';
import { startDiskGuard } from './disk/disk-guard.ts';
import { hasDevelopmentMailbox } from './identity/auth-origins.ts';
import { googleProvider } from './identity/google-provider.ts';
import { pruneSecurity } from './identity/security-pruning.ts';
import { foreignTexts } from './ingest/foreign-texts.ts';
import { markStale } from './ingest/mark-stale.ts';
import { configuredTargets, listsToRead, postingSources } from './ingest/posting-sources.ts';
import { passFile } from './ingest/postings-server.ts';
import { refreshOf } from './ingest/source-refresh.ts';
import { startRefreshing } from './ingest/source-timer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { metricsHost, serveMetrics } from './metrics/metrics-server.ts';
import { keepEmployers } from './modules/companies/keep-employers.ts';
import { settleProposals } from './modules/companies/people/disputes.ts';
import { openChosenSources } from './modules/sources/chosen-sources.ts';
import { productWarnings } from './modules/subscriptions/offered-plans.ts';
import { planCatalog } from './modules/subscriptions/plan-catalog.ts';
import { reconcileAll } from './modules/subscriptions/reconcile.ts';
import { ownModels } from './providers/ai/vendor-models.ts';
import { createMailbox } from './providers/mail/mailbox.ts';
import { smtpMail } from './providers/mail/smtp.ts';
import { endpointFetch } from './providers/outbound/endpoint-fetch.ts';
import { createOutbound } from './providers/outbound/outbound.ts';
import { aiModels, aiPrices } from './start/ai-models.ts';
import { billing as billingOf } from './start/billing.ts';
import { startCatchUp } from './start/catch-up.ts';
import { companyFacts } from './start/company-facts.ts';
import { damageLines } from './start/damage-lines.ts';
import { followedPostings } from './start/followed-postings.ts';
import { olderPostings } from './start/older-postings.ts';
import { onlineGeocoder } from './start/online-geocoder.ts';
import { DamagedDataError } from './start/open-checked.ts';
import { openData } from './start/open-data.ts';
import { placeService, routeServices } from './start/place-services.ts';
import { type RepeatingTask, startRepeating } from './start/repeating-task.ts';
import { freshSecret, storedSecret } from './start/secret-file.ts';
import { startProblem } from './start/start-problem.ts';
import { vendorAccess } from './start/vendor-access.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const now = () => new Date();
const hourMs = 3_600_000;

/** Milliseconds that running requests get after the first signal to stop. */
const patience = 5000;
/** npm and the shell pass one Ctrl-C on several times; only a later one is a second one. */
const echo = 500;

const nothingInFront =
  'Nothing (proxy, tunnel, forwarded port) may stand in front of this port before PUBLIC_URL and SMTP_URL are set: without them everybody who gets through to it can sign in as anybody.';

let env: Env | undefined;
/** What has to be given back when the server stops, newest first. */
const opened: (() => Promise<unknown>)[] = [];

function say(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${line}\n`);
}

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0)) await close();
}

async function fail(cause: unknown): Promise<void> {
  // Stopped by hand while it started: what was under way fails, and that is no news.
  if (stopAt !== 0) return;
  const problem =
    env && cause instanceof DamagedDataError
      ? await damageLines(cause, copiesFolder(env))
      : startProblem(cause, env);
  say(problem ?? `Foothold could not start: ${cause instanceof Error ? cause.stack : cause}`, process.stderr);
  await closeAll().catch(() => undefined);
  process.exit(1);
}

let stopAt = 0;
function stopOnSignal(): void {
  if (stopAt !== 0) {
    if (Date.now() - stopAt > echo) process.exit(1);
    return;
  }
  stopAt = Date.now();
  closeAll().then(
    () => process.exit(0),
    (cause) => {
      say(`Foothold did not stop cleanly: ${cause}`, process.stderr);
      process.exit(1);
    },
  );
}

/** Throws EADDRINUSE at once, before a database is made for a server that cannot listen. */
async function probePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

async function start(): Promise<void> {
  // Whatever is written from here on is its owner's alone.
  process.umask(0o077);
  env = readEnv(process.env);
  const warnings = [...envWarnings(process.env), ...allowedHostWarnings(env.AI_ALLOWED_HOSTS)];
  for (const warning of warnings) say(warning, process.stderr);
  const { DATA_DIR, DATABASE_URL, DATABASE_REPLICA_URL, WEB_DIR, HOST, PORT, METRICS_PORT } = env;
  const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const prices = await aiPrices(env);
  const outbound = createOutbound({ userAgent: userAgentOf(env, version) });
  const askVendor = vendorAccess(outbound, userAgentOf(env, version));
  const sources = postingSources(env, { now, version, outbound });
  const targets = configuredTargets(env, sources);
  const billing = billingOf(env, { userAgent: userAgentOf(env, version), now });
  const folder = resolve(DATA_DIR);
  const lock = await lockFolder(folder);
  opened.unshift(() => lock.release());
  await probePort(PORT, HOST);
  const metrics = createMetrics();
  if (METRICS_PORT !== undefined) {
    metrics.watchProcess();
    const server = await serveMetrics(metrics, METRICS_PORT);
    opened.unshift(() => server.close());
    say(`Metrics are at http://${metricsHost}:${server.port}/metrics`);
  }
  const secret = env.AUTH_SECRET ?? (await storedSecret(folder, 'secret'));
  const { db, geocoder, tables } = await openData({
    folder,
    databaseUrl: DATABASE_URL,
    replicaUrl: DATABASE_REPLICA_URL,
    now,
  });
  opened.unshift(() => db.close());
  const chosen = await openChosenSources(db);
  const sayError = (line: string) => say(line, process.stderr);
  const copies = copiesFolder(env);
  const environment = process.env;
  const maker = backupMaker({ db, folder, copies, version, now, databaseUrl: DATABASE_URL, environment });
  const guard =
    db.kind === 'pglite' ? startDiskGuard({ db, folder, say: sayError, needsLog: maker.isRunning }) : null;
  if (guard) opened.unshift(() => guard.stop());
  const condition = watchDatabase({ db, say: sayError, ...(guard && { isFull: guard.isFull }) });
  const importPass = await freshSecret(folder, passFile);
  opened.unshift(() => rm(resolve(folder, passFile), { force: true }));
  const texts = foreignTexts();
  const followed = followedPostings({ db, folder, now, guard });
  opened.unshift(() => followed.search.close());
  const mailbox = createMailbox();
  const smtp = env.SMTP_URL ? smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM }) : null;
  const app = await buildApp({
    env,
    db,
    now,
    version,
    secret,
    tables,
    geocoder: onlineGeocoder(env, geocoder, {
      now,
      version,
      failed: (cause) => say(`The geocoding service failed: ${cause}`, process.stderr),
    }),
    places: placeService(env, askVendor, now),
    routes: routeServices(env, askVendor),
    sources,
    targets,
    chosen,
    texts,
    outbound,
    models: aiModels(env),
    prices,
    ownModels: { models: ownModels, reach: endpointFetch },
    companyFacts: companyFacts(env, { outbound, version, now }),
    google: googleProvider(env, now),
    billing,
    importPass,
    metrics,
    condition,
    backup: backupOrder(maker),
    mail: smtp ?? mailbox,
    postingSearch: followed.search,
    mailbox: smtp ? null : mailbox,
    webDir: resolve(WEB_DIR ?? resolve(root, 'web/dist')),
  });
  opened.unshift(async () => {
    const forced = setTimeout(() => app.server.closeAllConnections(), patience);
    await app.close().finally(() => clearTimeout(forced));
  });
  await app.listen({ port: PORT, host: HOST });
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : PORT;
  await lock.listening(port);
  const catchingUp = startCatchUp(olderPostings(db), sayError);
  opened.unshift(() => catchingUp.stop());
  const refreshing = startRefreshing({
    db,
    now,
    targets: () => listsToRead(chosen.names(), { sources, targets }),
    refresh: refreshOf({ db, geocoder, reading: texts.postings, now }),
    failed: (line) => say(line, process.stderr),
  });
  opened.unshift(() => refreshing.stop());
  const copying = startDailyCopies({
    db,
    maker,
    copies,
    days: env.BACKUP_DAYS,
    now,
    say: sayError,
    environment,
  });
  opened.unshift(() => copying.stop());
  const sayFailed = (what: string) => (cause: Error) => say(`${what}: ${cause.message}`, process.stderr);
  const { POSTING_OLD_DAYS: days } = env;
  const tasks: readonly RepeatingTask[] = [
    {
      run: (signal) => markStale(db, { now: now(), days, signal }),
      ...{ everyMs: 6 * hourMs, failed: sayFailed('Old postings could not be told from others') },
    },
    {
      run: followed.follow,
      ...{ everyMs: 2000, failed: sayFailed('The index of postings could not be kept up to date') },
    },
    // What another process imported, what closed at its source and what ended by its day.
    {
      run: (signal) => keepEmployers(db, now(), { signal }),
      everyMs: 60_000,
      failed: sayFailed('The directory of companies could not be kept'),
    },
    {
      run: () => settleProposals(db, now()),
      ...{ everyMs: 10 * 60_000, failed: sayFailed('Proposed values could not be settled') },
    },
    {
      run: (signal) => pruneSecurity(db, { now, secret, signal }),
      everyMs: 24 * hourMs,
      failed: sayFailed('The security log could not be pruned'),
    },
    {
      run: async () => {
        for (const check of await checkLogs(db, { secret }))
          if (check.problems.length > 0) for (const line of logCheckLines(check)) sayError(line);
      },
      everyMs: 24 * hourMs,
      failed: sayFailed('The logs could not be checked'),
    },
  ];
  const { vendor } = billing ?? {};
  const selling: RepeatingTask[] = vendor
    ? [
        {
          run: (signal) => reconcileAll({ db, vendor, now }, signal),
          everyMs: hourMs,
          failed: sayFailed('Plans could not be compared with the payment service'),
        },
      ]
    : [];
  if (billing)
    productWarnings({ vendor: billing.vendor, catalog: planCatalog(billing.products) }).then(
      (lines) => lines.forEach(sayError),
      sayFailed('The products of the plans could not be looked at'),
    );
  for (const task of [...tasks, ...selling]) {
    const repeating = startRepeating(task);
    opened.unshift(() => repeating.stop());
  }
  if (!env.PUBLIC_URL || hasDevelopmentMailbox(env)) say(nothingInFront);
  say(`Foothold is ready at http://localhost:${port}`);
}

process.on('SIGINT', stopOnSignal);
process.on('SIGTERM', stopOnSignal);
process.on('SIGHUP', stopOnSignal);
await start().catch(fail);
