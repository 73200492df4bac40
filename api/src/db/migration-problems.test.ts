import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrationHashes } from './migration-hashes.data.ts';
import { type Migrations, migrationProblems } from './migration-problems.ts';
import { migrationsFolder } from './migrations-folder.ts';

const read = (name: string) => readFileSync(join(migrationsFolder, name), 'utf8');
const names = readdirSync(migrationsFolder).filter((name) => name !== 'meta');
const real: Migrations = {
  sql: Object.fromEntries(names.map((name) => [name.replace(/\.sql$/, ''), read(name)])),
  journal: JSON.parse(read('meta/_journal.json')).entries,
};
const [first, second, ...later] = real.journal;
if (!first || !second) throw new Error('There are no migrations to test with.');

describe('migrations of the server', () => {
  test('are all there, unedited, in order', () => {
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names.filter((name) => !name.endsWith('.sql'))).toEqual([]);
    expect(migrationProblems(real, migrationHashes)).toEqual([]);
  });

  const edited = { ...real, sql: { ...real.sql, [first.tag]: `${real.sql[first.tag]}\n-- more` } };
  const { [second.tag]: _, ...without } = real.sql;
  const added = { ...real.sql, '0099_more': 'select 1;' };
  test.each<[string, Migrations, string[]]>([
    ['edited', edited, [`${first.tag}.sql was edited`]],
    ['deleted', { sql: without, journal: [first, ...later] }, [`${second.tag}.sql is gone`]],
    ['without its file', { ...real, sql: without }, [`${second.tag}.sql is gone`, 'which has no file']],
    ['not in the journal', { ...real, sql: added }, ['0099_more.sql is new: add', 'would never run']],
    ['renamed', { ...real, sql: { ...without, 'Second-try': 'x' } }, ['is gone', 'name it NNNN', 'is new']],
    [
      'swapped',
      { ...real, journal: [second, first, ...later] },
      ['is number 0', 'is number 1', 'passed over'],
    ],
    [
      'as old as the one before',
      { ...real, journal: [first, { ...second, when: first.when }, ...later] },
      ['passed over'],
    ],
  ])('one that is %s is refused and told what to do', (_name, migrations, says) => {
    const problems = migrationProblems(migrations, migrationHashes).join('\n');
    for (const words of says) expect(problems).toContain(words);
  });

  test('a checkout with Windows line ends is the same', () => {
    const sql = Object.fromEntries(
      Object.entries(real.sql).map(([tag, text]) => [tag, text.replaceAll('\n', '\r\n')]),
    );
    expect(migrationProblems({ ...real, sql }, migrationHashes)).toEqual([]);
  });
});
