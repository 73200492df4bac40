import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@foothold/core/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { destroyOnceRead } from './http-connections.ts';
import { CallerLeft } from './searches.ts';

type Unknown = { code?: unknown; statusCode?: unknown; cause?: unknown };

const notJson = 'The request body is not valid JSON.';
const bodyRefusals: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: notJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body is not as long as its Content-Length says.',
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

/** The refusal that answers an error of any origin: ours as it is, the framework's and the database's in our words, anything else `internal`. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const codes = codesOf(error);
  const { statusCode } = (error ?? {}) as Unknown;
  const options = { cause: error };
  if (error instanceof CallerLeft) return new AppError('unavailable', error.message, options);
  if (codes.some((code) => cannotSave.includes(code)))
    return new AppError(
      'unavailable',
      'The server cannot save anything at the moment. What was saved before is safe; try again later.',
      { ...options, retryAfter: 60 },
    );
  if (codes.some((code) => damagedData.test(code)))
    return new AppError('unavailable', 'Some of the server’s data cannot be read. Try again later.', options);
  if (codes.some((code) => databaseGone.test(code)))
    return new AppError('unavailable', 'The database does not answer. Try again in a minute.', options);
  if (codes.some((code) => textNotStorable.includes(code)))
    return new AppError('validation', 'The text holds a character that cannot be stored.', options);
  if (statusCode === 413)
    return new AppError('body-too-large', 'The request body is larger than 1 MB.', options);
  if (statusCode === 415)
    return new AppError(
      'unsupported-media-type',
      'Send the request body as JSON (Content-Type: application/json).',
      options,
    );
  if (statusCode === 503)
    return new AppError('unavailable', 'The server is busy. Try again in a few seconds.', options);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    // JSON that parses but is not taken, such as a key named __proto__, is a SyntaxError too.
    const isBody = error instanceof SyntaxError || codes.some((code) => code.startsWith('FST_ERR_CTP_'));
    const known = codes.map((code) => bodyRefusals[code]).find(Boolean);
    return isBody
      ? new AppError('validation', known ?? notJson, { ...options, field: 'body' })
      : new AppError('validation', 'The address is not valid.', { ...options, field: 'address' });
  }
  return new AppError('internal', 'Something went wrong here. It was logged.', options);
}

// A refusal may name what was sent; it must not send it back: names of fields are as long as their sender likes.
const longest = { message: 600, field: 200 } as const;

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

function failure(error: AppError, requestId: string): Failure {
  const { code, field } = error;
  const message = cut(error.message, longest.message);
  return { success: false, code, message, requestId, ...(field && { field: cut(field, longest.field) }) };
}

/** Logs of a refusal what a person running the server must know. */
function logRefusal(error: unknown, refusal: AppError, request: FastifyRequest): void {
  // A caller that left, and a refusal of ours that says when to come back, are no failures.
  const isExpected =
    // A full disk is told once, by its guard.
    error instanceof CallerLeft || refusal.retryAfter !== undefined;
  if (refusal.status >= 500 && !isExpected)
    request.log.error({ err: refusal.cause ?? refusal }, refusal.code);
}

/** What a stream that has begun says of an error, which is logged as usual. */
export function tellFailure(error: unknown, request: FastifyRequest): Pick<Failure, 'code' | 'message'> {
  const refusal = refusalOf(error);
  logRefusal(error, refusal, request);
  return { code: refusal.code, message: cut(refusal.message, longest.message) };
}

/** Answers an error as an envelope and logs what a person running the server must know. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = refusalOf(error);
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
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'The request took too long to arrive.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [431, 'The request headers are too large.']
        : [400, 'The request is not valid HTTP.'];
  const requestId = randomUUID();
  const body = JSON.stringify(failure(new AppError('validation', message), requestId));
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
