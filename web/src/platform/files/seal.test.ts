import { crc32Hex, crc32Of } from '@foothold/core/files/crc32.ts';
import { isSealedStart, passphraseStrength, sealPieceBytes } from '@foothold/core/own-data/sealed-backup.ts';
import { expect, test, vi } from 'vitest';
import { canSeal, seal, unseal } from './seal.ts';

const madeAt = '2026-11-21T07:00:00.000Z';
const passphrase = 'grüne Äpfel fallen leise';
const text = `{"format":"foothold-backup"} ${'Nurse, “night” 🦊 '.repeat(200)}${Array.from({ length: 900 }, (_, at) => (at * at * 7919).toString(36)).join('')}`;
// The fewest rounds a file may ask for: the tests below open hundreds of files.
const rounds = 100_000;
const sealed = await seal(new Blob([text]), { passphrase, madeAt, rounds });
const bytes = new Uint8Array(await sealed.arrayBuffer());

async function problemOf(content: BlobPart, typed = passphrase): Promise<string> {
  const answer = await unseal(new Blob([content]), typed);
  return answer.ok ? 'none' : answer.problem;
}

/** The file with its first line changed and the checksum made right again, as only a person would. */
function rewritten(from: string | RegExp, to: string): Uint8Array<ArrayBuffer> {
  const all = Buffer.from(bytes);
  const at = all.indexOf('\n') + 1;
  const head = Buffer.from(all.subarray(0, at).toString().replace(from, to));
  const body = Buffer.concat([head, all.subarray(at, -9)]);
  return new Uint8Array(Buffer.concat([body, Buffer.from(`${crc32Hex(crc32Of(body))}\n`)]));
}

test('what is sealed opens with its passphrase and nothing of it can be read before', async () => {
  expect(isSealedStart(await sealed.slice(0, 64).text())).toBe(true);
  expect(isSealedStart(text.slice(0, 64))).toBe(false);
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Nurse');
  const opened = await unseal(sealed, passphrase);
  expect(opened.ok && (await opened.file.text())).toBe(text);
});

test('the same passphrase typed with other accents of the keyboard opens it', async () => {
  expect(passphrase.normalize('NFD')).not.toBe(passphrase);
  expect(await problemOf(bytes, passphrase.normalize('NFD'))).toBe('none');
});

test('by default it takes 600,000 rounds, and no two files are alike', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => seal(new Blob([text]), { passphrase, madeAt })));
  const heads = await Promise.all([one, two].map(async (file) => (await file?.text())?.split('\n')[0] ?? ''));
  expect(JSON.parse(heads[0] ?? '')).toMatchObject({ rounds: 600_000, packed: 'gzip', madeAt });
  for (const field of ['salt', 'iv', 'check'])
    expect(JSON.parse(heads[0] ?? '')[field]).not.toBe(JSON.parse(heads[1] ?? '')[field]);
  expect((await unseal(one ?? new Blob(), passphrase)).ok).toBe(true);
});

test('a wrong passphrase is said to be one', async () => {
  for (const typed of ['', `${passphrase} `, passphrase.toUpperCase()])
    expect(await problemOf(bytes, typed)).toBe('wrong-passphrase');
});

test('a changed byte is damage, never a wrong passphrase, wherever it is', async () => {
  let tried = 0;
  for (let at = 0; at < bytes.length; at += 97) {
    const copy = bytes.slice();
    copy[at] = (copy[at] ?? 0) ^ 1;
    expect(await problemOf(copy), `byte ${at}`).toBe('damaged');
    tried += 1;
  }
  expect(tried).toBeGreaterThan(5);
});

test('a file that was cut anywhere or goes on after its end is damaged', async () => {
  for (let length = 0; length < bytes.length; length += 41)
    expect(await problemOf(bytes.slice(0, length)), `${length} bytes`).toBe('damaged');
  expect(await problemOf(Buffer.concat([bytes, Buffer.from('\n')]))).toBe('damaged');
});

test('a first line that somebody changed is part of what is sealed', async () => {
  expect(await problemOf(rewritten(madeAt, '2020-01-01T00:00:00.000Z'))).toBe('damaged');
  expect(await problemOf(rewritten('"packed":"gzip"', '"packed":"none"'))).toBe('damaged');
});

test.each([
  ['"rounds":100000', '"rounds":1', 'odd-rounds'],
  ['"rounds":100000', '"rounds":4000000000', 'odd-rounds'],
  ['"version":1', '"version":2', 'newer'],
  [/"salt":"[^"]*"/, '"salt":"AAAA"', 'damaged'],
])('a first line with %s → %s is refused as %s before anything is computed', async (from, to, problem) => {
  expect(await problemOf(rewritten(from, to))).toBe(problem);
});

test('pieces are sealed in their order: 9 MB come back as they were', async () => {
  // Random, so that packing does not make one piece of it.
  const large = new Blob(Array.from({ length: 144 }, () => crypto.getRandomValues(new Uint8Array(65_536))));
  expect(large.size).toBeGreaterThan(2 * sealPieceBytes);
  const shares: number[] = [];
  const file = await seal(
    large,
    { passphrase, madeAt, rounds },
    { onProgress: (share) => shares.push(share) },
  );
  expect(shares.length).toBeGreaterThan(2);
  const opened = await unseal(file, passphrase);
  const before = Buffer.from(await large.arrayBuffer());
  expect(opened.ok && before.equals(Buffer.from(await opened.file.arrayBuffer()))).toBe(true);
});

test('calling it off stops it', async () => {
  const signal = AbortSignal.abort();
  await expect(seal(new Blob([text]), { passphrase, madeAt, rounds }, { signal })).rejects.toThrow(/abort/i);
});

test('a page on plain http has no means to seal and says so', async () => {
  vi.stubGlobal('crypto', {});
  expect(canSeal()).toBe(false);
  expect(await problemOf(bytes)).toBe('no-crypto');
  vi.unstubAllGlobals();
});

test('strength is told by length', () => {
  expect(['', '  ', 'hunter2', 'correct horse', 'correct horse battery'].map(passphraseStrength)).toEqual([
    'none',
    'none',
    'short',
    'fair',
    'long',
  ]);
});

test('unpacking stops at the size that the file states, and a smaller backup is refused too', async () => {
  const large = new Blob([new Uint8Array(20_000_000)]);
  const stating = async (size: number) => {
    const file = new Blob([large]);
    Object.defineProperty(file, 'size', { value: size });
    return seal(file, { passphrase, madeAt, rounds });
  };
  for (const size of [1_000_000, 20_000_001]) {
    const file = await stating(size);
    expect(file.size).toBeLessThan(30_000);
    expect(await unseal(file, passphrase)).toEqual({ ok: false, problem: 'other-size' });
  }
  expect((await unseal(await stating(20_000_000), passphrase)).ok).toBe(true);
});

test('a file that states more than is ever unpacked is refused before anything is unpacked', async () => {
  const file = new Blob(['x']);
  Object.defineProperty(file, 'size', { value: 3_000_000_000 });
  const sealedLarge = await seal(file, { passphrase, madeAt, rounds });
  expect(await unseal(sealedLarge, passphrase)).toEqual({ ok: false, problem: 'too-large' });
});

test('a file of before the size was stated opens as it did', async () => {
  const file = new Blob([text]);
  Object.defineProperty(file, 'size', { value: undefined });
  const old = await seal(file, { passphrase, madeAt, rounds });
  expect((await old.text()).split('\n')[0]).not.toContain('"size"');
  const opened = await unseal(old, passphrase);
  expect(opened.ok && (await opened.file.text())).toBe(text);
});
