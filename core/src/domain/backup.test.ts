import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Backup, backupVersion, crc32, readBackup, writeBackup } from './backup.ts';

const known = ['jobs', 'places'];
const backup: Backup = {
  madeAt: '2026-11-21T07:00:00.000Z',
  tables: {
    jobs: [{ internalId: 1, jobTitle: 'Nurse, “night” 🦊', notes: 'a\u2028b\n' } as never],
    places: [],
  },
};
const text = writeBackup(backup);
const problem = (content: string) => {
  const read = readBackup(content, known);
  return read.ok ? 'none' : read.problem;
};

test('the checksum is the CRC-32 of the standard', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
});

test('what was written is read exactly', () => {
  expect(readBackup(text, known)).toEqual({ ok: true, backup });
});

test('any rows come back as they were', () => {
  const row = fc.record({ internalId: fc.integer({ min: 1, max: 1e9 }), value: fc.jsonValue() });
  fc.assert(
    fc.property(fc.array(row), (jobs) => {
      const tables = JSON.parse(JSON.stringify({ jobs }));
      const read = readBackup(writeBackup({ ...backup, tables }), known);
      expect(read).toEqual({ ok: true, backup: { ...backup, tables } });
    }),
  );
});

describe('is refused as a whole', () => {
  test.each([
    ['cut in half', text.slice(0, text.length / 2), 'damaged'],
    ['edited by hand', text.replace('Nurse', 'Nurses'), 'damaged'],
    ['with a row that has no key', text.replace('"internalId":1', '"internalId":0'), 'damaged'],
    ['without its checksum', text.replace(/"checksum":"\w+",/, ''), 'damaged'],
    ['of a newer version', text.replace(`"version":${backupVersion}`, '"version":99'), 'newer'],
    ['another JSON file', '{"jobs":[]}', 'not-a-backup'],
    ['a list', '[]', 'not-a-backup'],
    ['a picture', '\u0089PNG', 'not-a-backup'],
    ['nothing', '', 'not-a-backup'],
  ])('%s', (_, content, expected) => {
    expect(problem(content)).toBe(expected);
  });

  test('a table that does not exist is named', () => {
    const tables = { 'jobs; drop': [] };
    expect(readBackup(writeBackup({ ...backup, tables }), known)).toEqual({
      ok: false,
      problem: 'unknown-table',
      table: 'jobs; drop',
    });
  });
});
