import { isIP } from 'node:net';
import type { AiProvider } from '@foothold/core/ai/ai-provider.ts';
import type { ModelSettings } from '@foothold/core/ai/vendors/model-settings.ts';
import { ownModelHeaders } from '@foothold/core/contract/ai.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { EndpointReach } from '../../providers/outbound/port.ts';
import { aiMessage } from './ai.messages.ts';

/** A model of the person's own, as the headers of one call name it. */
export type OwnEndpoint = { settings: ModelSettings; url: URL; reach: EndpointReach };

/** What may be asked. */
export type EndpointRules = {
  /** AI_ALLOWED_HOSTS. */
  hosts: readonly { host: string; port: number }[];
  /** Whether the whole conversation stays on this machine, so that its own models may be asked. */
  isHere: (request: FastifyRequest) => boolean;
};

const longest = { url: 500, key: 500, model: 200 } as const;
const printable = /^[\x21-\x7e]*$/;

/**
 * The endpoint that a call names, or null for one that is answered by the operator's models. Throws 400 for headers that are
 * broken, 422 for a host that may not be asked.
 */
export function ownEndpoint(
  request: FastifyRequest,
  { provider = 'openai-compatible', needsModel }: { provider?: AiProvider | undefined; needsModel: boolean },
  rules: EndpointRules,
): OwnEndpoint | null {
  const given = readHeader(request, 'url');
  const apiKey = readHeader(request, 'key');
  const model = readHeader(request, 'model');
  if (given === '') {
    if (apiKey !== '' || model !== '') throw refused('url', 'url-with-key');
    return null;
  }
  if (provider === 'builtin')
    throw new AppError('validation', aiMessage('builtin-is-none'), { field: 'provider' });
  if (needsModel && model === '') throw refused('model', 'model-with-endpoint');
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw refused('url', 'url-form');
  const reach = reachOf(url, rules.isHere(request), {
    hosts: rules.hosts,
    ownPort: request.socket.localPort,
  });
  if (!reach)
    throw new AppError('unprocessable', aiMessage('host-not-allowed', { host: url.host }), {
      field: ownModelHeaders.url,
    });
  return { url, reach, settings: { provider, model, apiKey, baseUrl: url.href } };
}

const refused = (part: keyof typeof ownModelHeaders, name: Parameters<typeof aiMessage>[0]) => {
  const header = ownModelHeaders[part];
  const text = aiMessage(name, { header, most: String(longest[part]) });
  return new AppError('validation', text, { field: header });
};

function readHeader(request: FastifyRequest, part: keyof typeof ownModelHeaders): string {
  const value = request.headers[ownModelHeaders[part].toLowerCase()] ?? '';
  if (typeof value !== 'string' || value.length > longest[part] || !printable.test(value))
    throw refused(part, 'header-form');
  return value;
}

type Places = { hosts: EndpointRules['hosts']; ownPort: number | undefined };

/** How far a call to this address may reach; null where it may not be made. */
function reachOf(url: URL, isHere: boolean, { hosts, ownPort }: Places): EndpointReach | null {
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isListed = hosts.some((one) => one.host === host && one.port === port);
  const isOwn = host === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '::1';
  // This server itself is no model: a call to it would come back as the machine's own.
  if (isOwn) return (isHere && port !== ownPort) || isListed ? 'loopback' : null;
  if (!isListed) return null;
  if (isIP(host) > 0) return 'as-named';
  // A key goes to a name encrypted, or not at all.
  return url.protocol === 'https:' ? 'public' : null;
}
