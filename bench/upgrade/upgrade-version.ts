import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from '@foothold/api/src/db/db.ts';
import { openMemoryDb, openPgliteDb } from '@foothold/api/src/db/pglite.ts';
import { openPostgresDb } from '@foothold/api/src/db/postgres.ts';
import { openDb } from '@foothold/api/src/start/open-data.ts';
import { fillTables } from '@foothold/api/src/testing/test-fill-tables.ts';
import {
  compareRows,
  type RowComparison,
  type StoredRows,
  storedRows,
  tableLayout,
} from '@foothold/api/src/testing/test-stored-rows.ts';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { browserAt, signIn } from '../fuzz-person.ts';
import { installPackages } from './former-versions.ts';
import { importPostings, madePostings, refusalOf, startVersion, type VersionData } from './version-server.ts';

/** How the data of a version came to be. */
type MadeBy = 'its server' | 'its server, its own packages' | 'its SQL';

/** What one version's data became. */
export type Upgrade = {
  madeBy: MadeBy;
  tables: number;
  comparison: RowComparison | null;
  /** The sentence of a refusal; null where the data was upgraded. */
  refusal: string | null;
  /** What today's server answered on it: 'session', 'sign-in', 'search', 'stopped', 'rows'. */
  works: string[];
  problems: string[];
  /** Why its server could not make the data. */
  notes: string[];
};

