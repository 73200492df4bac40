import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is written in pieces, as `text/event-stream`. */
export type EventStream = {
  /** Whether something was sent: from then on what goes wrong is told as an event. */
  readonly hasBegun: boolean;
  /** Writes one event; resolves once there is room for the next, or the caller has left. */
  tell(event: unknown): Promise<void>;
  /** Writes the last one. */
  end(event: unknown): void;
  /** Sends nothing anymore; what has not begun can be answered in another way. */
  drop(): void;
};

/** After so long without an event the stream begins, so that nothing on the way takes the call for dead; and then again. */
const firstBeatMs = 1000;
const beatMs = 10_000;
// Some proxies pass nothing on before they have gathered this much.
const padding = `:${' '.repeat(2048)}\n\n`;

/** Whether a caller asks for an event stream: named by itself, and not with a weight of 0. */
export function acceptsEvents({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers.accept ?? '').split(',').some((one) => {
    const [type = '', ...weights] = one.split(';').map((part) => part.trim().toLowerCase());
    return type === 'text/event-stream' && !weights.some((weight) => Number(weight.replace(/^q=/, '')) === 0);
  });
}

/** Answers a request in events. The first of them, or a second of silence, sends the head. */
export function eventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  let hasBegun = false;
  let isOver = false;
  let beat = setTimeout(beatOnce, firstBeatMs);
  raw.once('close', stop);

  function stop(): void {
    isOver = true;
    clearTimeout(beat);
  }

  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    const headers = reply.getHeaders();
    reply.hijack();
    raw.writeHead(200, {
      ...(headers as Record<string, string | string[]>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.write(padding);
  }

  function beatOnce(): void {
    if (isOver) return;
    begin();
    // Where the caller does not read, another comment would only be kept here.
    if (!raw.writableNeedDrain) raw.write(': waiting\n\n');
    beat = setTimeout(beatOnce, beatMs);
  }

  const line = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;

  return {
    get hasBegun() {
      return hasBegun;
    },
    async tell(event) {
      if (isOver) return;
      begin();
      if (raw.write(line(event)) || raw.destroyed) return;
      const left = new AbortController();
      const gone = () => left.abort();
      raw.once('close', gone);
      await once(raw, 'drain', { signal: left.signal }).catch(() => undefined);
      raw.off('close', gone);
    },
    end(event) {
      if (isOver) return;
      begin();
      stop();
      raw.end(line(event));
    },
    drop: stop,
  };
}
