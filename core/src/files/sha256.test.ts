import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('sha256', () => {
  it('gives the examples of the standard', () => {
    expect(sha256(bytesOf('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256(bytesOf(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256(bytesOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with another implementation at every length around the blocks, and on a part of a buffer', () => {
    const all = Uint8Array.from({ length: 400 }, (_, at) => (at * 31 + 7) % 256);
    for (let length = 0; length <= 260; length += 1) {
      const part = all.subarray(3, 3 + length);
      expect(sha256(part), `${length} bytes`).toBe(createHash('sha256').update(part).digest('hex'));
    }
  });

  it('hashes ten million bytes', () => {
    const large = new Uint8Array(10_000_000).fill(65);
    expect(sha256(large)).toBe(createHash('sha256').update(large).digest('hex'));
  });
});
