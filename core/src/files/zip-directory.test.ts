import { expect, test } from 'vitest';
import { localHeaderBytes, zipContentStart, zipFiles } from './zip-directory.ts';
import { type ZipPart, zipOf, zipOfParts } from './zip-test-kit.ts';

const list = (zip: Uint8Array, maxFiles = 100) =>
  zipFiles((from, length) => zip.subarray(from, from + length), zip.length, maxFiles);

async function problemOf(zip: Uint8Array): Promise<string> {
  const listed = await list(zip);
  return listed.ok ? 'none' : listed.problem;
}

/** Where the content of each listed file begins, null for what cannot be read. */
async function startsIn(zip: Uint8Array) {
  const listed = await list(zip);
  return listed.ok
    ? listed.files.map((file) => zipContentStart(file, zip.subarray(file.from, file.from + localHeaderBytes)))
    : [];
}

const letter: ZipPart = { name: 'a.csv', content: 'a,b\n1,2\n' };

test.each([false, true])('files are listed in the order of the directory (ZIP64: %s)', async (isZip64) => {
  const parts = [letter, { name: 'folder/' }, { name: 'Müller/ä.csv', content: 'x', isStored: true }, letter];
  const zip = zipOfParts(parts, { isZip64, comment: 'about this archive' });
  const listed = await list(zip);
  expect(listed).toMatchObject({
    ok: true,
    files: [
      { name: 'a.csv', method: 8, size: 8, isEncrypted: false, from: 0 },
      { name: 'Müller/ä.csv', method: 0, size: 1, packed: 1 },
      { name: 'a.csv', method: 8, size: 8 },
    ],
  });
  const starts = await startsIn(zip);
  expect(starts.every((start) => start !== null)).toBe(true);
  expect(String.fromCharCode(zip[starts[1] ?? 0] ?? 0)).toBe('x');
});

test('an empty archive has no files', async () => {
  expect(await list(zipOf({}))).toEqual({ ok: true, files: [] });
});

test('a name in another encoding is read as Windows-1252', async () => {
  const zip = zipOf({ 'M_ller.csv': 'x' });
  const at = zip.lastIndexOf('M_ller') + 1;
  zip[at] = 0xfc;
  expect(await list(zip)).toMatchObject({ files: [{ name: 'Müller.csv' }] });
});

const archive = zipOfParts([letter, { ...letter, name: 'b.csv' }]);
const overlapping = (from: number) =>
  zipOfParts([letter, { ...letter, name: 'b.csv', isListedOnly: true, says: { from } }]);

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'cut-off'],
  ['half of one', archive.subarray(0, archive.length / 2), 'cut-off'],
  ['one without its end', archive.subarray(0, -1), 'cut-off'],
  ['one without its beginning', archive.subarray(20), 'damaged'],
  ['one that counts a file too many', zipOfParts([letter], { count: 2 }), 'damaged'],
  ['one whose second file starts where the first does', overlapping(0), 'overlapping'],
  ['one whose second file starts inside the first', overlapping(5), 'overlapping'],
  ['one whose file lies in the directory', zipOfParts([{ ...letter, says: { from: 60 } }]), 'overlapping'],
  [
    'one whose file ends after the directory',
    zipOfParts([{ ...letter, says: { packed: 999 } }]),
    'overlapping',
  ],
  [
    'one with a size of more than 53 bits',
    zipOfParts([{ ...letter, says: { size: 2 ** 60 } }], { isZip64: true }),
    'damaged',
  ],
  [
    'one that says its size stands elsewhere',
    zipOfParts([{ ...letter, says: { size: 2 ** 32 - 1 } }]),
    'damaged',
  ],
])('%s is refused', async (_, zip, problem) => {
  expect(await problemOf(zip)).toBe(problem);
});

test('files are counted, of one name and folders too, before the directory is read', async () => {
  const read: number[] = [];
  const many = zipOfParts(Array.from({ length: 101 }, () => ({ name: 'a/' })));
  const reader = (from: number, length: number) => {
    read.push(from);
    return many.subarray(from, from + length);
  };
  expect(await zipFiles(reader, many.length, 100)).toEqual({ ok: false, problem: 'too-many' });
  expect(read).toHaveLength(1);
});

test('an entry that is encrypted says so', async () => {
  expect(await list(zipOfParts([{ ...letter, says: { flags: 1 } }]))).toMatchObject({
    files: [{ isEncrypted: true }],
  });
});

test('content is not read through an extra field that reaches into the next file', async () => {
  const zip = zipOfParts([letter, { ...letter, name: 'b.csv' }]);
  expect(await startsIn(zip)).toEqual([35, expect.any(Number)]);
  zip.writeUInt16LE(20, 28);
  expect(await startsIn(zip)).toEqual([null, expect.any(Number)]);
  zip.writeUInt32LE(0, 0);
  expect((await startsIn(zip))[0]).toBeNull();
});

test('damage anywhere in an archive throws nothing', async () => {
  for (let at = 0; at < archive.length; at += 1)
    for (const byte of [0x00, 0xff]) {
      const broken = Uint8Array.from(archive);
      broken[at] = byte;
      await expect(startsIn(broken)).resolves.toBeInstanceOf(Array);
    }
});
