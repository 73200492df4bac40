import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure } from '@foothold/core/contract/envelope.ts';
import type { FuzzRequest } from './test-fuzz-request.ts';

/** What a server answered to one request of a fuzz run. */
export type FuzzAnswer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: string;
  /** Milliseconds until the last byte. */
  ms: number;
};

/** Milliseconds after which an answer counts as a hang: a search may wait 5 s and run 10; a handler is cut off at 30. */
export const longestAnswer = 20_000;

/** Characters of a refusal; it may name a field, and must not send back what it was sent. */
const longestRefusal = 2_000;

/** Statuses of 5xx that say by design that somebody else failed or that the server is busy, with their codes. */
const announced: Readonly<Record<number, RegExp>> = {
  502: /^vendor-failed$/,
  503: /^unavailable$/,
  504: /^vendor-timeout$/,
};

// What a stack, a statement, a message of the database and a path of this machine look like.
const inside =
  /\n\s+at \S|node_modules|\/src\/\w|file:\/\/|postgres(?:ql)?:\/\/|syntax error at|violates \w|relation "|column "|duplicate key|invalid input syntax|\bpg_\w|SQLSTATE|RangeError|TypeError|ZodError/;

const text = (value: FuzzAnswer['headers'][string]) => String(value ?? '');

/** True for a 5xx that is an announced refusal: the server says whose fault it is, or when to come back. */
export function isAnnounced({ status, headers, body }: FuzzAnswer): boolean {
  const code = announced[status];
  if (!code) return false;
  const failure = Failure.safeParse(parsed(body));
  return (
    failure.success &&
    code.test(failure.data.code) &&
    (status !== 503 || /^\d+$/.test(text(headers['retry-after'])))
  );
}

/** The text of an answer's body as it went over the wire. */
export function bodyText(raw: Buffer, encoding: FuzzAnswer['headers'][string]): string {
  if (raw.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(raw).toString();
  return (encoding === 'gzip' ? gunzipSync(raw) : raw).toString();
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function headersMissing({ headers, status }: FuzzAnswer): string[] {
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'content-security-policy': /frame-ancestors 'none'/,
    'referrer-policy': /./,
    'x-request-id': /^[\w-]{8,64}$/,
    // A redirection of a broken address holds nothing of anybody.
    ...(status !== 302 && { 'cache-control': /no-store|no-cache|immutable/ }),
  };
  return Object.entries(wanted)
    .filter(([name, form]) => !form.test(text(headers[name])))
    .map(([name]) => name);
}

/** What is wrong with a refusal as an envelope; '' for nothing. */
function refusalProblem({ status, headers, body }: FuzzAnswer): string {
  const failure = Failure.safeParse(parsed(body));
  if (!failure.success) return `a refusal that is no envelope: ${body.slice(0, 200)}`;
  if (failure.data.requestId !== headers['x-request-id']) return 'another request id than in the header';
  if (text(headers['content-type']) !== 'application/json; charset=utf-8')
    return `a refusal of type ${text(headers['content-type'])}`;
  if (body.length > longestRefusal) return `a refusal of ${body.length} characters`;
  if (inside.test(body)) return `a refusal that tells of the inside: ${body.slice(0, 300)}`;
  if (status === 429 && !headers['retry-after']) return '429 without Retry-After';
  return '';
}

/** What an answer breaks of what every answer promises, one sentence; '' for nothing. */
export function fuzzProblem(request: FuzzRequest, answer: FuzzAnswer): string {
  const { status, body, ms, headers } = answer;
  if (ms > longestAnswer) return `no answer within ${longestAnswer} ms (${Math.round(ms)})`;
  if (status >= 500 && !isAnnounced(answer)) return `${status}: ${body.slice(0, 300)}`;
  const missing = headersMissing(answer);
  if (missing.length > 0) return `${status} without ${missing.join(', ')}`;
  if (request.method === 'HEAD') return '';
  if (status >= 400) return refusalProblem(answer);
  if (!request.isAddressed || !request.route.data) return '';
  if (request.route.auth === 'user' && request.caller === 'nobody') return `${status} for nobody`;
  if (status !== 200) return `${status} instead of 200`;
  const success = parsed(body) as { success?: unknown; data?: unknown } | undefined;
  if (success?.success !== true) return `200 without success: ${text(headers['content-type'])}`;
  const data = request.route.data.safeParse(success.data);
  if (!data.success) return `200 with other data than promised: ${data.error.message.slice(0, 200)}`;
  const more = beyond(success.data, data.data);
  return more === '' ? '' : `200 with ${more}, which is not promised`;
}

/** The first field that is answered and that the schema does not know; '' for none. */
function beyond(answered: unknown, promised: unknown, path = 'data'): string {
  if (typeof answered !== 'object' || answered === null || typeof promised !== 'object' || promised === null)
    return '';
  for (const [key, value] of Object.entries(answered)) {
    if (!(key in promised)) return `${path}.${key}`;
    const more = beyond(value, (promised as Record<string, unknown>)[key], `${path}.${key}`);
    if (more) return more;
  }
  return '';
}
