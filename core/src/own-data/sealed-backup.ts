import * as z from 'zod/mini';

/** What a sealed backup says it is; `version` counts up when its shape changes. */
export const sealedFormat = 'foothold-sealed-backup';
export const sealedVersion = 1;

/**
 * Rounds of PBKDF2 with SHA-256: what OWASP advised for it in 2023 (600,000). A file may ask for others within bounds;
 * fewer would be no lock, more would hold the page up for minutes.
 */
export const sealRounds = { made: 600_000, least: 100_000, most: 10_000_000 } as const;

/** Bytes that are sealed as one piece, each with a tag of its own, so that no size needs to fit into memory at once. */
export const sealPieceBytes = 4 * 1024 * 1024;
/** What sealing adds to a piece. */
export const sealTagBytes = 16;

const base64 = (bytes: number) =>
  z.string().check(
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    z.refine((text) => bytesOf(text).length === bytes),
  );

const Head = z.object({
  format: z.literal(sealedFormat),
  version: z.number(),
  madeAt: z.iso.datetime(),
  rounds: z.int(),
  /** 16 random bytes, 7 random bytes, 16 bytes that only the right passphrase leads to; Base64. */
  salt: base64(16),
  iv: base64(7),
  check: base64(16),
  /** How the backup was packed before it was sealed. */
  packed: z.enum(['gzip', 'none']),
  /** Bytes of the backup inside; absent in files that were made before it was stated. */
  size: z.optional(z.int().check(z.nonnegative())),
});

/** The readable first line of a sealed backup. All of it is authenticated with every piece. */
export type SealedHead = z.infer<typeof Head>;

/** Why a sealed backup does not open. */
export type SealProblem =
  | 'damaged'
  | 'newer'
  | 'odd-rounds'
  /** More or less came out than the head states. */
  | 'other-size'
  | 'too-large'
  | 'wrong-passphrase'
  | 'cannot-unpack'
  | 'no-crypto';

/** The first line as it is written. */
export function writeSealedHead(head: Omit<SealedHead, 'format' | 'version'>): string {
  return `${JSON.stringify({ format: sealedFormat, version: sealedVersion, ...head })}\n`;
}

/** True for the first characters of a sealed backup of any version. */
export function isSealedStart(start: string): boolean {
  return start.startsWith(`{"format":"${sealedFormat}"`);
}

/** Reads the first line of a sealed backup whose checksum was found right. */
export function readSealedHead(
  line: string,
): { ok: true; head: SealedHead } | { ok: false; problem: SealProblem; rounds?: number } {
  let content: unknown;
  try {
    content = JSON.parse(line);
  } catch {
    return { ok: false, problem: 'damaged' };
  }
  const version = z.object({ format: z.literal(sealedFormat), version: z.number() }).safeParse(content);
  if (!version.success) return { ok: false, problem: 'damaged' };
  if (version.data.version > sealedVersion) return { ok: false, problem: 'newer' };
  const { data: head } = Head.safeParse(content);
  if (!head) return { ok: false, problem: 'damaged' };
  const { rounds } = head;
  if (rounds < sealRounds.least || rounds > sealRounds.most)
    return { ok: false, problem: 'odd-rounds', rounds };
  return { ok: true, head };
}

/**
 * The nonce of a piece (the STREAM construction): the file's own 7 bytes, the number of the piece, and 1 for the last.
 * A piece that is left out, moved or cut off the end does not open.
 */
export function sealNonce(iv: Uint8Array, piece: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(12);
  nonce.set(iv.subarray(0, 7));
  new DataView(nonce.buffer).setUint32(7, piece);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** A passphrase as bytes: the same on every keyboard that writes an accent in its own way. */
export function passphraseBytes(passphrase: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(passphrase.normalize('NFKC'));
}

/** How hard a passphrase is to guess, by its length alone: five words in a row are long. */
export function passphraseStrength(passphrase: string): 'none' | 'short' | 'fair' | 'long' {
  const { length } = [...passphrase.trim()];
  if (length === 0) return 'none';
  return length < 12 ? 'short' : length < 20 ? 'fair' : 'long';
}

/** Bytes as Base64. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** The bytes of a Base64 text, none when it is none. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
