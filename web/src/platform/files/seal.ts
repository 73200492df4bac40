import { crc32Hex, crc32Of } from '@foothold/core/files/crc32.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import {
  base64Of,
  bytesOf,
  passphraseBytes,
  readSealedHead,
  type SealProblem,
  sealNonce,
  sealPieceBytes,
  sealRounds,
  sealTagBytes,
  writeSealedHead,
} from '@foothold/core/own-data/sealed-backup.ts';

/** What is told while a file is worked on: the share that is done, 0 to 1. */
type Watch = { onProgress?: ((share: number) => void) | undefined; signal?: AbortSignal | undefined };

/** Packing works in the page itself: after so many ms it lets the page draw and answer. */
const atOnce = 16;

function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < atOnce) return;
    await new Promise((go) => setTimeout(go));
    since = performance.now();
  };
}

/** A checksum of eight hex digits and a line break end the file. */
const tailBytes = 9;
const longestHead = 4096;

/** True where the browser has the means to seal: on https and on this machine's own address, not on plain http. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Seals a file with a passphrase: packed, then AES-GCM 256 under a key that PBKDF2 makes of it, with a new salt and iv
 * each time. The passphrase is kept nowhere. Throws an AbortError when called off.
 */
export async function seal(
  file: Blob,
  { passphrase, madeAt, rounds = sealRounds.made }: { passphrase: string; madeAt: string; rounds?: number },
  watch: Watch = {},
): Promise<Blob> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(7));
  const { key, check } = await keysOf(passphrase, salt, rounds);
  const packed = 'CompressionStream' in globalThis ? 'gzip' : 'none';
  const plain = packed === 'gzip' ? await through(file, new CompressionStream('gzip'), watch.signal) : file;
  const head = writeSealedHead({
    madeAt,
    rounds,
    salt: base64Of(salt),
    iv: base64Of(iv),
    check: base64Of(check),
    packed,
    size: file.size,
  });
  const additionalData = new TextEncoder().encode(head);
  let checksum = crc32Of(additionalData);
  const parts: Blob[] = [new Blob([additionalData])];
  const pieces = Math.max(1, Math.ceil(plain.size / sealPieceBytes));
  for (let piece = 0; piece < pieces; piece += 1) {
    watch.signal?.throwIfAborted();
    const bytes = await plain.slice(piece * sealPieceBytes, (piece + 1) * sealPieceBytes).arrayBuffer();
    const nonce = sealNonce(iv, piece, piece === pieces - 1);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, bytes);
    checksum = crc32Of(new Uint8Array(sealed), checksum);
    parts.push(new Blob([sealed]));
    watch.onProgress?.((piece + 1) / pieces);
  }
  return new Blob([...parts, `${crc32Hex(checksum)}\n`], { type: 'application/octet-stream' });
}

const limits = fileLimits.sealedBackup;

/** More came out of a packed file than it states, or than is unpacked. */
class TooMuch extends Error {}

/** What opening a sealed backup answers: the backup inside, or why not. */
export type Unsealed = { ok: true; file: Blob } | { ok: false; problem: SealProblem; rounds?: number };

/**
 * Opens a sealed backup. The checksum over the whole file comes first, so that damage is never taken for a wrong
 * passphrase. Throws an AbortError when called off.
 */
export async function unseal(file: Blob, passphrase: string, watch: Watch = {}): Promise<Unsealed> {
  if (!canSeal()) return { ok: false, problem: 'no-crypto' };
  if (file.size > limits.bytes) return { ok: false, problem: 'too-large' };
  if (!(await isUndamaged(file, watch.signal))) return { ok: false, problem: 'damaged' };
  const start = await file.slice(0, longestHead).text();
  const line = start.slice(0, start.indexOf('\n') + 1);
  const read = readSealedHead(line);
  if (!read.ok) return read;
  const { rounds, packed, size } = read.head;
  if (size !== undefined && size > limits.unpacked) return { ok: false, problem: 'too-large' };
  if (packed === 'gzip' && !('DecompressionStream' in globalThis))
    return { ok: false, problem: 'cannot-unpack' };
  const iv = bytesOf(read.head.iv);
  const { key, check } = await keysOf(passphrase, bytesOf(read.head.salt), rounds);
  if (base64Of(check) !== read.head.check) return { ok: false, problem: 'wrong-passphrase' };
  const additionalData = new TextEncoder().encode(line);
  const sealed = file.slice(additionalData.length, file.size - tailBytes);
  const step = sealPieceBytes + sealTagBytes;
  const pieces = Math.max(1, Math.ceil(sealed.size / step));
  const parts: Blob[] = [];
  try {
    for (let piece = 0; piece < pieces; piece += 1) {
      watch.signal?.throwIfAborted();
      const bytes = await sealed.slice(piece * step, (piece + 1) * step).arrayBuffer();
      const nonce = sealNonce(iv, piece, piece === pieces - 1);
      parts.push(
        new Blob([await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, bytes)]),
      );
      watch.onProgress?.((piece + 1) / pieces);
    }
    const plain = new Blob(parts);
    const opened =
      packed === 'gzip'
        ? await through(plain, new DecompressionStream('gzip'), watch.signal, size ?? limits.unpacked)
        : plain;
    return size === undefined || opened.size === size
      ? { ok: true, file: opened }
      : { ok: false, problem: 'other-size' };
  } catch (error) {
    if (error instanceof TooMuch)
      return { ok: false, problem: size === undefined ? 'too-large' : 'other-size' };
    // The checksum is right and so is the passphrase: somebody wrote it so.
    if (watch.signal?.aborted) throw error;
    return { ok: false, problem: 'damaged' };
  }
}

async function isUndamaged(file: Blob, signal: AbortSignal | undefined): Promise<boolean> {
  if (file.size <= tailBytes) return false;
  const tail = await file.slice(file.size - tailBytes).text();
  let checksum = 0;
  const breathe = breather();
  const reader = file
    .slice(0, file.size - tailBytes)
    .stream()
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    await breathe();
    if (done) return tail === `${crc32Hex(checksum)}\n`;
    signal?.throwIfAborted();
    checksum = crc32Of(value, checksum);
  }
}

/** The key and, apart from it, the bytes that tell whether the passphrase is right: neither leads to the other. */
async function keysOf(
  passphrase: string,
  salt: BufferSource,
  iterations: number,
): Promise<{ key: CryptoKey; check: Uint8Array<ArrayBuffer> }> {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', passphraseBytes(passphrase), 'PBKDF2', false, ['deriveBits']);
  const master = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed, 256);
  const root = await subtle.importKey('raw', master, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const branch = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: new TextEncoder().encode(`foothold backup ${info}`),
  });
  const key = await subtle.deriveKey(branch('seal'), root, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return { key, check: new Uint8Array(await subtle.deriveBits(branch('check'), root, 128)) };
}

async function through(
  file: Blob,
  stream: CompressionStream | DecompressionStream,
  signal: AbortSignal | undefined,
  most = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  const packed = file.stream().pipeThrough(stream, signal ? { signal } : {});
  const parts: Blob[] = [];
  let size = 0;
  const breathe = breather();
  const reader = packed.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    await breathe();
    if (done) return new Blob(parts);
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new TooMuch();
    }
    parts.push(new Blob([value]));
  }
}
