import { type Env, isLoopback } from '../config/env.ts';
import { userAgentOf } from '../config/user-agent.ts';
import { type CompanyFacts, CompanyFactsError } from '../providers/company-facts/port.ts';
import { type AskJson, wikimedia } from '../providers/company-facts/wikimedia.ts';
import { createOutbound } from '../providers/outbound/outbound.ts';
import { type Outbound, type OutboundAnswer, OutboundError } from '../providers/outbound/port.ts';
import { retryAfterMs } from '../providers/posting-sources/retry-after.ts';

/** One question; a look-up asks four at most, and a call of ours may take 30 seconds. */
const usualTimeout = 6000;
const maxBytes = 4_000_000;

/**
 * Wikidata and Wikipedia behind the outbound guard, as configured; null where the configuration says `none`. An address on
 * this machine, which only the configuration can name, is asked at that very port.
 */
export function companyFacts(
  env: Pick<Env, 'WIKIDATA_BASE_URL' | 'WIKIPEDIA_BASE_URL' | 'SITE_NAME' | 'SUPPORT_EMAIL'>,
  {
    outbound,
    version,
    now,
    timeoutMs = usualTimeout,
  }: { outbound: Outbound; version: string; now: () => Date; timeoutMs?: number },
): CompanyFacts | null {
  const { WIKIDATA_BASE_URL: wikidata, WIKIPEDIA_BASE_URL: wikipedia } = env;
  if (wikidata === 'none') return null;
  const bases = { Wikidata: wikidata, Wikipedia: wikipedia };
  const ask: AskJson = async (service, url) => {
    const base = new URL(bases[service]);
    const read = isLoopback(base.host) ? atHome(base, userAgentOf(env, version)) : outbound;
    try {
      const answer = await read(url.href, { types: ['application/json'], maxBytes, timeoutMs });
      if (answer.status === 404 && service === 'Wikipedia') return {};
      if (answer.status === 429 || answer.status === 503) {
        const wait = retryAfterMs(headersOf(answer.headers), now());
        throw new CompanyFactsError(service, 'limited', { retryAfter: Math.ceil(wait / 1000) });
      }
      if (answer.status !== 200) throw new CompanyFactsError(service, 'unreachable');
      return JSON.parse(answer.text()) as unknown;
    } catch (cause) {
      throw problemOf(service, cause);
    }
  };
  return wikimedia({ wikidata, wikipedia, ask });
}

const headersOf = ({ 'retry-after': wait, date }: OutboundAnswer['headers']) =>
  new Headers({
    ...(typeof wait === 'string' && { 'retry-after': wait }),
    ...(typeof date === 'string' && { date }),
  });

/** The guard, open for one port of this machine. */
function atHome(base: URL, userAgent: string): Outbound {
  const own = Number(base.port || (base.protocol === 'https:' ? 443 : 80));
  return createOutbound({
    userAgent,
    resolve: async () => ['127.0.0.1'],
    exempt: (address, port) => address === '127.0.0.1' && port === own,
  });
}

function problemOf(service: string, cause: unknown): unknown {
  if (cause instanceof SyntaxError) return new CompanyFactsError(service, 'unreadable', { cause });
  if (!(cause instanceof OutboundError)) return cause;
  if (cause.reason === 'too-slow') return new CompanyFactsError(service, 'too-slow', { cause });
  const isUnreadable = cause.reason === 'wrong-type' || cause.reason === 'too-large';
  return new CompanyFactsError(service, isUnreadable ? 'unreadable' : 'unreachable', { cause });
}
