import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dialect, Spoken, VendorRefusal } from './dialect-test-kit.ts';
import { dialects } from './dialects-test-kit.ts';
import type { ModelSettings } from './model-settings.ts';

/** One answer of the stand-in. A string is an answer in words, in one piece. */
export type StandInAnswer =
  | string
  | {
      /** Text in the pieces in which it is streamed; data is JSON as text. */
      pieces?: readonly string[];
      /** Arguments that are a string are sent as they are: broken JSON, for `anthropic` and `openai-compatible`. */
      tools?: readonly { name: string; args: unknown }[];
      finish?: Spoken['finish'];
      usage?: Spoken['usage'];
      /** The vendor's safety rules block the question. */
      isBlocked?: boolean;
      /** The bytes of the whole stream, written chunk by chunk, in place of its events one by one. */
      shape?: (events: StreamEvents) => Iterable<string | Uint8Array>;
      refusal?: VendorRefusal;
      /** Seconds, sent with a refusal. */
      retryAfter?: number;
      /** Milliseconds before the status line, and between pieces. */
      firstMs?: number;
      betweenMs?: number;
      /** After so many pieces the connection is cut, at its half the next event; or an overload is told. */
      cutAfter?: number;
      overloadAfter?: number;
      /** Everything in one write at the end, as a proxy that buffers sends it. */
      buffered?: boolean;
      /** Another body than a stream: a page, half a JSON. */
      raw?: { type: string; body: string; status?: number; headers?: Readonly<Record<string, string>> };
    };

/** The events of a stream in the words of one vendor. */
export type StreamEvents = ReturnType<Dialect['events']> & { unknown: string };

/** What the stand-in was asked. */
export type StandInRequest = {
  provider: Dialect['provider'];
  path: string;
  key: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into the wire of three vendors.
  body: any;
  /** Resolves with the milliseconds since the question, when the caller closes the connection before the answer's end. */
  dropped: Promise<number>;
};

/** A server on loopback that speaks as all vendors do. */
export type StandInVendor = {
  origin: string;
  requests: StandInRequest[];
  /** Settings that lead an adapter to it. */
  settings(provider: Dialect['provider'], more?: Partial<ModelSettings>): ModelSettings;
  /** What is answered from now on: one by one, the last one over and over; or what a function says of a question. */
  answer(...answers: readonly (StandInAnswer | ((request: StandInRequest) => StandInAnswer))[]): void;
  close(): Promise<void>;
};

const modelNames = ['stand-in-large', 'stand-in-small'];

/** Starts the stand-in. `cors`: the origin whose pages may read its answers. `port`: absent, any free one. */
export async function startVendor({
  cors,
  port = 0,
}: {
  cors?: string;
  port?: number;
} = {}): Promise<StandInVendor> {
  const requests: StandInRequest[] = [];
  let script: readonly (StandInAnswer | ((request: StandInRequest) => StandInAnswer))[] = [
    'Hello from the stand-in.',
  ];
  let at = 0;

  const server = createServer((request, response) => {
    if (cors) allow(response, cors);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else void serve(request, response).catch((cause: unknown) => response.destroy(cause as Error));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (request.method === 'GET' && url.pathname.endsWith('/models')) {
      const dialect = dialectOfList(request, url);
      return json(response, 200, dialect?.models(modelNames));
    }
    const dialect = dialects.find((one) => one.isAsked(url.pathname));
    if (!dialect) return json(response, 404, { detail: 'Not Found' });
    const asked = await readRequest(request, response, dialect, url.pathname);
    requests.push(asked);
    const next = script[Math.min(at, script.length - 1)] ?? '';
    at += 1;
    await write(response, dialect, typeof next === 'function' ? next(asked) : next);
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, requests },
    settings: (provider, more) => ({
      ...{ provider, model: modelNames[0] ?? '', apiKey: 'key-of-a-test', baseUrl: origin },
      ...more,
    }),
    answer(...answers) {
      script = answers;
      at = 0;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function dialectOfList({ headers }: IncomingMessage, { pathname }: URL): Dialect | undefined {
  const isGoogle = pathname.includes('/v1beta/');
  const provider = isGoogle ? 'google' : headers['anthropic-version'] ? 'anthropic' : 'openai-compatible';
  return dialects.find((one) => one.provider === provider);
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-headers', '*, authorization, content-type');
  response.setHeader('access-control-allow-private-network', 'true');
}

async function readRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, keyOf }: Dialect,
  path: string,
): Promise<StandInRequest> {
  const began = performance.now();
  const dropped = new Promise<number>((done) => {
    response.once('close', () => {
      if (!response.writableFinished) done(performance.now() - began);
    });
  });
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body: unknown = JSON.parse(Buffer.concat(parts).toString());
  return { provider, path, key: keyOf(request.headers), headers: request.headers, body, dropped };
}

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function write(response: ServerResponse, dialect: Dialect, given: StandInAnswer): Promise<void> {
  const answer = typeof given === 'string' ? { pieces: [given] } : given;
  if (answer.firstMs) await pause(answer.firstMs);
  if (answer.refusal) {
    const { status, body } = dialect.refusals[answer.refusal];
    const wait: Record<string, string> =
      answer.retryAfter === undefined ? {} : { 'retry-after': String(answer.retryAfter) };
    return json(response, status, body, wait);
  }
  if (answer.raw) {
    const { type, body, status = 200, headers } = answer.raw;
    response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (answer.isBlocked) {
    response.end(dialect.blocked);
    return;
  }
  const { pieces = [], tools = [], finish = 'done', usage = 'reported' } = answer;
  const events = dialect.events({ model: modelNames[0] ?? '', pieces, tools, finish, usage });
  const { before, pieces: texts, after } = events;
  if (answer.shape) {
    for (const chunk of answer.shape({ ...events, unknown: dialect.unknownEvent })) {
      if (response.destroyed) return;
      response.write(chunk);
      // Each chunk arrives by itself.
      await pause(1);
    }
    response.end();
    return;
  }
  if (answer.buffered && answer.cutAfter !== undefined) {
    const arrived = [...before, ...texts.slice(0, answer.cutAfter)].join('');
    response.write(arrived, () => response.destroy());
    return;
  }
  if (answer.buffered) {
    response.end([...before, ...texts, ...after].join(''));
    return;
  }
  const gone = new Promise((done) => response.once('close', done));
  for (const event of before) response.write(event);
  for (const [at, event] of texts.entries()) {
    if (response.destroyed) return;
    if (answer.cutAfter === at) return cut(response, event);
    if (answer.overloadAfter === at) return void response.end(dialect.lateOverload);
    if (at > 0 && answer.betweenMs) await pause(answer.betweenMs);
    if (!response.write(event)) await Promise.race([drained(response), gone]);
  }
  if (answer.cutAfter === texts.length) return cut(response, after[0] ?? '');
  response.end(after.join(''));
}

const drained = (response: ServerResponse) => new Promise((done) => response.once('drain', done));

/** Half an event, then nothing: the connection breaks without an end. */
function cut(response: ServerResponse, event: string): void {
  response.write(event.slice(0, event.length / 2), () => setTimeout(() => response.destroy(), 20));
}
