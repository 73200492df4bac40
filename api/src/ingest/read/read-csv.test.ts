import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvRecords, findSeparator } from '@foothold/core/files/csv-read.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { type FileRecord, readRecords } from './read-file.ts';
import { readHead } from './read-text.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-tables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
async function recordsOf(name: string, content: string): Promise<FileRecord[]> {
  const path = file(name, content);
  const records: FileRecord[] = [];
  for await (const one of readRecords(path, detectFormat(name, await readHead(path)))) records.push(one);
  return records;
}

describe('a table is read as the page reads it', () => {
  it.each([
    ['mixed line ends', 'Title,Company,Notes\r\nA,"B, Inc.","one\r\ntwo\rthree"\nC,D,\rE,F,\n'],
    ['a first line that names the separator', 'sep=;\r\nTitle;Company\r\nA, senior;B\r\n'],
    ['a head with a separator in quotes', '"Title","Company","Pay, yearly"\nA,B,1\n'],
    ['quotes that are not doubled', 'Title,Company\n"Welder "B" class",Iron\nA,B\n'],
    ['a byte order mark before a quote', '\ufeff"Title"\t"Company"\nA\tB\n'],
  ])('%s', async (_name, content) => {
    const [head = [], ...rows] = csvRecords(content, findSeparator(content));
    const plain = (cell = '') => cell.replace(/\r\n?/g, '\n');
    const read = await recordsOf('same.csv', content);
    expect(read.map(({ record }) => record)).toEqual(
      rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, plain(cells[at])]))),
    );
  });
  it('a quote that is never closed ends the reading before it fills the memory', async () => {
    const row = `${'x'.repeat(999)}\n`;
    // What comes later is not looked at anymore: a zero byte would be another complaint.
    const path = file('endless.csv', `Title,Company\nA,B\n"C,${row.repeat(65_000)}\u0000`);
    const reading = async () => {
      for await (const one of readRecords(path, { name: 'generic', syntax: 'csv', delimiter: ',' }))
        expect(one.row).toBe(2);
    };
    await expect(reading()).rejects.toThrow(/^Row 3: a quoted value is not closed/);
  });
});
