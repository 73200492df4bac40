/** Why an address chosen by a stranger gave nothing. */
export type OutboundReason =
  | 'bad-address'
  | 'no-public-site'
  | 'too-many-redirects'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type';

const words: Readonly<Record<OutboundReason, string>> = {
  'bad-address': 'This is not the address of a web page. It has to start with https:// or http://.',
  'no-public-site': 'There is no public web page at this address. Check it for typing errors.',
  'too-many-redirects': 'This address only leads on to others.',
  unreachable: 'The site at this address did not answer.',
  'too-slow': 'The site at this address took too long to answer.',
  'too-large': 'The page at this address is too large to read.',
  'wrong-type': 'What lies at this address is not a page that can be read.',
};

/**
 * A fetch that was refused or failed; `message` is for the person who chose the address. It never says what a private
 * network holds: a name that does not exist and one that leads inside sound the same.
 */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly reason: OutboundReason;
  constructor(reason: OutboundReason, options?: { cause?: unknown }) {
    super(words[reason], options);
    this.reason = reason;
  }
}

/** What one fetch may cost and bring. */
export type OutboundOptions = {
  /** Media types that are read, in lower case: `text/html`; of any other nothing is read. */
  types: readonly string[];
  /** Of the body, as sent and after it was unpacked. */
  maxBytes: number;
  /** From the first look-up of the name to the last byte, all redirects included. */
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
