import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackPglite } from './backup-pglite.ts';
import { tarEnd, tarHeader, tarPadding } from './backup-tar.ts';

// Copies whose archive is not what their manifest states, as somebody would make them who has the hash recomputed.

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-bombs-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Part = { name: string; content?: Buffer; change?: (header: Buffer) => void };

function archive(parts: readonly Part[]): Buffer {
  const blocks = parts.flatMap(({ name, content = Buffer.alloc(0), change }) => {
    const header = tarHeader({ name, size: content.length });
    change?.(header);
    if (change) sign(header);
    return [header, content, tarPadding(content.length)];
  });
  return gzipSync(Buffer.concat([...blocks, tarEnd()]));
}

/** Makes the checksum of a changed header right again. */
function sign(header: Buffer): void {
  header.write('        ', 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536);
}

const unpack = (parts: readonly Part[], stated: { restoredBytes: number; restoredEntries?: number }) =>
  unpackPglite(piecesOf(archive(parts)), folder, stated);
const version = { name: 'postgres/PG_VERSION', content: Buffer.from('18\n') };
const withType = (type: string) => (header: Buffer) => void header.write(type, 156);

test('a copy that is what it states is unpacked', async () => {
  await unpack([{ name: 'postgres/' }, version], { restoredBytes: 3, restoredEntries: 2 });
  expect(await readdir(join(folder, 'postgres'))).toEqual(['PG_VERSION']);
});

test('unpacking stops before the first file that exceeds the stated bytes', async () => {
  const large = { name: 'postgres/large', content: Buffer.alloc(30_000_000) };
  await expect(unpack([version, large], { restoredBytes: 1_000_000 })).rejects.toThrow(
    /unpacks to more than the 1 MB that it states: it was modified\. Nothing was changed\./,
  );
  expect(await readdir(join(folder, 'postgres'))).toEqual(['PG_VERSION']);
});

test('a file whose header states a terabyte is refused without a byte of it', async () => {
  const sparse = {
    name: 'postgres/sparse',
    change: (header: Buffer) => void header.write('77777777777', 124),
  };
  await expect(unpack([sparse], { restoredBytes: 1000 })).rejects.toThrow(/unpacks to more than/);
  expect(await readdir(folder)).toEqual([]);
});

test('more files than stated are refused', async () => {
  const empty = Array.from({ length: 50 }, (_, index) => ({ name: `postgres/${index}` }));
  await expect(unpack(empty, { restoredBytes: 0, restoredEntries: 10 })).rejects.toThrow(
    'unpacks to more than the 10 files that it states',
  );
  expect(await readdir(join(folder, 'postgres'))).toHaveLength(10);
});

test.each([
  ['a symbolic link', '2'],
  ['a hard link', '1'],
  ['a device', '3'],
  ['a sparse file of GNU', 'S'],
  ['a header with a long name', 'L'],
])('%s is refused', async (_, type) => {
  await expect(
    unpack([{ name: 'postgres/base', change: withType(type) }], { restoredBytes: 1000 }),
  ).rejects.toThrow('The archive holds postgres/base, which is a link or a device and no file.');
  expect(await readdir(folder)).toEqual([]);
});

test.each(['../outside', '/etc/passwd', 'postgres/../../outside', 'postgres\\..\\outside', 'other/file'])(
  'the name %s is refused',
  async (name) => {
    await expect(unpack([{ name, content: Buffer.from('x') }], { restoredBytes: 1000 })).rejects.toThrow(
      /which no copy has/,
    );
  },
);

test('a name that comes twice is refused, as a file or as a folder', async () => {
  for (const again of [version, { name: 'postgres/PG_VERSION/' }]) {
    await rm(join(folder, 'postgres'), { recursive: true, force: true });
    await expect(unpack([version, again], { restoredBytes: 1000 })).rejects.toThrow(/twice/);
  }
});

test('a size that is no number, and a compression that ends in the middle, are refused', async () => {
  const odd = {
    ...version,
    change: (header: Buffer) => void header.write('\x80\0\0\0\0\0\0\0\0\0\x7f', 124, 'latin1'),
  };
  await expect(unpack([odd], { restoredBytes: 1000 })).rejects.toThrow(/size of postgres\/PG_VERSION/);
  const whole = archive([{ name: 'postgres/noise', content: Buffer.alloc(500_000, 'abcdefgh') }]);
  await expect(
    unpackPglite(piecesOf(whole.subarray(0, whole.length / 2)), folder, { restoredBytes: 500_000 }),
  ).rejects.toThrow();
});

test('half a gigabyte of zeros behind the end of the archive is never unpacked', async () => {
  const zeros = gzipSync(Buffer.alloc(100_000_000));
  const bomb = Buffer.concat([archive([version]), zeros, zeros, zeros, zeros, zeros]);
  const started = performance.now();
  await unpackPglite(piecesOf(bomb), folder, { restoredBytes: 3 });
  expect(performance.now() - started).toBeLessThan(3000);
});
