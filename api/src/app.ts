import compress from '@fastify/compress';
import { captureLimits } from '@foothold/core/contract/capture.ts';
import { supportLimits } from '@foothold/core/contract/support.ts';
import type { FastifyInstance } from 'fastify';
import { backupFormat } from './backup/backup-make.ts';
import { checkLogOrder, logCheckFormat } from './cli/log-check.ts';
import type { DatabaseCondition } from './db/database-condition.ts';
import type { Db } from './db/db.ts';
import { AppError, serverMessage } from './errors.ts';
import { createLimiter, networkOf } from './http/auth-limits.ts';
import { callCounts } from './http/call-counts.ts';
import { createServer, type ServerParts } from './http/create-server.ts';
import { closeRefused } from './http/http-connections.ts';
import { answerError } from './http/http-errors.ts';
import { addGuards, isApi, usualCallsPerMinute } from './http/http-guards.ts';
import { storedAnswers } from './http/idempotency-store.ts';
import { createSearches, type SearchLimits, searchLimits } from './http/searches.ts';
import { createIdentity } from './identity/auth.ts';
import { askingOrigin } from './identity/auth-origins.ts';
import { createSecurityLog, watchRefusals } from './identity/security-log.ts';
import { companyListsFormat, importCompanyLists } from './ingest/company-lists/import-lists.ts';
import type { ForeignTexts } from './ingest/foreign-texts.ts';
import { importFiles } from './ingest/import-files.ts';
import { mountSources } from './ingest/mount-sources.ts';
import { postingChecks } from './ingest/posting-checks.ts';
import { type KnownSource, listsToRead, type SourceTarget } from './ingest/posting-sources.ts';
import { refreshFormat, refreshOrders } from './ingest/source-orders.ts';
import { refreshOf } from './ingest/source-refresh.ts';
import { measuredImport, measuredMail, measureRequests } from './metrics/measured.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { captureRoutes } from './modules/capture/routes.ts';
import { docsRoutes } from './modules/docs/routes.ts';
import type { RunImport } from './modules/import/events.ts';
import { importRoutes } from './modules/import/routes.ts';
import { jobsRoutes } from './modules/jobs/routes.ts';
import { mailboxRoutes } from './modules/mailbox/routes.ts';
import { occupationRoutes } from './modules/occupations/routes.ts';
import type { ChosenSources } from './modules/sources/chosen-sources.ts';
import { supportRoutes } from './modules/support/routes.ts';
import { systemRoutes } from './modules/system/routes.ts';
import { userRoutes } from './modules/user/routes.ts';
import { endOtherSessions } from './modules/user/session-repo.ts';
import { webRoutes } from './modules/web/routes.ts';
import { type AiParts, mountAi } from './mount-ai.ts';
import { mountCompanies } from './mount-companies.ts';
import { mountPlaces, type PlaceVendors, placeOffers } from './mount-places.ts';
import { mountSubscriptions } from './mount-subscriptions.ts';
import { filledPostingSearch } from './posting-search/filled-posting-search.ts';
import type { PostingSearch } from './posting-search/posting-search.ts';
import type { Billing } from './providers/billing/port.ts';
import type { CompanyFacts } from './providers/company-facts/port.ts';
import type { Geocoder, PlaceFinder } from './providers/geocoder/port.ts';
import { mailFor } from './providers/mail/email-template.ts';
import type { Mailbox } from './providers/mail/mailbox.ts';
import type { MailPort } from './providers/mail/port.ts';
import type { OpenIdProvider } from './providers/openid/port.ts';
import type { Outbound } from './providers/outbound/port.ts';
import { occupationFacts } from './reference/occupation-facts.ts';
import { askPublisher } from './reference/reference-download.ts';
import { loadReference, referenceFormat } from './reference/reference-load.ts';
import { type LoadedTables, loadedTables } from './reference/reference-tables.ts';

