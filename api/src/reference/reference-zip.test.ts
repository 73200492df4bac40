import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ZipPart, zipOfParts } from '@foothold/core/files/zip-test-kit.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { csvOfWorkbook } from './reference-xlsx.ts';
import { zipEntries } from './reference-zip.ts';
import { workbookParts } from './workbook-test-kit.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-zip-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(parts: readonly ZipPart[], ending = {}): Promise<string> {
  const path = join(folder, 'made.zip');
  await writeFile(path, zipOfParts(parts, ending));
  return path;
}

/** The names of an archive with how many bytes came out of each. */
async function unpacked(parts: readonly ZipPart[], ending = {}): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const { name, read } of await zipEntries(await written(parts, ending), 'made.zip')) {
    let length = 0;
    for await (const chunk of read()) length += chunk.length;
    found.push([name, length]);
  }
  return found;
}

const row = 'a,b\n1,2\n';

test.each([false, true])('files of one name are all read (ZIP64: %s)', async (isZip64) => {
  const parts = [
    { name: 'a.csv', content: row },
    { name: 'a.csv', content: row.repeat(2), isStored: true },
    { name: 'empty.csv' },
  ];
  expect(await unpacked(parts, { isZip64 })).toEqual([
    ['a.csv', 8],
    ['a.csv', 16],
    ['empty.csv', 0],
  ]);
});

test.each<[string, ZipPart[], RegExp]>([
  ['states less than it holds', [{ name: 'a.csv', content: row, says: { size: 4 } }], /is damaged/],
  ['states more than it holds', [{ name: 'a.csv', content: row, says: { size: 99 } }], /is damaged/],
  ['is called empty', [{ name: 'a.csv', says: { size: 9 } }], /is damaged/],
  [
    'lists its content twice',
    [
      { name: 'a.csv', content: row },
      { name: 'a.csv', content: row, isListedOnly: true, says: { from: 0 } },
    ],
    /its files share content/,
  ],
  ['has a password', [{ name: 'a.csv', content: row, says: { flags: 1 } }], /packed in a way/],
  ['is packed by a rare method', [{ name: 'a.csv', content: row, says: { method: 14 } }], /packed in a way/],
  [
    'holds 10,001 files',
    Array.from({ length: 10_001 }, () => ({ name: 'a', isStored: true })),
    /more than 10000 files/,
  ],
  [
    'unpacks to more than 4 GB in all',
    [1, 2].map(() => ({ name: 'a.csv', content: row, says: { size: 2_100_000_000 } })),
    /more than 4 GB/,
  ],
])('an archive that %s is refused', async (_, parts, message) => {
  await expect(unpacked(parts)).rejects.toThrow(message);
});

test('unpacking ends where more comes out than the list states', async () => {
  const content = new Uint8Array(50_000_000);
  const path = await written([{ name: 'a.csv', content, says: { size: 100_000 } }]);
  const [entry] = await zipEntries(path, 'made.zip');
  let length = 0;
  const reading = async () => {
    for await (const chunk of entry?.read() ?? []) length += chunk.length;
  };
  await expect(reading()).rejects.toThrow('what is in it is not what was packed');
  expect(length).toBeLessThanOrEqual(100_000);
});

test('a workbook whose sheet states less than it holds is refused', async () => {
  const sheet = { name: 'xl/worksheets/sheet1.xml', content: '<row/>'.repeat(1_000_000), says: { size: 6 } };
  await expect(csvOfWorkbook(await written([sheet]), 'made.xlsx')).rejects.toThrow(/is damaged/);
});

const bookOf = (sheets: Parameters<typeof workbookParts>[0], strings?: string) =>
  written(Object.entries(workbookParts(sheets, strings)).map(([name, content]) => ({ name, content })));

test('of a workbook the first tab is read, whatever its file is called', async () => {
  const row = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const path = await bookOf([
    ['sheet2.xml', row('figures')],
    ['sheet1.xml', row('notes')],
  ]);
  expect(await csvOfWorkbook(path, 'made.xlsx')).toBe('figures\n');
});

test('cells of a workbook keep their texts and numbers as they are written', async () => {
  const path = await bookOf(
    [
      [
        'sheet1.xml',
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>1234567890123456789</v></c><c r="D1"><v>0.10</v></c></row>' +
          '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="inlineStr"><is><t>a "b"\nc</t></is></c></row>',
      ],
    ],
    '<si><t>看護師</t><rPh sb="0" eb="3"><t>カンゴシ</t></rPh></si><si><r><t>R&amp;D, </t></r><r><t xml:space="preserve">lead</t></r></si>',
  );
  expect(await csvOfWorkbook(path, 'made.xlsx')).toBe(
    '看護師,,1234567890123456789,0.10\n"R&D, lead","a ""b"" c",,\n',
  );
});

test('a workbook whose elements have a prefix is read, and a cell far beyond the last column is left out', async () => {
  const [start, cell] = ['<x:row r="1">', (at: string) => `<x:c r="${at}"><x:v>1</x:v></x:c>`];
  const path = await bookOf([['sheet1.xml', `${start}${cell('A1')}${cell('ZZZZ1')}${cell('B1')}</x:row>`]]);
  expect(await csvOfWorkbook(path, 'made.xlsx')).toBe('1,1\n');
});

test.each([
  ['cells', '<row><c r="A1"'.repeat(70_000)],
  ['rows', '<row r="1">'.repeat(90_000)],
])('a workbook of a megabyte of %s in each other is refused', async (_, content) => {
  await expect(csvOfWorkbook(await bookOf([['sheet1.xml', content]]), 'made.xlsx')).rejects.toThrow(
    /is damaged: an element never ends/,
  );
});

test('a workbook of a megabyte of a value that never ends has no more than a row', async () => {
  const content = `<row><c r="A1">${'<v '.repeat(330_000)}</c></row>`;
  const csv = await csvOfWorkbook(await bookOf([['sheet1.xml', content]]), 'made.xlsx');
  expect(csv.trim()).toBe('');
});
