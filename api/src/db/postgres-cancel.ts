import pg from 'pg';

// Members of node-postgres that its types lack.
type Session = pg.PoolClient & {
  host: string;
  port: number;
  ssl: boolean | object;
  processID: number;
  secretKey: number;
  connection: pg.Connection;
};
type CancelConnection = pg.Connection & {
  connect(port: number | string, host?: string): void;
  cancel(processID: number, secretKey: number): void;
};

/** Milliseconds that a server has to accept the request, and then to end the statement. */
const patience = 2000;

/**
 * Asks the server to end the statement that runs on a connection: PostgreSQL's own request, over a connection that is
 * not counted among its connections and is short-lived. Resolves when the server has accepted it, or after two seconds.
 */
function requestCancel(session: Session): Promise<void> {
  const { host, port, ssl, processID, secretKey } = session;
  const asking = new pg.Connection({ ssl } as pg.ConnectionConfig) as CancelConnection;
  return new Promise((done) => {
    const late = setTimeout(() => asking.stream.destroy(), patience);
    asking.on('error', () => asking.stream.destroy());
    asking.on('end', () => {
      clearTimeout(late);
      done();
    });
    asking.once(ssl ? 'sslconnect' : 'connect', () => asking.cancel(processID, secretKey));
    if (host.startsWith('/')) asking.connect(`${host}/.s.PGSQL.${port}`);
    else asking.connect(port, host);
  });
}

/**
 * Runs one statement on a connection; once `signal` is aborted the server is asked to end it. Settles when the statement
 * is over and no cancel request is pending, which would end the next one. A connection whose server does not react
 * is closed.
 */
export async function cancellable<T>(
  client: pg.PoolClient,
  signal: AbortSignal,
  run: () => Promise<T>,
): Promise<T> {
  const session = client as Session;
  let asked: Promise<void> | undefined;
  let deaf: NodeJS.Timeout | undefined;
  const end = () => {
    asked = requestCancel(session);
    deaf = setTimeout(() => session.connection.stream.destroy(), 2 * patience);
  };
  signal.throwIfAborted();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await run();
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw cause;
  } finally {
    signal.removeEventListener('abort', end);
    clearTimeout(deaf);
    await asked;
  }
}
