import type { modelFetch } from './model-fetch.ts';

type Send = ReturnType<typeof modelFetch>;

/**
 * A `fetch` for Anthropic's dialect whose streams always count tokens: the SDK refuses the first and the last event of gateways
 * that leave the counts out. They become 0, which is estimated later.
 */
export function withMissingUsage(send: Send): Send {
  return async (input, init) => {
    const response = await send(input, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!response.body || !isStream) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(usageFiller()), { status, statusText, headers });
  };
}

function usageFiller(): TransformStream<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder('utf-8', { ignoreBOM: true }), new TextEncoder()];
  // A line of many chunks is joined once, not with every chunk.
  let line: string[] = [];
  return new TransformStream({
    transform(chunk, controller) {
      const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n');
      line.push(first);
      const whole: string[] = [];
      for (const next of rest) {
        whole.push(`${filled(line.join(''))}\n`);
        line = [next];
      }
      if (whole.length > 0) controller.enqueue(encoder.encode(whole.join('')));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(line.join('') + decoder.decode()));
    },
  });
}

type Start = { type: unknown; message?: { usage?: { input_tokens?: unknown } } };
type Delta = { type: unknown; usage?: { output_tokens?: unknown } };

function filled(line: string): string {
  if (!line.startsWith('data:') || !/"message_(?:start|delta)"/.test(line)) return line;
  try {
    const event = JSON.parse(line.slice('data:'.length)) as Start & Delta;
    if (event.type === 'message_start' && event.message)
      event.message.usage = { input_tokens: 0, ...event.message.usage };
    if (event.type === 'message_delta') event.usage = { output_tokens: 0, ...event.usage };
    return `data: ${JSON.stringify(event)}`;
  } catch {
    return line;
  }
}