/** Everything the server is made of; production and tests pass the same kind of value. */
export type Deps = PlaceVendors &
  AiParts &
  ServerParts & {
    db: Db;
    now: () => Date;
    version: string;
    /** Signs sessions; at least 32 characters. */
    secret: string;
    mail: MailPort;
    /** The index that searches ask; absent: one in this thread, filled when it is asked first. */
    postingSearch?: PostingSearch;
    /** Null where mail goes out over SMTP. */
    mailbox: Mailbox | null;
    geocoder: Geocoder & PlaceFinder;
    /** The tables of official figures; absent: the built-in ones with what is loaded into this database from now on. */
    tables?: LoadedTables;
    /** Posting sources that the postings command may name, and the lists that are read without one. Absent: none. */
    sources?: readonly KnownSource[];
    targets?: readonly SourceTarget[];
    /** The sources that the person on this machine chose; absent: nothing can be chosen. */
    chosen?: ChosenSources;
    /** Read texts of others; closed with the server. */
    texts: ForeignTexts;
    /** Reads pages at addresses that people chose. */
    outbound: Outbound;
    /** Asks Wikidata and Wikipedia about companies; absent or null where the configuration has none of it. */
    companyFacts?: CompanyFacts | null;
    /** Who takes the payments; absent or null: nobody, and nothing is limited. */
    billing?: Billing | null;
    /** Absent or null where sign-in with Google is not configured. */
    google?: OpenIdProvider | null;
    /** One-time secret of the postings command; it is in a file only the server's owner can read. */
    importPass: string;
    /** Folder of the built web pages; it may be absent. */
    webDir: string;
    /** Where the server counts what it does; absent: where nobody reads it. */
    metrics?: Metrics;
    /** Makes copies for the backup command; absent: it is refused. */
    backup?: RunImport;
    /** Whether the database is damaged or its disk full; absent: unknown. */
    condition?: DatabaseCondition;
    /** Calls a minute that one network may make; absent: 600. */
    callsPerMinute?: number;
    /** How late the event loop is, in milliseconds; absent: it is looked at. */
    lateness?: () => number;
    /** How many searches run and wait; absent: what the database bears. */
    searches?: SearchLimits;
  };

