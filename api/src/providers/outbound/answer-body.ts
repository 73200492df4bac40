import type { IncomingMessage } from 'node:http';
import { Readable, pipeline as streamed } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { OutboundError } from './port.ts';

/** What `unpacked` can undo, as the header accept-encoding says it. */
export const acceptedEncodings = 'gzip, br';

/** Passes bytes on until there were too many; leaving it ends the connection. */
function upTo(maxBytes: number) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const part of source) {
      size += part.byteLength;
      if (size > maxBytes) throw new OutboundError('too-large');
      yield part;
    }
  };
}

/**
 * The whole body of an answer, unpacked, of at most `maxBytes` both as sent and unpacked: a small archive of a large
 * nothing stops at the limit. Throws OutboundError; an abort throws the reason of the signal.
 */
export async function readBody(
  answer: IncomingMessage,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Uint8Array> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (Number(answer.headers['content-length']) > maxBytes) throw new OutboundError('too-large');
  const parts: Uint8Array[] = [];
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    for await (const part of source) parts.push(part);
  };
  const raw = Readable.from(upTo(maxBytes)(answer), { objectMode: false });
  if (encoding === 'gzip' || encoding === 'x-gzip')
    await pipeline(raw, createGunzip(), upTo(maxBytes), collect, { signal });
  else if (encoding === 'br')
    await pipeline(raw, createBrotliDecompress(), upTo(maxBytes), collect, { signal });
  else if (encoding === 'identity' || encoding === '') await pipeline(raw, collect, { signal });
  else throw new OutboundError('wrong-type');
  return Buffer.concat(parts);
}

/** The body of an answer as it comes, unpacked and without a limit of its size. Throws OutboundError for an encoding that was not asked for. */
export function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return answer;
  const unpack =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : null;
  if (!unpack) throw new OutboundError('wrong-type');
  // What breaks off reaches who reads, as the error of the last stream.
  return streamed(answer, unpack, () => undefined);
}
