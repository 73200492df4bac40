import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@foothold/core/contract/envelope.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { sentMessage } from '@foothold/core/text/sent-message.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, serverMessage } from '../errors.ts';
import { httpMessage } from './http.messages.ts';
import { destroyOnceRead } from './http-connections.ts';
import { ClientDisconnected } from './searches.ts';

type Unknown = { code?: unknown; statusCode?: unknown; cause?: unknown };

const notJson = httpMessage('not-json');
const bodyRefusals: Record<string, Message> = {
  FST_ERR_CTP_INVALID_JSON_BODY: notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: httpMessage('empty-body'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: httpMessage('wrong-length'),
};

// SQLSTATE classes: connection lost, resources used up, server stopping, system failure.
const databaseGone = /^(08|53|57|58)\w{3}$|^ECONN|^DATABASE_CLOSED$/;
// No space left; a session that a full disk made read-only, or a server that only copies another.
const cannotSave = ['53100', '25006'];
const damagedData = /^XX00[12]$/;
// Text that no PostgreSQL text column holds: a NUL, half of a surrogate pair.
const textNotStorable = ['22021', '22P05'];

function codesOf(error: unknown): string[] {
  const { code, cause } = (error ?? {}) as Unknown;
  return [...(typeof code === 'string' ? [code] : []), ...(cause ? codesOf(cause) : [])];
}

/** What is known of the request that failed: bytes that its body may have, and whether all of it has arrived. */
type Arrived = { bodyLimit?: number | undefined; isWhole?: boolean };

const arrivedOf = ({ raw, routeOptions }: FastifyRequest): Arrived => ({
  bodyLimit: routeOptions.bodyLimit,
  isWhole: raw.complete !== false,
});

/** A size as people write it: MB as the limits of this server are, KB where it is smaller. */
function sizeWords(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${Math.floor(bytes / 1000)} KB`;
}

/** The refusal that answers an error of any origin: ours as it is, the framework's and the database's in our words, anything else `internal`. */
export function refusalOf(error: unknown, { bodyLimit = 1_000_000, isWhole = true }: Arrived = {}): AppError {
  if (error instanceof AppError) return error;
  const codes = codesOf(error);
  const { statusCode } = (error ?? {}) as Unknown;
  const options = { cause: error };
  if (error instanceof ClientDisconnected)
    return new AppError('unavailable', httpMessage('caller-left'), options);
  if (codes.some((code) => cannotSave.includes(code)))
    return new AppError('unavailable', httpMessage('cannot-save'), { ...options, retryAfter: 60 });
  if (codes.some((code) => damagedData.test(code)))
    return new AppError('unavailable', httpMessage('damaged-data'), options);
  if (codes.some((code) => databaseGone.test(code)))
    return new AppError('unavailable', serverMessage('no-database'), options);
  if (codes.some((code) => textNotStorable.includes(code)))
    return new AppError('validation', httpMessage('character-not-storable'), options);
  if (statusCode === 413)
    return new AppError(
      'body-too-large',
      httpMessage('body-too-large', { limit: sizeWords(bodyLimit) }),
      options,
    );
  // Only the framework's check of QUERY raises it, and no call takes that method.
  if (codes.includes('FST_ERR_ROUTE_MISSING_CONTENT_TYPE'))
    return new AppError('route-not-found', serverMessage('address-not-found'), options);
  if (statusCode === 415) return new AppError('unsupported-media-type', httpMessage('send-json'), options);
  // The deadline of the handler passed while the body was still on its way.
  if (codes.includes('FST_ERR_HANDLER_TIMEOUT') && !isWhole)
    return new AppError('request-timeout', httpMessage('too-slow-to-arrive'), options);
  if (statusCode === 503) return new AppError('unavailable', serverMessage('busy'), options);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    // JSON that parses but is not taken, such as a key named __proto__, is a SyntaxError too.
    const isBody = error instanceof SyntaxError || codes.some((code) => code.startsWith('FST_ERR_CTP_'));
    const known = codes.map((code) => bodyRefusals[code]).find(Boolean);
    return isBody
      ? new AppError('validation', known ?? notJson, { ...options, field: 'body' })
      : new AppError('validation', httpMessage('bad-address'), { ...options, field: 'address' });
  }
  return new AppError('internal', httpMessage('internal'), options);
}

// A refusal may name what was sent; it must not send it back: names of fields are as long as their sender likes.
const longest = { message: 600, field: 200 } as const;

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

function failure(error: AppError, requestId: string): Failure {
  const { code, field } = error;
  const message = cut(error.message, longest.message);
  const text = sentMessage(error.text);
  return {
    success: false,
    code,
    message,
    text,
    requestId,
    ...(field && { field: cut(field, longest.field) }),
  };
}

/** Logs of a refusal what a person running the server must know. */
function logRefusal(error: unknown, refusal: AppError, request: FastifyRequest): void {
  // A caller that left, and a refusal of ours that says when to come back, are no failures.
  const isExpected =
    // A full disk is told once, by its guard.
    error instanceof ClientDisconnected || refusal.retryAfter !== undefined;
  if (refusal.status >= 500 && !isExpected)
    request.log.error({ err: refusal.cause ?? refusal }, refusal.code);
}

/** What a stream that has begun says of an error, which is logged as usual. */
export function reportFailure(
  error: unknown,
  request: FastifyRequest,
): Pick<Failure, 'code' | 'message' | 'text'> {
  const refusal = refusalOf(error, arrivedOf(request));
  logRefusal(error, refusal, request);
  return {
    code: refusal.code,
    message: cut(refusal.message, longest.message),
    text: sentMessage(refusal.text),
  };
}

/** Answers an error as an envelope and logs what a person running the server must know. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = refusalOf(error, arrivedOf(request));
  logRefusal(error, refusal, request);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '10');
  return reply
    .status(refusal.status)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(failure(refusal, request.id));
}

/** The same for a request that never became one: broken HTTP, headers too large, too slow; `headers` are sent with it. */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code, text] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ([408, 'request-timeout', httpMessage('too-slow-to-arrive')] as const)
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ([431, 'validation', httpMessage('headers-too-large')] as const)
        : ([400, 'validation', httpMessage('not-http')] as const);
  const requestId = randomUUID();
  const body = JSON.stringify(failure(new AppError(code, text), requestId));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // Only half of the connection is closed by then; the other half is the caller's, who may keep it for ever.
  destroyOnceRead(socket);
}
