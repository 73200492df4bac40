import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { httpMessage } from './http.messages.ts';

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port; never a user name. */
const hostForm = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,255})(?::\d{1,5})?$/;
const absoluteForm = /^https?:\/\/([^/?#]*)/i;

const badHost = (name: 'no-host' | 'two-hosts' | 'bad-host' | 'other-host') =>
  new AppError('validation', httpMessage(name), { field: 'Host' });

/**
 * The host that a request is for, in lower case. Throws AppError (400) where it names none, several, something else than a
 * host, or another one in its request line: what stands in front may have read the other one (RFC 9112, 3.2).
 */
export function requestedHost({
  raw,
  headers,
  originalUrl,
}: Pick<FastifyRequest, 'raw' | 'headers' | 'originalUrl'>): string {
  // Node keeps the first of several.
  const count = raw.rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
  ).length;
  if (count > 1) throw badHost('two-hosts');
  const host = headers.host?.toLowerCase();
  if (host === undefined) throw badHost('no-host');
  if (!hostForm.test(host)) throw badHost('bad-host');
  const named = absoluteForm.exec(originalUrl)?.[1]?.toLowerCase();
  if (named !== undefined && named !== host) throw badHost('other-host');
  return host;
}

/** The path and query of a request line, which may hold a whole address (RFC 9112, 3.2.2). */
export function pathOfTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const rest = url.replace(absoluteForm, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
}
