/** What a stand-in answers in the words of no vendor; `dialects` writes it as each of them does. */
export type Spoken = {
  model: string;
  pieces: readonly string[];
  tools: readonly { name: string; args: unknown }[];
  /** `unknown`: a reason that no vendor documents today. */
  finish: 'done' | 'length' | 'refused' | 'unknown';
  /** `none`: no member of the events counts tokens; `zero`: all of them say 0. */
  usage: 'reported' | 'none' | 'zero';
};

/** Problems that vendors report with a status and a body of their own. */
export type VendorRefusal =
  | 'key-refused'
  | 'forbidden'
  | 'no-credit'
  | 'quota'
  | 'overloaded'
  | 'model-unknown'
  | 'too-long'
  | 'no-tools'
  | 'no-structure';

/** A refusal on the wire. */
export type Refused = { status: number; body: unknown };

/** The wire of one vendor: where it is asked, what it streams, and how it refuses. */
export type Dialect = {
  provider: 'anthropic' | 'google' | 'openai-compatible';
  isAsked(path: string): boolean;
  keyOf(headers: Readonly<Record<string, string | string[] | undefined>>): string;
  /** The events of a stream, each with the empty line that ends it; text and tools are in events of their own. */
  events(spoken: Spoken): { before: string[]; pieces: string[]; after: string[] };
  refusals: Readonly<Record<VendorRefusal, Refused>>;
  /** An overload that is told in mid-stream, with status 200. */
  lateOverload: string;
  /** A question that the vendor's safety rules block, before a word. */
  blocked: string;
  /** An event of a kind that is not known today. */
  unknownEvent: string;
  models(names: readonly string[]): unknown;
};
