import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { readEnv } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { answerError } from '../http/http-errors.ts';
import { logOptions } from '../http/http-log.ts';
import { createIdentity } from '../identity/auth.ts';
import { googleProvider } from '../identity/google-provider.ts';
import { createSecurityLog, watchRefusals } from '../identity/security-log.ts';
import { mailboxRoutes } from '../modules/mailbox/routes.ts';
import { endOtherSessions } from '../modules/user/session-repo.ts';
import { createMailbox, type Mailbox } from '../providers/mail/mailbox.ts';
import type { MailPort } from '../providers/mail/port.ts';

/** The secret of a test server that is given none. */
export const testSecret = 'a secret of the tests, 32 characters or more';

/** A small server around identity and the mailbox, for tests: `log` holds every line it wrote. */
export type AuthServer = { app: FastifyInstance; mailbox: Mailbox; log: string[] };

/** Builds that server; `variables` are environment variables, `mail` replaces the mailbox. */
export async function authServer(options: {
  db: Db;
  variables?: Record<string, string>;
  secret?: string;
  mail?: MailPort;
  now?: () => Date;
}): Promise<AuthServer> {
  const log: string[] = [];
  const { now = () => new Date() } = options;
  const mailbox = createMailbox();
  const env = readEnv(options.variables ?? {});
  const stream = { write: (line: string) => log.push(line) };
  const app = Fastify({
    logger: logOptions({ ...env, LOG_LEVEL: 'trace' }, stream),
  }) as unknown as FastifyInstance;
  const securityLog = createSecurityLog({
    db: options.db,
    secret: options.secret ?? testSecret,
    now,
    log: app.log,
  });
  const identity = createIdentity({
    db: options.db,
    env,
    secret: options.secret ?? testSecret,
    mail: options.mail ?? mailbox,
    now,
    google: googleProvider(env, now, 400),
    securityLog,
    endOthers: endOtherSessions,
  });
  app.decorate('authenticate', identity.authenticate);
  app.setErrorHandler(answerError);
  watchRefusals(app, securityLog);
  identity.routes(app);
  mailboxRoutes(app, {
    mailbox: env.SMTP_URL ? null : mailbox,
    isOpen: (request) => identity.mailWay(request) === 'mailbox',
  });
  app.get('/api/whoami', async (request) => identity.authenticate(request));
  app.get('/api/way', async (request) => ({ way: identity.mailWay(request) }));
  await app.ready();
  return { app, mailbox, log };
}

/** Whether a token is of this time, half a minute before its end at the latest; what is no token is not. */
function isLive(token: string | undefined, now: Date): boolean {
  const [, body] = token?.split('.') ?? [];
  if (!body) return false;
  const { iat, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { iat: number; exp: number };
  const seconds = now.getTime() / 1000;
  return iat <= seconds && seconds < exp - 30;
}

/** One browser in front of a test server: keeps its cookies by name and path, sends an origin as browsers do. */
export class TestBrowser {
  readonly #server: AuthServer;
  readonly origin: string;
  readonly cookies = new Map<string, { value: string; attributes: string }>();
  #held: { token: string; cookies: string } | undefined;

  constructor(server: AuthServer, origin = 'http://localhost:3000') {
    this.#server = server;
    this.origin = origin;
  }

  async #send(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) {
    const path = new URL(url, this.origin).pathname;
    const sent = [...this.cookies]
      .filter(([, cookie]) => path.startsWith(/Path=([^;]+)/i.exec(cookie.attributes)?.[1] ?? '/'))
      .map(([name, cookie]) => `${name}=${cookie.value}`);
    const answer = await this.#server.app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: {
        host: new URL(this.origin).host,
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { origin: this.origin }),
        ...(sent.length > 0 && { cookie: sent.join('; ') }),
        ...headers,
      },
    });
    this.#keep(answer);
    return answer;
  }

  #keep(answer: LightMyRequestResponse): void {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (/Max-Age=0/i.test(attributes)) this.cookies.delete(name);
      else this.cookies.set(name, { value, attributes });
    }
  }

  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, undefined, headers);
  }

  post(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, payload, headers);
  }

  ask(email: string, more: object = {}, headers?: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.post('/api/auth/sign-in/magic-link', { email, ...more }, headers);
  }

  /** The newest link that was mailed to an address. */
  mailed(email: string): URL {
    const link = this.#server.mailbox.newestFirst(email)[0]?.links[0];
    if (!link) throw new Error(`no link was mailed to ${email}`);
    return new URL(link);
  }

  tokenOf(email: string): string {
    return this.mailed(email).searchParams.get('token') ?? '';
  }

  follow(token: string): Promise<LightMyRequestResponse> {
    return this.get(`/api/auth/magic-link/verify?token=${encodeURIComponent(token)}`);
  }

  async signIn(email: string, more: object = {}): Promise<string> {
    await this.ask(email, more);
    const answer = await this.follow(this.tokenOf(email));
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().user.id;
  }

  async bearer(): Promise<string> {
    return (await this.get('/api/auth/token')).json().token;
  }

  /**
   * A token as an open page has it: the one from before while it lasts and the cookies are the same, else a new one. To ask
   * for one before each call doubles what a test of many calls costs.
   */
  async heldBearer(now: Date): Promise<string> {
    const cookies = () => [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const held = this.#held;
    if (held && held.cookies === cookies() && isLive(held.token, now)) return held.token;
    const token = await this.bearer();
    this.#held = { token, cookies: cookies() };
    return token;
  }

  whoami(token: string): Promise<LightMyRequestResponse> {
    return this.get('/api/whoami', { authorization: `Bearer ${token}` });
  }
}
