import { type Message, sayEnglish } from '@foothold/core/text/messages.ts';
import { outboundMessage } from './outbound.messages.ts';

/** Why an address chosen by a stranger gave nothing. */
export type OutboundReason =
  | 'bad-address'
  | 'no-public-site'
  | 'too-many-redirects'
  | 'no-network'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type';

/**
 * A fetch that was refused or failed; `text` is for the person who chose the address. It never says what a private
 * network holds: a name that does not exist and one that leads inside sound the same.
 */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly reason: OutboundReason;
  readonly text: Message;
  constructor(reason: OutboundReason, options?: { cause?: unknown }) {
    const text = outboundMessage(reason);
    super(sayEnglish(text), options);
    this.reason = reason;
    this.text = text;
  }
}

/** What a system answers without a network: names cannot be looked up now (getaddrinfo), or no way leads out (connect). */
const offline: ReadonlySet<unknown> = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN']);

/** Whether a failure of a look-up or connection, or what it was caused by, says that this machine has no network. */
export function isOffline(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof AggregateError) return cause.errors.length > 0 && cause.errors.every(isOffline);
  return offline.has((cause as NodeJS.ErrnoException).code) || isOffline(cause.cause);
}

/** What one fetch may cost and bring. */
export type OutboundOptions = {
  /** Media types that are read, in lower case: `text/html`; of any other nothing is read. */
  types: readonly string[];
  /** Of the body, as sent and after it was unpacked. */
  maxBytes: number;
  /** Milliseconds from the first look-up of the name to the last byte, all redirects included. */
  timeoutMs: number;
  /** Beside user-agent, accept and accept-encoding, which are set here. */
  headers?: Readonly<Record<string, string>>;
};

/** What a site answered; a refusal of the site is an answer too. */
export type OutboundAnswer = {
  status: number;
  /** Where the answer came from, after redirects. */
  url: string;
  /** The media type without its parameters, in lower case. */
  type: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Unpacked. Empty for any status but 200 to 299. */
  body: Uint8Array;
  /** The body as text, in the encoding that the site or the page names; what means nothing becomes U+FFFD. */
  text(): string;
};

/**
 * Reads a page at an address that a stranger chose. Only public addresses of the internet are asked, before and after
 * each redirect. Throws OutboundError.
 */
export type Outbound = (url: string, options: OutboundOptions) => Promise<OutboundAnswer>;

/** Where an endpoint may lie: any public address of its name, this machine, or the very address that its URL names. */
export type EndpointReach = 'public' | 'loopback' | 'as-named';

/** The part of `fetch` that asks one endpoint. */
export type EndpointFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Makes the way to one endpoint. */
export type ReachEndpoint = (endpoint: URL, reach: EndpointReach) => EndpointFetch;
