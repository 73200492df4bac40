import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { frozenMigrations } from './frozen-migrations.data.ts';
import { migrations } from './migrations.ts';
import { entities, tableNames } from './tables.ts';

type Version = { version: number; stores: Readonly<Record<string, string>> };
type Frozen = typeof frozenMigrations;

const folder = new URL('../fixtures/', import.meta.url);
const sha256 = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
const storesHash = ({ stores }: Version) => sha256(JSON.stringify(Object.entries(stores).sort()));
const fixtures = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
);

/** What breaks “append only”, one line each with what to do. */
function problemsOf(
  versions: readonly Version[],
  texts: ReadonlyMap<string, string>,
  frozen: Frozen,
): string[] {
  const gone = frozen
    .filter((one) => !versions.some(({ version }) => version === one.version))
    .map(({ version }) => `version ${version} is gone, but browsers hold it: bring it back.`);
  const leftOver = [...texts.keys()]
    .filter((name) => !versions.some(({ version }) => name === `v${version}.json`))
    .map((name) => `fixtures/${name} belongs to no version.`);
  const each = versions.flatMap((one, at) => {
    const { version } = one;
    const text = texts.get(`v${version}.json`);
    const before = frozen.find((line) => line.version === version);
    const line = `{ version: ${version}, stores: '${storesHash(one)}', fixture: '${sha256(text ?? '')}' }`;
    return [
      version !== at + 1 && `version ${version} stands at place ${at + 1}: versions count up by one.`,
      text === undefined && `version ${version} has no rows: freeze them as fixtures/v${version}.json.`,
      !before && `version ${version} is new: add ${line} to frozen-migrations.data.ts once it is final.`,
      before &&
        before.stores !== storesHash(one) &&
        `the tables of version ${version} were edited: add a version.`,
      before &&
        before.fixture !== sha256(text ?? '') &&
        `the rows of version ${version} were edited: restore them.`,
    ].filter((problem) => typeof problem === 'string');
  });
  return [...gone, ...leftOver, ...each];
}

describe('versions of the local database', () => {
  it('are all there, unedited, in order, each with its frozen rows', () => {
    expect(migrations.length).toBeGreaterThan(0);
    expect(problemsOf(migrations, fixtures, frozenMigrations)).toEqual([]);
  });

  const [first, ...later] = migrations;
  if (!first) throw new Error('There is no version to test with.');
  const next = { ...first, version: migrations.length + 1 };
  const withText = new Map([...fixtures, [`v${next.version}.json`, '{}']]);
  const editedRows = new Map([...fixtures, ['v1.json', `${fixtures.get('v1.json')} `]]);
  it.each<[string, readonly Version[], ReadonlyMap<string, string>, string[]]>([
    ['removed', later, fixtures, ['version 1 is gone', 'v1.json belongs to no version']],
    [
      'renumbered',
      [{ ...first, version: 7 }, ...later],
      fixtures,
      ['version 1 is gone', 'version 7 stands at place 1'],
    ],
    [
      'edited',
      [{ ...first, stores: { ...first.stores, jobs: '++internalId' } }, ...later],
      fixtures,
      ['tables of version 1 were edited'],
    ],
    [
      'without a table',
      [{ ...first, stores: { jobs: first.stores.jobs ?? '' } }, ...later],
      fixtures,
      ['tables of version 1 were edited'],
    ],
    [
      'new without rows',
      [...migrations, next],
      fixtures,
      [`version ${next.version} has no rows`, 'is new: add {'],
    ],
    [
      'new without a frozen line',
      [...migrations, next],
      withText,
      [`version ${next.version} is new: add { version: ${next.version}`],
    ],
    ['changed in its rows', migrations, editedRows, ['rows of version 1 were edited: restore']],
  ])('one that is %s is refused and told what to do', (_name, versions, texts, says) => {
    const problems = problemsOf(versions, texts, frozenMigrations).join('\n');
    for (const words of says) expect(problems).toContain(words);
  });
});

describe.each(tableNames)('a new field of %s', (name) => {
  const rows = [...fixtures.values()].flatMap(
    (text) => (JSON.parse(text) as { tables: Record<string, unknown[]> }).tables[name] ?? [],
  );
  const accepted = (field: z.ZodMiniType) =>
    rows.filter(
      (row) =>
        z.extend(entities[name].schema as z.ZodMiniObject, { addedLater: field }).safeParse(row).success,
    );

  it('without a default refuses the frozen rows; with one it reads them all', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(accepted(z.string())).toEqual([]);
    expect(accepted(z._default(z.string(), ''))).toEqual(rows);
  });
});