/** The whole server as a value: it listens nowhere until main or a test says so. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env, db, now, secret, mailbox, version, webDir, geocoder, importPass } = deps;
  const { metrics = createMetrics(), callsPerMinute: max = usualCallsPerMinute } = deps;
  const { postingSearch: postings = filledPostingSearch(db) } = deps;
  const { sources = [], targets = [], tables = loadedTables(db) } = deps;
  const readLists = () => listsToRead(deps.chosen?.names() ?? [], { sources, targets });
  const mail = measuredMail(deps.mail, metrics);
  const app = createServer(deps, metrics);
  const stopObserving = db.observe(metrics.statement);
  app.addHook('onClose', async () => {
    stopObserving();
    await deps.texts.close();
    await postings.close();
  });
  measureRequests(app, metrics);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isClosing) throw new AppError('unavailable', serverMessage('stopping'));
  });
  app.addHook('onSend', async (_request, reply) => {
    // Else the connection of a request that is just being answered keeps the server open for its whole keep-alive.
    if (isClosing) reply.header('connection', 'close');
  });
  app.setErrorHandler(answerError);
  closeRefused(app);
  const counts = callCounts({ db, secret, now, max });
  // PGlite has one process only: there is nobody to tell.
  await addGuards(app, env, { counts, max, isShared: db.kind === 'postgres', lateness: deps.lateness });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });

  docsRoutes(app, { siteName: env.SITE_NAME, version });
  const securityLog = createSecurityLog({ db, secret, now, log: app.log });
  watchRefusals(app, securityLog);
  const identity = createIdentity({
    db,
    env,
    secret,
    mail,
    now,
    google: deps.google,
    securityLog,
    endOthers: endOtherSessions,
    tellSignIn: metrics.signIn,
  });
  app.decorate('authenticate', identity.authenticate);
  app.decorate('searches', createSearches(deps.searches ?? searchLimits[db.kind], { ended: metrics.search }));
  app.decorate('storedAnswers', storedAnswers({ db, secret, now }));
  identity.routes(app);
  systemRoutes(app, {
    db,
    env,
    version,
    condition: deps.condition,
    mailWay: identity.mailWay,
    hasGoogle: Boolean(deps.google),
    billing: Boolean(deps.billing),
    ...placeOffers(deps),
    ...{ models: deps.models, prices: deps.prices },
    postingSources: () => [...new Set(readLists().map(({ source }) => source.label))],
  });
  const limit = (name: string, max: number, windowSeconds: number) =>
    createLimiter({ db, secret, now, name, max, windowSeconds });
  const letters = limit('support', supportLimits.perHour, 3600);
  supportRoutes(app, {
    env,
    mail,
    mailWay: identity.mailWay,
    takeTurn: (request) => letters.take(networkOf(request.ip)),
  });
  const { beforeDeleting, uses } = mountSubscriptions(app, deps);
  const { forgetContributions, operatorOrders } = mountCompanies(app, deps);
  userRoutes(app, {
    db,
    now,
    env,
    mail,
    emailTemplate: mailFor,
    mailWay: identity.mailWay,
    originOf: (request) => askingOrigin(env, request),
    takeTurn: limit('address change', 5, 3600).take,
    ...{ beforeDeleting, forgetContributions },
    securityLog,
  });
  mailboxRoutes(app, { mailbox, isOpen: (request) => identity.mailWay(request) === 'mailbox' });
  const checks = postingChecks(app, { db, geocoder, reading: deps.texts.postings, now, targets: readLists });
  jobsRoutes(app, { db, postings, geocoder, finder: geocoder, now, checks });
  const captures = limit('capture', captureLimits.perMinute, 60);
  captureRoutes(app, {
    ...{ outbound: deps.outbound, reading: deps.texts.pages, now },
    takeTurn: (userId) => captures.take(userId),
  });
  mountAi(app, { uses, ...deps, postings });
  mountPlaces(app, { ...deps, tables });
  const { rows, national } = occupationFacts(tables);
  occupationRoutes(app, { db, rows, facts: national });
  const importPostings = measuredImport(
    importFiles({ db, geocoder, reading: deps.texts.postings, now }),
    metrics,
  );
  const refresh = refreshOf({ db, geocoder, reading: deps.texts.postings, now });
  mountSources(app, {
    ...{ db, now, refresh, sources, targets, chosen: deps.chosen },
    isOpen: (request) => identity.mailWay(request) === 'mailbox',
    checkOrigin: (request) => void askingOrigin(env, request),
  });
  const otherOrders: Readonly<Record<string, RunImport>> = {
    [referenceFormat]: loadReference({ db, fetch: askPublisher, loaded: tables.refresh }),
    [companyListsFormat]: importCompanyLists({ db, geocoder, now }),
    [logCheckFormat]: checkLogOrder({ db, secret }),
    [refreshFormat]: refreshOrders({ db, sources, refresh }),
    ...operatorOrders,
    ...(deps.backup && { [backupFormat]: deps.backup }),
  };
  const runImport: RunImport = (order, options) =>
    (otherOrders[order.format] ?? importPostings)(order, options);
  importRoutes(app, { runImport, pass: importPass, atOnce: Object.keys(operatorOrders) });
  const web = await webRoutes(app, {
    webDir,
    words: { siteName: env.SITE_NAME, aboutSiteText: env.SITE_ABOUT_TEXT, supportEmail: env.SUPPORT_EMAIL },
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request)) throw new AppError('route-not-found', serverMessage('address-not-found'));
    return web.answerPage(request, reply);
  });
  await app.ready();
  return app;
}
