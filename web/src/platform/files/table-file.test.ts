import { existsSync, readFileSync } from 'node:fs';
import { type ZipPart, zipOf, zipOfParts } from '@foothold/core/files/zip-test-kit.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { importSheet } from '@foothold/core/transfer/import-sheet.ts';
import { Inflate, strToU8, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { readTableFile } from './table-file.ts';

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

async function problemOf(file: File): Promise<string> {
  const read = await readTableFile(file);
  return read.ok ? 'none' : read.problem;
}

test.each([
  ['jobs.pdf', '%PDF-1.7 …', 'pdf'],
  ['page.csv', '\n<!DOCTYPE html><html>', 'web-page'],
  ['backup.json', '{"format":"foothold"}', 'json'],
  ['list.json', '[{"title":"x"}]', 'json'],
  ['empty.csv', '', 'empty'],
  ['blank.csv', '\ufeff\r\n  \r\n', 'empty'],
])('%s with %j is %s', async (name, content, problem) => {
  expect(await problemOf(fileOf(name, content))).toBe(problem);
});

test.each([
  [[0x89, 0x50, 0x4e, 0x47], 'image'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'excel'],
  [[0x1f, 0x8b, 8], 'archive'],
  [Array.from({ length: 3000 }, (_, at) => (at * 37) % 251), 'not-text'],
])('bytes %j are %s', async (bytes, problem) => {
  expect(await problemOf(fileOf('jobs.csv', Uint8Array.from(bytes)))).toBe(problem);
});

test('a CSV in any encoding is its rows', async () => {
  const rows = [
    ['Firma', 'Titel'],
    ['Müller & Söhne', 'Ärztin; leitend\nNachtdienst'],
  ];
  const text = '\ufeffFirma;Titel\r\nMüller & Söhne;"Ärztin; leitend\nNachtdienst"\r\n';
  for (const bytes of [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(text.slice(1), 'latin1')])
    expect(await readTableFile(fileOf('a.csv', Uint8Array.from(bytes)))).toEqual({
      ok: true,
      tables: [{ name: 'a.csv', records: rows }],
    });
});

test('of a LinkedIn archive the lists of jobs are read, applications first; other archives give their tables', async () => {
  const archive = zipSync({
    'x/Profile.csv': strToU8('First Name\nMaya'),
    'x/Jobs/Saved Jobs.csv': strToU8('Job Title,Company Name\nA,B'),
    'x/Jobs/Job Applications_1.csv': strToU8('Job Title,Company Name\nC,D'),
    'x/Jobs/Job Applications.csv': strToU8('Job Title,Company Name\nE,F'),
  });
  const read = await readTableFile(fileOf('linkedin.zip', archive));
  expect(read.ok && read.tables.map(({ name }) => name)).toEqual([
    'Job Applications.csv',
    'Job Applications_1.csv',
    'Saved Jobs.csv',
  ]);
  const other = zipSync({ 'board.csv': strToU8('a,b\n1,2'), '__MACOSX/._board.csv': strToU8('x') });
  const its = await readTableFile(fileOf('board.zip', other));
  expect(its.ok && its.tables).toEqual([
    {
      name: 'board.csv',
      records: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
  ]);
});

test('tables of one name keep their folders apart', async () => {
  const two = zipSync({ 'a/x.csv': strToU8('a,b'), 'b/x.csv': strToU8('a,b'), 'y.csv': strToU8('a,b') });
  const read = await readTableFile(fileOf('two.zip', two));
  expect(read.ok && read.tables.map(({ name }) => name)).toEqual(['a/x.csv', 'b/x.csv', 'y.csv']);
  const nested = await readTableFile(fileOf('two.zip', zipOf({ 'x.csv': 'a,b', 'a/x.csv': 'a,b' })));
  expect(nested.ok && nested.tables.map(({ name }) => name)).toEqual(['x.csv', 'a/x.csv']);
});

test('archives that are no list of jobs say what they are', async () => {
  const zipped = (...names: string[]) =>
    fileOf('x.zip', zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')]))));
  expect(await problemOf(zipped('xl/workbook.xml', 'mimetype'))).toBe('excel');
  expect(await problemOf(zipped('word/document.xml'))).toBe('word');
  expect(await problemOf(zipped('photo.jpg'))).toBe('no-table');
  const whole = zipSync({ 'a.csv': strToU8('a,b\n1,2\n'.repeat(100)) });
  expect(await problemOf(fileOf('x.zip', whole.subarray(0, whole.length / 2)))).toBe('damaged-zip');
});

test('an archive that would unpack to more than 250 MB is not unpacked', async () => {
  const says = (size: number) => ({ name: 'a.csv', content: 'a,b\n', says: { size } });
  expect(await problemOf(fileOf('bomb.zip', zipOfParts([says(250_000_001)])))).toBe('too-large');
  const shared = zipOfParts(Array.from({ length: 3 }, () => says(100_000_000)));
  expect(await problemOf(fileOf('bomb.zip', shared))).toBe('too-large');
  const many = zipOfParts(Array.from({ length: 10_001 }, () => ({ name: 'a.csv', isStored: true })));
  expect(await problemOf(fileOf('many.zip', many))).toBe('too-large');
  const pictures = zipOfParts([
    { name: 'a.jpg', says: { size: 900_000_000 } },
    { name: 'a.csv', content: 'a,b\n1,2' },
  ]);
  expect(await problemOf(fileOf('pictures.zip', pictures))).toBe('none');
});

test('two files of one name are counted and read as two', async () => {
  const stated = { name: 'a.csv', content: 'a,b\n', says: { size: 9_000_000 } };
  // The last of a name must not stand for all of them.
  const bomb = zipOfParts([...Array.from({ length: 29 }, () => stated), { name: 'a.csv', content: 'a,b\n' }]);
  expect(await problemOf(fileOf('bomb.zip', bomb))).toBe('too-large');
  const twice = zipOfParts([
    { name: 'x/a.csv', content: 'a,b\n1,2' },
    { name: 'x/a.csv', content: 'a,b\n3,4' },
  ]);
  const read = await readTableFile(fileOf('twice.zip', twice));
  expect(read.ok && read.tables.map(({ name, records }) => [name, records[1]])).toEqual([
    ['a.csv', ['1', '2']],
    ['a.csv (2)', ['3', '4']],
  ]);
});

const row = 'a,b\n1,2\n';

test.each<[string, ZipPart[], string]>([
  ['states less than it holds', [{ name: 'a.csv', content: row, says: { size: 4 } }], 'damaged-zip'],
  ['states more than it holds', [{ name: 'a.csv', content: row, says: { size: 99 } }], 'damaged-zip'],
  [
    'holds something else than was packed',
    [{ name: 'a.csv', content: row, says: { crc: 1 } }],
    'damaged-zip',
  ],
  [
    'is stored and called packed',
    [{ name: 'a.csv', content: row, isStored: true, says: { method: 8 } }],
    'damaged-zip',
  ],
  [
    'lists its content once more under another name',
    [
      { name: 'a.csv', content: row },
      { name: 'b.csv', content: row, isListedOnly: true, says: { from: 0 } },
    ],
    'damaged-zip',
  ],
  ['has a password', [{ name: 'a.csv', content: row, says: { flags: 1 } }], 'archive'],
  ['is packed by a rare method', [{ name: 'a.csv', content: row, says: { method: 14 } }], 'archive'],
  ['holds an archive called a table', [{ name: 'a.csv', content: zipOf({ 'a.csv': row }) }], 'not-text'],
  ['holds an archive', [{ name: 'a.zip', content: zipOf({ 'a.csv': row }) }], 'no-table'],
])('an archive that %s is refused', async (_, parts, problem) => {
  expect(await problemOf(fileOf('x.zip', zipOfParts(parts)))).toBe(problem);
});

test('unpacking ends where more comes out than the directory states, and when it is cancelled', async () => {
  const content = new Uint8Array(12_000_000);
  const steps = vi.spyOn(Inflate.prototype, 'push');
  const whole = fileOf('a.zip', zipOfParts([{ name: 'a.csv', content }]));
  expect(await problemOf(whole)).toBe('not-text');
  expect(steps.mock.calls.length).toBeGreaterThan(2);
  steps.mockClear();
  const bomb = zipOfParts([{ name: 'a.csv', content, says: { size: 1000 } }]);
  expect(await problemOf(fileOf('bomb.zip', bomb))).toBe('damaged-zip');
  expect(steps).toHaveBeenCalledTimes(1);
  steps.mockClear();
  const stop = new AbortController();
  steps.mockImplementationOnce(() => stop.abort());
  await expect(readTableFile(whole, stop.signal)).rejects.toThrow(/abort/i);
  expect(steps).toHaveBeenCalledTimes(1);
  steps.mockRestore();
});

test('an archive in 64-bit fields is read', async () => {
  const read = await readTableFile(
    fileOf('a.zip', zipOfParts([{ name: 'a.csv', content: row }], { isZip64: true })),
  );
  expect(read.ok && read.tables[0]?.records).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('reading stops when it is cancelled', async () => {
  const stop = new AbortController();
  const reading = readTableFile(fileOf('a.csv', 'a,b\n1,2\n'.repeat(400_000)), stop.signal);
  stop.abort();
  await expect(reading).rejects.toThrow(/abort/i);
});

const folder = realFile('postings/');
const realFiles = [
  ['linkedin_richmond_va_2025.csv', 719],
  ['yanmsong_indeed-ds-0407.csv', 944],
] as const;
const isReal = realFiles.every(([name]) => existsSync(new URL(name, folder)));
const ownFile =
  'job_id,title,company,location,date_text,link,description\n1,Tutor,Acme,"Richmond, VA",2 days ago,https://x.example.com/1,"Teach, a lot"\n';

test(`scraped lists of jobs are understood without help (${isReal ? 'real files' : 'a file of our own'})`, async () => {
  const files = isReal ? realFiles : ([['own.csv', 1]] as const);
  for (const [name, rows] of files) {
    const text = isReal ? readFileSync(new URL(name, folder)) : Buffer.from(ownFile);
    const read = await readTableFile(fileOf(name, Uint8Array.from(text)));
    const sheet = read.ok ? importSheet(name, read.tables[0]?.records ?? [], 'month-first') : null;
    expect(sheet?.table.rows.length).toBe(rows);
    const fields = sheet?.mapping ?? [];
    expect(fields).toEqual(expect.arrayContaining(['jobTitle', 'companyName', 'location', 'description']));
    const most = sheet?.table.heads.length ?? 0;
    expect(sheet?.table.rows.filter(({ cells }) => cells.length > most)).toEqual([]);
  }
});

test('tables of more cells or rows than a list of jobs are refused', async () => {
  expect(await problemOf(fileOf('wide.csv', ','.repeat(1_500_000)))).toBe('too-many-cells');
  expect(await problemOf(fileOf('long.csv', 'a,b\n', '\n'.repeat(1_500_000)))).toBe('too-many-cells');
});
