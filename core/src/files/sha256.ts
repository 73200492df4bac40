/**
 * SHA-256 of bytes, 64 hex digits (FIPS 180-4). Ours, since the browser's own works only on secure origins and answers
 * later, while a change of own data must know the hash inside its one transaction. About 100 MB a second.
 */
export function sha256(bytes: Uint8Array): string {
  const hash = Int32Array.from(firstRoots(8, 1 / 2));
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += 64) addBlock(hash, words, view, at);
  const end = ending(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < end.byteLength; at += 64) addBlock(hash, words, end, at);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What is left of the bytes, a one bit, zeros, and the length in bits. */
function ending(rest: Uint8Array, length: number): DataView {
  const end = new Uint8Array(rest.length < 56 ? 64 : 128);
  end.set(rest);
  end[rest.length] = 0x80;
  const view = new DataView(end.buffer);
  view.setUint32(end.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(end.length - 4, (length << 3) >>> 0);
  return view;
}

function addBlock(hash: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [of(words, i - 15), of(words, i - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = (of(words, i - 16) + low + of(words, i - 7) + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i += 1) {
    const sumE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sumE + ((e & f) ^ (~e & g)) + of(constants, i) + of(words, i)) | 0;
    const sumA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = of(hash, i) + value;
}

type Eight = [number, number, number, number, number, number, number, number];

const of = (list: Int32Array, at: number): number => list[at] as number;
const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The first 32 bits of the fractions of roots of the first primes: where the standard takes its numbers from. */
function firstRoots(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes.map((prime) => Math.floor((prime ** power % 1) * 0x1_0000_0000) | 0);
}

const constants = Int32Array.from(firstRoots(64, 1 / 3));
