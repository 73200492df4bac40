import type { Outbound } from './port.ts';

const maxBytes = 5_000_000;
const timeoutMs = 10_000;

/** The guarded way to ask for JSON in the form of `fetch`; another site that it was led to answers nothing. Throws OutboundError. */
export function guardedFetch(
  outbound: Outbound,
): (url: URL, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response> {
  return async (url, { headers: { accept: _ours, 'user-agent': _agent, ...headers }, signal }) => {
    const asked = outbound(url.href, {
      types: ['application/json'],
      maxBytes,
      timeoutMs,
      headers,
    });
    const stopped = new Promise<never>((_done, failed) => {
      const stop = () => failed(signal.reason as Error);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
    const answer = await Promise.race([asked, stopped]);
    if (new URL(answer.url).host !== url.host) return Response.error();
    const { 'retry-after': wait } = answer.headers;
    const isBodiless = answer.status === 204 || answer.status === 304 || answer.status < 200;
    return new Response(isBodiless ? null : Buffer.from(answer.body), {
      status: answer.status < 200 ? 502 : answer.status,
      ...(typeof wait === 'string' && { headers: { 'retry-after': wait } }),
    });
  };
}
