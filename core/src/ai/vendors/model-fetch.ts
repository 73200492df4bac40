import { modelMessage } from '../model.messages.ts';
import { ModelError } from '../model.ts';
import { wholeBody } from './whole-body.ts';

/** The part of `fetch` that is used for models. */
export type ModelFetch = (url: string, init: RequestInit) => Promise<Response>;

const streams = ['text/event-stream', 'application/json'];

/**
 * A `fetch` for the AI SDK that reads at most 10 MB of an answer and tells a web page from a model's stream. `shape` may change
 * the headers.
 */
export function modelFetch(
  send: ModelFetch,
  shape: (headers: Headers) => void = () => undefined,
): (input: unknown, init?: RequestInit) => Promise<Response> {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    // A browser says what it is itself, and a header that it does not expect is refused before the question.
    headers.delete('user-agent');
    shape(headers);
    const response = await send(String(input), { ...init, headers, redirect: 'error' });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (response.ok && !streams.includes(type)) {
      await response.body?.cancel();
      throw new ModelError('not-understood', modelMessage(type === 'text/html' ? 'web-page' : 'not-a-model'));
    }
    if (!response.body) return response;
    const { status, statusText, headers: told } = response;
    const body = wholeBody(response.body, init.signal ?? new AbortController().signal);
    return new Response(body, { status, statusText, headers: told });
  };
}
