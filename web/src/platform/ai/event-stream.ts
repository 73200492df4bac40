import { AiEvent } from '@foothold/core/ai/ai-answer.ts';
import { clientFailure } from '../server/api-error.ts';

/** What an answer may hold at most, in bytes. */
export const maxAnswerBytes = 10_000_000;

type Body = ReadableStream<Uint8Array>;

/** The text of a body as it arrives. Throws `too-large` beyond 10 MB; `onBytes` is called with every piece. */
export async function* readPieces(body: Body, onBytes: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > maxAnswerBytes) throw clientFailure('too-large', { status: 200 });
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // A reader that stops early ends the call, so that the server stops as well.
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * The events of a `text/event-stream` as they arrive. Comments, fields other than `data:` and lines that do not parse are
 * skipped: the last event holds the whole answer.
 */
export async function* readEvents(body: Body, onBytes: () => void): AsyncGenerator<AiEvent> {
  // A line of many pieces is joined once, not with every piece.
  let pieces: string[] = [];
  for await (const text of readPieces(body, onBytes)) {
    const [first = '', ...rest] = text.split('\n');
    pieces.push(first);
    for (const next of rest) {
      const event = eventOf(pieces.join(''));
      pieces = [next];
      if (event) yield event;
    }
  }
  const last = eventOf(pieces.join(''));
  if (last) yield last;
}

function eventOf(line: string): AiEvent | null {
  if (!line.startsWith('data:')) return null;
  try {
    const event = AiEvent.safeParse(JSON.parse(line.slice('data:'.length)));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
