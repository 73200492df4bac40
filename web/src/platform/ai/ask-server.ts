import { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { errorStatus } from '@foothold/core/contract/envelope.ts';
import { retryKeyHeader } from '@foothold/core/contract/route.ts';
import type { SentMessage } from '@foothold/core/text/sent-message.ts';
import * as z from 'zod/mini';
import { asUser } from '../server/api.ts';
import { ApiError, clientFailure } from '../server/api-error.ts';
import { answerOf, failureOf } from '../server/exchange.ts';
import { keyedCall, newRetryKey } from '../server/retry-key.ts';
import { noteServerTime } from '../server/server-clock.ts';
import { currentSession, sessionHasEnded, watchSession } from '../server/session.ts';
import type { Ask } from './ask-call.ts';
import { readEvents, readPieces } from './event-stream.ts';

/** A model at home may think for ten minutes before its first word; longer than that nothing arrives anymore. */
const silenceMs = 11 * 60_000;

const Envelope = z.object({ data: AiAnswer });

/** Asks through this server: pieces as they come, or the whole answer at once where something on the way gathers them. */
export async function askServer<B>(
  ask: Ask<B>,
  more: Readonly<Record<string, string>> = {},
): Promise<AiAnswer> {
  // One key for all tries: a connection that is lost on the way costs the vendor's call once.
  const retryKey = newRetryKey();
  const signedOut = whenSignedOut();
  try {
    return await keyedCall(
      () => asUser((token) => askOnce(ask, { token, retryKey, more, signedOut: signedOut.signal })),
      ask.signal,
    );
  } finally {
    signedOut.stop();
  }
}

type Once = {
  token: string;
  retryKey: string;
  more: Readonly<Record<string, string>>;
  signedOut: AbortSignal;
};

async function askOnce<B>(ask: Ask<B>, { token, retryKey, more, signedOut }: Once): Promise<AiAnswer> {
  const silence = timerOf(silenceMs);
  let hasBegun = false;
  try {
    const response = await fetch(`/api/${ask.path.slice(1)}`, {
      method: 'POST',
      headers: {
        ...more,
        accept: 'text/event-stream, application/json;q=0.5',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        [retryKeyHeader]: retryKey,
      },
      body: JSON.stringify(ask.body),
      signal: AbortSignal.any([ask.signal, signedOut, silence.signal]),
    });
    noteServerTime(response.headers.get('date'));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!response.ok || !isStream || !response.body) return await wholeAnswer(response, silence.restart);
    hasBegun = true;
    return await streamedAnswer(ask, response, response.body, silence.restart);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (ask.signal.aborted) throw ask.signal.reason;
    if (signedOut.aborted) throw clientFailure('signed-out', { cause });
    const failure = failureOf(cause, silence.signal.aborted);
    const isLost = failure instanceof ApiError && failure.code === 'network';
    // `network` would be tried again, and what has been shown would be shown twice.
    throw isLost && hasBegun ? clientFailure('cut-off', { status: 200, cause }) : failure;
  } finally {
    silence.stop();
  }
}

async function wholeAnswer(response: Response, onBytes: () => void): Promise<AiAnswer> {
  let text = '';
  if (response.body) for await (const piece of readPieces(response.body, onBytes)) text += piece;
  const answer = Envelope.safeParse(answerOf(response, text));
  if (answer.success) return answer.data.data;
  throw clientFailure('bad-answer', { status: response.status, cause: answer.error });
}

async function streamedAnswer<B>(
  { onText, onRestart }: Ask<B>,
  response: Response,
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): Promise<AiAnswer> {
  const requestId = response.headers.get('x-request-id') ?? '';
  for await (const event of readEvents(body, onBytes)) {
    if (event.kind === 'text') onText?.(event.text);
    else if (event.kind === 'restart') onRestart?.();
    else if (event.kind === 'answer') return event.data;
    else throw failureEvent(event, requestId);
  }
  throw clientFailure('cut-off', { status: 200, requestId });
}

type Failed = { code: string; message: string; text?: SentMessage | undefined };

function failureEvent({ code, message, text }: Failed, requestId: string): ApiError {
  const isSignedOut = code === 'unauthenticated';
  if (isSignedOut) sessionHasEnded();
  // A 401 would be asked once more with a new token, and what has been shown would be shown twice.
  const status = isSignedOut ? 0 : ((errorStatus as Record<string, number>)[code] ?? 502);
  return new ApiError(code, message, { status, requestId, text });
}

/** Aborts once the person who asks is no longer the one who is signed in: nothing more of theirs is awaited. */
function whenSignedOut(): { signal: AbortSignal; stop: () => void } {
  const userId = currentSession().user?.userId;
  const controller = new AbortController();
  const stop = watchSession(() => {
    if (currentSession().user?.userId !== userId) controller.abort();
  });
  return { signal: controller.signal, stop };
}

/** Aborts after so long a time in which nobody restarted it. */
function timerOf(ms: number): { signal: AbortSignal; restart: () => void; stop: () => void } {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => controller.abort(), ms);
  };
  restart();
  return { signal: controller.signal, restart, stop };
}
