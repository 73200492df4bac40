import type { AiAnswer, AiEvent } from '@foothold/core/ai/ai-answer.ts';
import { vi } from 'vitest';
import { fakeBrowser, fakeToken } from '../fake-browser.ts';

const identity = JSON.stringify({
  userId: 'u1',
  email: 'maya@example.com',
  name: 'Maya',
  isKept: true,
  at: 1,
});
/** What the server answers. */
export const answer: AiAnswer = {
  text: 'Start with **numbers**.',
  claims: [],
  provider: 'openai-compatible',
  model: 'small',
  usage: { inputTokens: 20, outputTokens: 6 },
  prompt: 'resume-review/1',
  notes: [],
};

/** An event as its line. */
export const line = (event: AiEvent) => `data: ${JSON.stringify(event)}\n\n`;
/** A piece of text. */
export const said = (text: string) => line({ kind: 'text', text });
/** The last event. */
export const whole = line({ kind: 'answer', data: answer });

type Sent = { path: string; headers: Record<string, string>; body: unknown; signal: AbortSignal };
/** What the server does with a call; `tries` counts from 1. */
export type Reply = (sent: Sent, tries: number) => Response | Promise<Response>;

/**
 * Bytes in these pieces; then the end, a lost connection, or silence until the call is given up. Each comes when it is asked for:
 * a stream that fails drops what nobody has read, so one that is lost is lost after its last piece was taken.
 */
export function streamOf(
  pieces: (string | Uint8Array)[],
  end: 'done' | 'lost' | 'silent',
  signal?: AbortSignal,
) {
  const encoder = new TextEncoder();
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
      pull(controller) {
        const piece = pieces[at];
        at += 1;
        if (piece !== undefined)
          return controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        if (end === 'done') controller.close();
        if (end === 'lost') controller.error(new TypeError('network error'));
        return end === 'silent' ? new Promise<void>(() => undefined) : undefined;
      },
    },
    { highWaterMark: 0 },
  );
}

/** A stream of these lines that ends well. */
export const events = (...pieces: string[]) => streamed(streamOf(pieces, 'done'));
/** An event stream of this body. */
export const streamed = (body: ReadableStream<Uint8Array>) =>
  new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'r-7' },
  });
/** An answer in JSON. */
export const json = (data: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json', ...headers } });
/** A refusal in the envelope. */
export const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ success: false, code, message: `Words for ${code}.`, requestId: 'r-9' }, status, headers);

/** A signed-in page whose server answers AI calls as `reply` says. */
export async function freshPage(reply: Reply) {
  vi.resetModules();
  const browser = fakeBrowser(({ path }) =>
    path === '/api/auth/token' ? { data: { token: fakeToken('u1') } } : { data: { success: true } },
  );
  const others = fetch;
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/api/ai/')) return others(path, init);
    if (!browser.connection.onLine) throw new TypeError('Failed to fetch');
    const one = {
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)),
      signal: init.signal as AbortSignal,
    };
    sent.push(one);
    one.signal.throwIfAborted();
    return reply(one, sent.length);
  });
  browser.local.setItem('foothold.identity', identity);
  const session = await import('../server/session.ts');
  session.startSession();
  const { askModel } = await import('./ask.ts');
  const stop = new AbortController();
  const texts: string[] = [];
  return {
    browser,
    session,
    sent,
    stop,
    shown: () => texts.join(''),
    ask: (body: object = { resume: 'Nurse' }) =>
      askModel({
        task: 'resume-review',
        path: '/ai/resume/review',
        body,
        signal: stop.signal,
        onText: (text) => texts.push(text),
        onRestart: () => texts.splice(0),
      }),
  };
}
