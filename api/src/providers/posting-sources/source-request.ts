import type { Validators } from './port.ts';
import { retryAfterMs } from './retry-after.ts';
import { SourceProblemError } from './source-problem.ts';

/** How a source is asked. */
export type SourceAccess = {
  /** Address without the path of a call; another one than the vendor's in tests. */
  base: string;
  fetch: (
    url: URL,
    init: {
      method: 'GET';
      headers: Record<string, string>;
      redirect: 'manual';
      signal: AbortSignal;
    },
  ) => Promise<Response>;
  /** The way through the outbound guard, where a person’s click makes the call; absent: `fetch`. */
  guarded?: SourceAccess['fetch'];
  /** Who asks, with a contact: several sources refuse others. */
  userAgent: string;
  now: () => Date;
  /** Waits; rejects when stopped. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Headers besides, for example a key. */
  headers?: Record<string, string>;
  /** Milliseconds for one answer, whole; absent: 30,000. */
  timeout?: number;
  /** Bytes of one answer after unpacking; absent: 40,000,000. */
  maxBytes?: number;
};

/** An answer as JSON, and what to recognise it by; null: unchanged since `validators`. */
export type Asked = { value: unknown; validators: Validators } | null;

const waits = [1000, 4000];
/** The longest wait for a limit that is sat out instead of told. */
const longestWait = 30_000;
const maxRedirects = 3;

/**
 * Asks for JSON. A 5xx and a connection that fails are tried three times, a short Retry-After is waited for, redirects
 * are followed inside the site of the source only. `once`: nothing is tried again. Throws SourceProblemError.
 */
export async function askJson(
  access: SourceAccess,
  url: URL,
  { validators, signal, once = false }: { validators?: Validators; signal: AbortSignal; once?: boolean },
): Promise<Asked> {
  for (let tries = 0; ; tries += 1) {
    const wait = once ? undefined : waits[tries];
    try {
      return await askOnce(access, url, { validators, signal });
    } catch (thrown) {
      if (signal.aborted) throw new SourceProblemError('unreachable', 'was not read to the end: stopped');
      const { problem } = thrown instanceof SourceProblemError ? thrown : asProblem(thrown);
      const again = thrown instanceof AgainError ? Math.max(thrown.wait, wait ?? 0) : null;
      if (again === null || wait === undefined || again > longestWait)
        throw thrown instanceof SourceProblemError
          ? thrown
          : new SourceProblemError(problem.kind, problem.text);
      await access.sleep(again, signal).catch(() => undefined);
    }
  }
}

/** A problem that may be over in a moment. */
class AgainError extends SourceProblemError {
  readonly wait: number;
  constructor(
    kind: 'limited' | 'unreachable',
    text: string,
    { wait, retryAt = null }: { wait: number; retryAt?: number | null },
  ) {
    super(kind, text, retryAt);
    this.wait = wait;
  }
}

async function askOnce(
  access: SourceAccess,
  url: URL,
  { validators, signal }: { validators: Validators | undefined; signal: AbortSignal },
): Promise<Asked> {
  const { timeout = 30_000, maxBytes = 40_000_000 } = access;
  const late = AbortSignal.timeout(timeout);
  const headers = {
    'user-agent': access.userAgent,
    accept: 'application/json',
    ...access.headers,
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.modified && { 'if-modified-since': validators.modified }),
  };
  try {
    const answer = await follow(access, url, { headers, signal: AbortSignal.any([signal, late]) });
    if (answer.status === 304 && (validators?.etag || validators?.modified)) {
      await answer.body?.cancel();
      return null;
    }
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw refusal(answer, access.now());
    }
    const value = jsonOf(await textUpTo(answer, maxBytes));
    return {
      value,
      validators: {
        etag: (answer.headers.get('etag') ?? '').slice(0, 500),
        modified: (answer.headers.get('last-modified') ?? '').slice(0, 100),
      },
    };
  } catch (thrown) {
    if (late.aborted && !signal.aborted && !(thrown instanceof SourceProblemError))
      throw new SourceProblemError('unreachable', `did not answer in full within ${timeout / 1000} seconds`);
    if (thrown instanceof SourceProblemError || signal.aborted) throw thrown;
    throw asProblem(thrown);
  }
}

/** What fetch throws: the cause says why, for example ECONNREFUSED. */
function asProblem(thrown: unknown): AgainError {
  const cause = thrown instanceof Error ? ((thrown.cause as { code?: unknown } | undefined)?.code ?? '') : '';
  const why = typeof cause === 'string' && cause !== '' ? ` (${cause})` : '';
  return new AgainError('unreachable', `could not be reached, or the connection broke off${why}`, {
    wait: 0,
  });
}

async function follow(
  access: SourceAccess,
  from: URL,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  let url = from;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const answer = await access.fetch(url, { method: 'GET', headers, redirect: 'manual', signal });
    const to = answer.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(answer.status) || to === null) return answer;
    await answer.body?.cancel();
    const next = URL.canParse(to, url.href) ? new URL(to, url.href) : null;
    if (!next || !isSameSite(from, next))
      throw new SourceProblemError(
        'gone',
        `sent us on to ${next?.host || 'nowhere'}, where we do not follow`,
      );
    url = next;
  }
  throw new SourceProblemError('gone', 'sent us on in a circle');
}

/** The same origin, or https within one domain such as `lever.co`; an address of numbers is only its own site. */
function isSameSite(from: URL, to: URL): boolean {
  if (to.username || to.password) return false;
  if (to.origin === from.origin) return true;
  const site = (host: string) => host.toLowerCase().split('.').slice(-2).join('.');
  const isName = /[a-z]$/i.test(from.hostname) && from.hostname.includes('.');
  return (
    isName && to.protocol === 'https:' && to.port === from.port && site(from.hostname) === site(to.hostname)
  );
}

function refusal({ status, headers }: Response, now: Date): SourceProblemError {
  if (status === 404 || status === 410)
    return new SourceProblemError('gone', `had no such board or list (${status})`, null, { isMissing: true });
  if (status === 401 || status === 403) return new SourceProblemError('refused', `refused us (${status})`);
  if (status === 429 || (status === 503 && headers.has('retry-after'))) {
    const wait = retryAfterMs(headers, now);
    const text = status === 429 ? 'was asked too often (429)' : 'was closed for a while (503)';
    return new AgainError('limited', text, { wait, retryAt: now.getTime() + wait });
  }
  if (status >= 500) return new AgainError('unreachable', `answered ${status} each time`, { wait: 0 });
  return new SourceProblemError('broken', `answered ${status}`);
}

async function textUpTo(answer: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    // Leaving the loop ends the connection.
    if (size > maxBytes)
      throw new SourceProblemError('broken', `answered more than ${Math.floor(maxBytes / 1_000_000)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const start = text.trimStart();
    if (start.startsWith('<')) throw new SourceProblemError('broken', 'answered a web page instead of data');
    const isCut = /^[[{]/.test(start);
    throw new SourceProblemError(
      'broken',
      isCut ? 'answered data that is cut off or damaged' : 'answered no data',
    );
  }
}
