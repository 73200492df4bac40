// Brings data of former versions up to date on both databases and compares it: npm run prove -- upgrade [COMMIT…].
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { load, machineFacts } from '../machine.ts';
import { markdown } from '../table.ts';
import { formerVersions, writeVersion } from './former-versions.ts';
import { lacksOwnFile, otherPostgres, type Upgrade, upgradeVersion } from './upgrade-version.ts';
import { type VersionData, writePostings } from './version-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'both' },
    minutes: { type: 'string', default: '40' },
  },
});
const databases = (['PGlite', 'PostgreSQL'] as const).filter((name) =>
  values.database === 'both' ? true : name.toLowerCase().startsWith(String(values.database)),
);
const deadline = performance.now() + Number(values.minutes) * 60_000;
const tell = (line: string) => process.stderr.write(`  ${line}\n`);

const versions = formerVersions(root).filter(
  ({ commit }) => positionals.length === 0 || positionals.some((one) => commit.startsWith(one)),
);
const folder = mkdtempSync(join(tmpdir(), 'foothold-upgrade-'));
const file = writePostings(folder);
const postgres = databases.includes('PostgreSQL') ? await startPostgres() : null;

async function newDatabase(url: string): Promise<string> {
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

let count = 0;
const newData = (database: string) => async (): Promise<VersionData> => {
  count += 1;
  const data = join(folder, `data-${count}`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return {
    folder: data,
    databaseUrl: database === 'PostgreSQL' && postgres ? await newDatabase(postgres.url) : null,
  };
};

const rows: string[][] = [];
const problems: string[] = [];
const notes: string[] = [];
let lastFolder: string | null = null;

function report(name: string, database: string, upgrade: Upgrade, seconds: number): void {
  const { comparison, refusal, madeBy, tables, works } = upgrade;
  rows.push([
    name,
    database,
    madeBy,
    String(tables),
    String(comparison?.rows ?? ''),
    comparison ? `${comparison.same} + ${comparison.documented}` : '',
    String(comparison?.problems.length ?? ''),
    refusal ? `refused: “${refusal}”` : works.join(', '),
    `${seconds.toFixed(0)} s`,
  ]);
  const [, missing] = lacksOwnFile.exec(upgrade.notes.at(-1) ?? '') ?? [];
  if (missing)
    notes.push(
      `${name} does not run on ${database} with its own code and packages (no ${missing}), so its SQL was applied.`,
    );
  for (const problem of upgrade.problems.slice(0, 20)) problems.push(`${name}, ${database}: ${problem}`);
}

try {
  for (const { commit, day, migrations, isReleased, main } of versions) {
    const code = join(folder, `code-${commit}`);
    writeVersion(root, commit, code);
    for (const database of databases) {
      const name = `${commit} (${day}, ${migrations} migrations)`;
      if (performance.now() > deadline) {
        problems.push(`${name}, ${database}: not tried within ${values.minutes} minutes`);
        continue;
      }
      tell(`${name}, ${database} …`);
      const begin = performance.now();
      try {
        const make = newData(database);
        const upgrade = await upgradeVersion(code, main !== null, make, file);
        if (database === 'PGlite' && !upgrade.refusal) lastFolder = join(folder, `data-${count}`);
        if (upgrade.refusal && isReleased)
          upgrade.problems.push(`a version that was released is refused: ${upgrade.refusal}`);
        report(name, database, upgrade, (performance.now() - begin) / 1000);
      } catch (cause) {
        problems.push(`${name}, ${database}: ${(cause as Error).stack}`);
      }
    }
    rmSync(code, { recursive: true, force: true });
  }
  if (lastFolder) {
    const said = await otherPostgres(lastFolder, join(folder, 'other-postgres'));
    rows.push(['a folder of PostgreSQL 16', 'PGlite', '', '', '', '', '', `refused: “${said}”`, '']);
    if (!/was made by PostgreSQL 16/.test(said)) problems.push(`a folder of PostgreSQL 16: ${said}`);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

process.stdout.write(
  `${machineFacts()}\n\n${markdown({
    title: `Data of ${versions.length} former versions, brought up to date (load average ${load()})`,
    head: [
      'version',
      'database',
      'made by',
      'tables',
      'rows',
      'same + changed as documented',
      'lost or changed',
      'works today',
      'took',
    ],
    rows,
  })}\n\n${[...new Set(notes)].map((note) => `${note}\n\n`).join('')}${problems.length === 0 ? 'Nothing was lost, and nothing failed.' : `${problems.length} problems:\n${problems.join('\n')}`}\n`,
);
if (problems.length > 0) process.exitCode = 1;
