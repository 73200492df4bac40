import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const outcomes = ['signed-in', 'refused', 'failed'] as const;

/** How an attempt to sign in ended: a session, a refusal (link used, expired, of another browser …), or our failure. */
export type SignInOutcome = (typeof outcomes)[number];

const searchOutcomes = ['answered', 'refused', 'abandoned', 'too-slow'] as const;

/** How a search ended: with an answer, without a turn, by its caller who left, by its time limit. */
export type SearchOutcome = (typeof searchOutcomes)[number];

/** What one server counts. Labels hold patterns and codes only: no address, no text of a person, no endless set. */
export type Metrics = {
  /** Everything counted so far, as Prometheus text. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Adds memory, processor and event-loop figures of this process. */
  watchProcess(): void;
  request(done: { method: string; route: string; status: number; seconds: number }): void;
  statement(done: { from: 'main' | 'read'; seconds: number; failure: string | null }): void;
  signIn(way: 'link' | 'google' | 'passkey', outcome: SignInOutcome): void;
  mail(outcome: 'sent' | 'failed'): void;
  /** `limit`: `calls` for the general one, else the pattern of the route that has its own. */
  limited(limit: string): void;
  /** Connections that are open now. */
  connections(open: number): void;
  /** A connection that was not taken: too many of all networks or of its own, or no file left for it. */
  refusedConnection(reason: 'all' | 'network' | 'files'): void;
  /** A call of cost 'search': how it ended. */
  search(outcome: SearchOutcome): void;
  importedRows(outcome: 'accepted' | 'updated' | 'duplicates' | 'rejected', rows: number): void;
};

const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 25];

/** A SQLSTATE's class, its first two characters; `other` for what has none. */
const sqlClass = (code: string) => (/^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'other');

/** New counters, all at nothing. */
export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `foothold_${name}`, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name: `foothold_${name}`, help, labelNames, buckets, registers });

  const requests = counter('http_requests_total', 'Requests by route pattern and status.', [
    'method',
    'route',
    'status',
  ]);
  const requestTime = histogram(
    'http_request_duration_seconds',
    'Time until the answer was written.',
    ['method', 'route'],
    requestSeconds,
  );
  const statementTime = histogram(
    'database_statement_duration_seconds',
    'Time of one statement, the wait for a connection included.',
    ['from'],
    statementSeconds,
  );
  const statementErrors = counter('database_errors_total', 'Statements that failed, by class of SQLSTATE.', [
    'from',
    'class',
  ]);
  const signIns = counter('sign_ins_total', 'Attempts to sign in and how they ended.', ['way', 'outcome']);
  const mails = counter('mails_total', 'Mails handed to the mail server or refused by it.', ['outcome']);
  const limited = counter('rate_limited_total', 'Calls answered 429, by the limit that refused them.', [
    'limit',
  ]);
  const rows = counter('import_rows_total', 'Rows of imported posting files.', ['outcome']);
  const connections = new Gauge({
    name: 'foothold_http_connections',
    help: 'Connections that are open.',
    registers,
  });
  const refused = counter(
    'http_connections_refused_total',
    'Connections that were not taken, by the limit.',
    ['limit'],
  );
  const searches = counter('searches_total', 'Searches by how they ended.', ['outcome']);

  for (const outcome of outcomes) signIns.inc({ way: 'link', outcome }, 0);
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  limited.inc({ limit: 'calls' }, 0);
  for (const limit of ['all', 'network', 'files']) refused.inc({ limit }, 0);
  for (const outcome of searchOutcomes) searches.inc({ outcome }, 0);

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    request({ method: given, route, status, seconds }) {
      const method = methods.includes(given) ? given : 'other';
      requests.inc({ method, route, status });
      requestTime.observe({ method, route }, seconds);
    },
    statement({ from, seconds, failure }) {
      statementTime.observe({ from }, seconds);
      if (failure !== null) statementErrors.inc({ from, class: sqlClass(failure) });
    },
    signIn: (way, outcome) => signIns.inc({ way, outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    limited: (limit) => limited.inc({ limit }),
    connections: (open) => connections.set(open),
    refusedConnection: (limit) => refused.inc({ limit }),
    search: (outcome) => searches.inc({ outcome }),
    importedRows: (outcome, count) => rows.inc({ outcome }, count),
  };
}