/** Node's words for what a version lacks in its own code and its own lock file: a file or a package, by name. */
export const lacksOwnFile =
  /Cannot find (?:module '[^\s']{0,300}\/code-\w{1,40}\/|package ')((?:core|api)\/src\/[^']{1,200}|[^'/]{1,100})'/;

const today = fileURLToPath(new URL('../..', import.meta.url));
const email = 'upgraded.member@example.com';

const openRaw = ({ folder, databaseUrl }: VersionData): Promise<Db> =>
  databaseUrl ? openPostgresDb({ url: databaseUrl }) : openPgliteDb(folder);

type Person = { id: string; cookies: Map<string, string> };

/** Has the version's own command and server make postings, an account and a session. */
async function makeByServer(code: string, data: VersionData, file: string): Promise<Person> {
  await importPostings(code, data, file);
  const server = await startVersion(code, data);
  try {
    const { id, cookies } = await signIn(server.url, email);
    await browserAt(server.url, cookies).call('/auth/token');
    return { id, cookies };
  } finally {
    await server.stop();
  }
}

async function makeBySql(code: string, data: VersionData): Promise<void> {
  const db = await openRaw(data);
  try {
    await migrate(db.drizzle as never, { migrationsFolder: join(code, 'api/src/db/migrations') });
  } finally {
    await db.close();
  }
}

/** Folders of code that have the packages of their own lock file. */
const ownPackages = new Set<string>();

/** Data of the version in `code`: by its server, with its own packages where those of today do not fit, else by its SQL. */
async function makeData(
  code: string,
  hasServer: boolean,
  data: () => Promise<VersionData>,
  file: string,
): Promise<{ madeBy: MadeBy; data: VersionData; person: Person | null; reasons: string[] }> {
  const reasons: string[] = [];
  const attempts: MadeBy[] = ['its server', 'its server, its own packages'];
  for (const madeBy of hasServer ? attempts.slice(ownPackages.has(code) ? 1 : 0) : []) {
    const place = await data();
    try {
      if (madeBy === 'its server, its own packages' && !ownPackages.has(code)) {
        await installPackages(code);
        ownPackages.add(code);
      }
      return { madeBy, data: place, person: await makeByServer(code, place, file), reasons };
    } catch (cause) {
      reasons.push(`${madeBy}: ${(cause as Error).message}`);
    }
  }
  const place = await data();
  await makeBySql(code, place);
  return { madeBy: 'its SQL', data: place, person: null, reasons };
}

let fresh: Promise<string> | undefined;

/** The layout of a new database of today, made once. */
function freshLayout(): Promise<string> {
  fresh ??= (async () => {
    const db = await openMemoryDb();
    await db.migrate();
    const layout = JSON.stringify(await tableLayout(db));
    await db.close();
    return layout;
  })();
  return fresh;
}

/** Migrates with today's code and compares all rows; the sentence where it refuses. */
async function migrated(data: VersionData, before: StoredRows): Promise<RowComparison | string> {
  const db = await openDb({ ...data, databaseUrl: data.databaseUrl ?? undefined });
  try {
    await db.migrate();
    const comparison = compareRows(before, await storedRows(db));
    const layout = JSON.stringify(await tableLayout(db));
    if (layout !== (await freshLayout()))
      comparison.problems.push('the tables are not those of a new database');
    return comparison;
  } catch (cause) {
    if ((cause as Error).name === 'UnfitDatabaseError') return (cause as Error).message;
    throw cause;
  } finally {
    await db.close();
  }
}

/** How many postings of the imported file a search finds. */
async function found(url: string): Promise<number> {
  const answer = (await browserAt(url).call('/jobs/search', { searchTerm: madePostings.word })) as {
    data: { totalResults: number };
  };
  return answer.data.totalResults;
}

/** Lets today's server work on the upgraded data; answers what worked and what did not. */
async function useToday(data: VersionData, person: Person): Promise<Pick<Upgrade, 'works' | 'problems'>> {
  const works: string[] = [];
  const problems: string[] = [];
  const server = await startVersion(today, data);
  const step = async (name: string, holds: () => Promise<boolean>) => {
    const isFine = await holds().catch((cause: Error) => {
      problems.push(`${name}: ${cause.message.slice(0, 300)} … ${server.log()}`);
      return true;
    });
    if (!isFine) problems.push(`${name}: another answer than expected`);
    else if (!problems.some((one) => one.startsWith(`${name}:`))) works.push(name);
  };
  await step('session', async () => {
    const { token } = (await browserAt(server.url, person.cookies).call('/auth/token')) as { token: string };
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return sub === person.id;
  });
  await step('sign-in', async () => (await signIn(server.url, email)).id === person.id);
  // Postings of an earlier version are indexed again after the start.
  const until = performance.now() + 90_000;
  await step('search', async () => {
    for (;;) {
      if ((await found(server.url)) === madePostings.count) return true;
      if (performance.now() > until) return false;
      await new Promise((next) => setTimeout(next, 1000));
    }
  });
  await step('stop', async () => (await server.stop()) === 0);
  return { works, problems };
}

/** Tables whose rows no work of a server takes away. */
const lasting = ['users', 'accounts', 'posting', 'posting_text', 'employer_change', 'billing_history'];

/** Upgrades the data of one version on one database. */
export async function upgradeVersion(
  code: string,
  hasServer: boolean,
  newData: () => Promise<VersionData>,
  file: string,
): Promise<Upgrade> {
  const { madeBy, data, person, reasons } = await makeData(code, hasServer, newData, file);
  const raw = await openRaw(data);
  const filled = await fillTables(raw, person?.id);
  const before = await storedRows(raw);
  await raw.close();
  const problems = filled.refused.map((reason) => `could not be filled: ${reason}`);
  const notes = madeBy === 'its SQL' ? reasons : [];
  // A commit that lacks a file of its own never ran; that packages do not fit is a problem of this proof.
  if (notes.length > 0 && !lacksOwnFile.test(notes.at(-1) ?? '')) problems.push(...notes);
  const base = { madeBy, tables: filled.filled.length, works: [], problems, notes };
  const answer = await migrated(data, before);
  if (typeof answer === 'string') return { ...base, comparison: null, refusal: answer };
  problems.push(...answer.problems);
  if (!person) return { ...base, comparison: answer, refusal: null };
  const used = await useToday(data, person);
  const after = await openRaw(data);
  const kept = new Map([...before].filter(([name]) => lasting.includes(name)));
  const keys = new Map(
    [...kept].map(([name, { key, rows }]) => [
      name,
      { key, rows: rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]]))) },
    ]),
  );
  const lost = compareRows(keys, await storedRows(after)).problems;
  await after.close();
  return {
    ...base,
    comparison: answer,
    refusal: null,
    works: [...used.works, ...(lost.length === 0 ? ['rows'] : [])],
    problems: [...problems, ...used.problems, ...lost.map((one) => `after the server: ${one}`)],
  };
}

/** What today's server says to a folder of PGlite that another PostgreSQL made; a copy of `folder` is changed for it. */
export async function otherPostgres(folder: string, copy: string): Promise<string> {
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, 'postgres/PG_VERSION'), '16\n');
  return refusalOf(today, { folder: copy, databaseUrl: null });
}
