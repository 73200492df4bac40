import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { crc32, crc32Hex, crc32Of } from '../files/crc32.ts';
import {
  type BackupTables,
  backupLineReader,
  backupVersion,
  backupVersionOf,
  readBackupTail,
  writeBackup,
} from './backup.ts';
import { readFirstBackup } from './backup-first.ts';

const known = ['jobs', 'places'];
const madeAt = '2026-11-21T07:00:00.000Z';
const tables: BackupTables = {
  jobs: [{ internalId: 1, jobTitle: 'Nurse, “night” 🦊', notes: 'a\u2028b\n],\n' }],
  places: [],
};

/** Reads a file of version 2 as the page does: the last line, its checksum, then line by line. */
function read(text: string) {
  const tail = readBackupTail(text.slice(-64));
  if (!tail) return 'no tail';
  const body = text.slice(0, text.length - tail.length);
  if (crc32(body) !== tail.checksum) return 'other checksum';
  const reader = backupLineReader(known);
  for (const line of body.slice(0, -1).split('\n')) reader.take(line);
  return reader.end();
}

test('the checksum is the CRC-32 of the standard, also of bytes that come in pieces', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
  const bytes = new TextEncoder().encode('123456789');
  expect(crc32Hex(crc32Of(bytes.subarray(4), crc32Of(bytes.subarray(0, 4))))).toBe('cbf43926');
});

test('any rows come back as they were, and the file is JSON that other programs read', () => {
  const row = fc.record({ internalId: fc.integer({ min: 1, max: 1e9 }), value: fc.jsonValue() });
  const rows = fc.uniqueArray(row, { selector: ({ internalId }) => internalId });
  fc.assert(
    fc.property(fc.constant(tables.jobs ?? []), rows, rows, (first, jobs, places) => {
      for (const some of [
        { jobs: first, places: [] },
        { jobs, places },
      ]) {
        const made: BackupTables = JSON.parse(JSON.stringify(some));
        const text = writeBackup({ madeAt, tables: made });
        expect(read(text)).toEqual({ ok: true, backup: { madeAt, version: backupVersion, tables: made } });
        expect(JSON.parse(text)).toMatchObject({ version: backupVersion, madeAt, tables: made });
      }
    }),
  );
});

test.each([
  ['a table that does not exist', { 'jobs; drop': [] }, { problem: 'unknown-table', name: 'jobs; drop' }],
  [
    'a field with other signs',
    { jobs: [{ internalId: 1, 'a b': 1 }] },
    { problem: 'odd-field', name: 'a b' },
  ],
  ['a row without a key', { jobs: [{ internalId: 0 }] }, { problem: 'damaged' }],
  ['two rows of one key', { jobs: [{ internalId: 1 }, { internalId: 1 }] }, { problem: 'damaged' }],
  ['a row that is none', { jobs: [[1] as never] }, { problem: 'damaged' }],
])('%s refuses the file and is named', (_, odd, answer) => {
  expect(read(writeBackup({ madeAt, tables: odd as BackupTables }))).toEqual({ ok: false, ...answer });
});

test('rows that were left out under a checksum of their own are missed', () => {
  const text = writeBackup({ madeAt, tables }).replace(/\{"internalId":1[^\n]*\n/, '');
  const body = text.replace(/"checksum.*\n$/, '');
  expect(body).not.toContain('Nurse');
  expect(read(`${body}"checksum":"${crc32(body)}"}\n`)).toEqual({ ok: false, problem: 'damaged' });
});

test('the version is read from the first characters, of other programs’ spacing too', () => {
  expect(backupVersionOf(writeBackup({ madeAt, tables }).slice(0, 60))).toBe(backupVersion);
  expect(backupVersionOf('{ "format": "foothold-backup",\n "version": 12, ')).toBe(12);
  expect(backupVersionOf('{"jobs":[]}')).toBe(0);
});

const firstForm = (some: unknown, version = 1) =>
  `${JSON.stringify({ format: 'foothold-backup', version, madeAt, checksum: crc32(JSON.stringify(some)), tables: some })}\n`;

test('a file of version 1 is read for good', () => {
  const found = readFirstBackup(firstForm(tables), known);
  expect(found).toEqual({ ok: true, backup: { madeAt, version: 1, tables } });
});

test.each([
  ['cut in half', firstForm(tables).slice(0, 120), 'damaged'],
  ['edited by hand', firstForm(tables).replace('Nurse', 'Nurses'), 'damaged'],
  ['of a newer version', firstForm(tables, 99), 'newer'],
  ['another JSON file', '{"jobs":[]}', 'not-a-backup'],
  ['with a table that does not exist', firstForm({ other: [] }), 'unknown-table'],
  ['with a field of other signs', firstForm({ jobs: [{ internalId: 1, 'a-b': 1 }] }), 'odd-field'],
  ['with one key twice', firstForm({ jobs: [{ internalId: 1 }, { internalId: 1 }] }), 'damaged'],
])('a file of version 1 %s is refused', (_, text, problem) => {
  expect(readFirstBackup(text, known)).toMatchObject({ ok: false, problem });
});

test('reading stops at the number of records that the head states', () => {
  const reader = backupLineReader(known);
  const lines = [
    `{"format":"foothold-backup","version":2,"madeAt":"${madeAt}","counts":{"jobs":2},"tables":{`,
    '"jobs":[',
    '{"internalId":1},',
    '{"internalId":2},',
  ];
  expect(lines.map((line) => reader.take(line))).toEqual([true, true, true, true]);
  expect(reader.take('{"internalId":3},')).toBe(false);
  expect(reader.end()).toEqual({ ok: false, problem: 'more-than-stated' });
});

test('a record of a million lists or of 10,000 levels is refused without being parsed', () => {
  for (const value of [`[${'[],'.repeat(1_000_000)}[]]`, `${'['.repeat(10_000)}${']'.repeat(10_000)}`]) {
    const parse = vi.spyOn(JSON, 'parse');
    const reader = backupLineReader(known);
    reader.take(
      `{"format":"foothold-backup","version":2,"madeAt":"${madeAt}","counts":{"jobs":1},"tables":{`,
    );
    reader.take('"jobs":[');
    parse.mockClear();
    expect(reader.take(`{"internalId":1,"x":${value}}`)).toBe(false);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(reader.end()).toEqual({ ok: false, problem: 'too-large' });
  }
  expect(readFirstBackup(`{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, known)).toEqual({
    ok: false,
    problem: 'too-large',
  });
});
