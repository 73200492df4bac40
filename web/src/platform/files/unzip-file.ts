import { crc32Of } from '@foothold/core/files/crc32.ts';
import { localHeaderBytes, type ZipFile, zipContentStart } from '@foothold/core/files/zip-directory.ts';
import { nextTurn } from '../next-turn.ts';

/** Packed bytes at once. Deflate makes at most 1,032 bytes of one: what is too much is noticed after 4 MB of it. */
const stepBytes = 4096;
const sliceMs = 24;

/**
 * The content of a file in a ZIP, or why it cannot be had: `damaged` also where more or less comes out than the
 * directory states, which ends the work at once; `unreadable` for a password or a rare method. The page stays alive
 * meanwhile; an aborted `signal` throws its AbortError.
 */
export async function unzipFile(
  archive: Uint8Array,
  file: ZipFile,
  signal?: AbortSignal,
): Promise<{ ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; problem: 'damaged' | 'unreadable' }> {
  if (file.isEncrypted || (file.method !== 0 && file.method !== 8))
    return { ok: false, problem: 'unreadable' };
  const start = zipContentStart(file, archive.subarray(file.from, file.from + localHeaderBytes));
  if (start === null) return { ok: false, problem: 'damaged' };
  const packed = archive.subarray(start, start + file.packed);
  const content = new Content(file.size);
  try {
    if (file.method === 0) content.add(packed);
    else await inflate(packed, content, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, problem: 'damaged' };
  }
  return content.length === file.size && content.crc === file.crc
    ? { ok: true, bytes: content.bytes }
    : { ok: false, problem: 'damaged' };
}

async function inflate(packed: Uint8Array, content: Content, signal?: AbortSignal): Promise<void> {
  const { Inflate } = await import('fflate');
  const stream = new Inflate((chunk) => content.add(chunk));
  let until = performance.now() + sliceMs;
  for (let at = 0; at < packed.length; at += stepBytes) {
    stream.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
    signal?.throwIfAborted();
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + sliceMs;
  }
}

/** What has come out so far; throws a RangeError at the first byte too many. */
class Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  length = 0;
  crc = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  add(chunk: Uint8Array): void {
    this.bytes.set(chunk, this.length);
    this.length += chunk.length;
    this.crc = crc32Of(chunk, this.crc);
  }
}
