import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { UnfitDatabaseError } from './database-error.ts';
import { drizzleOver, type SqlClient } from './db-over.ts';
import { migrationsFolder } from './migrations-folder.ts';

type Migration = { tag: string; when: number; statements: string[]; hashes: string[] };
type Applied = { id: number; hash: string; when: number };

/** Hashes of migrations as they were between two releases, and what leads from their tables to those of today. */
const former: Readonly<Record<string, { tag: string; statements: readonly string[] }>> = {
  // Names were compared by the order of bytes, so that no index of `posting.company_key` served a join.
  '09fe66884fc9ba870fd5d2b9fbae3fb4841d268c9c93c6bfa84cdddb957b8012': {
    tag: '0017_companies',
    statements: [
      'ALTER TABLE employer ALTER COLUMN name_key TYPE text COLLATE "default"',
      'ALTER TABLE employer_name ALTER COLUMN key TYPE text COLLATE "default"',
    ],
  },
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function ownMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const lines = text.replaceAll('\r\n', '\n');
    return {
      tag,
      when,
      statements: text.split('--> statement-breakpoint'),
      // A checkout with Windows line ends records another hash for the same file.
      hashes: [hashOf(lines), hashOf(lines.replaceAll('\n', '\r\n'))],
    };
  });
}

async function appliedMigrations(client: SqlClient): Promise<Applied[]> {
  const table = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name");
  if ((table.rows as { name: string | null }[])[0]?.name === null) return [];
  const { rows } = await client.query(
    'SELECT id, hash, created_at::text AS at FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  );
  return (rows as { id: number; hash: string; at: string }[]).map(({ id, hash, at }) => ({
    id,
    hash,
    when: Number(at),
  }));
}

function unknownMigration({ when }: Applied, newest: number): UnfitDatabaseError {
  return new UnfitDatabaseError(
    when > newest
      ? 'The database was brought up to date by a later version of Foothold. Start that version, or restore a copy that this one made. Nothing was changed.'
      : 'The database was made by a version of Foothold between two releases, whose tables this version does not know. Start that version, or begin with an empty DATA_DIR or database. Nothing was changed.',
  );
}

/**
 * Makes the list of applied migrations what drizzle expects, which compares times alone: a migration that was renumbered
 * since is recorded by its number of today, one that was passed over is applied, one that was edited before its release is
 * brought to today's tables. Throws UnfitDatabaseError where a migration is not known.
 */
async function reconcile(client: SqlClient, folder: string): Promise<void> {
  const applied = await appliedMigrations(client);
  const own = ownMigrations(folder);
  const newest = own.at(-1)?.when ?? 0;
  const ownOf = ({ hash }: Applied) =>
    own.find(({ tag, hashes }) => hashes.includes(hash) || former[hash]?.tag === tag);
  const unknown = applied.find((one) => !ownOf(one));
  if (unknown) throw unknownMigration(unknown, newest);
  const done = new Set(applied.map((one) => ownOf(one)?.tag));
  const last = Math.max(...applied.map((one) => ownOf(one)?.when ?? 0));
  const passedOver = own.filter(({ tag, when }) => when < last && !done.has(tag));
  const isRecorded = applied.every((one) => ownOf(one)?.when === one.when && !former[one.hash]);
  if (isRecorded && passedOver.length === 0) return;
  await client.transaction(async (tx) => {
    for (const one of applied) {
      const { when, hashes, tag } = ownOf(one) as Migration;
      const statements = former[one.hash]?.tag === tag ? (former[one.hash]?.statements ?? []) : [];
      for (const statement of statements) await tx.exec(statement);
      await tx.query('UPDATE drizzle.__drizzle_migrations SET hash = $2, created_at = $3 WHERE id = $1', [
        one.id,
        hashes.includes(one.hash) ? one.hash : hashes[0],
        when,
      ]);
    }
    for (const { when, statements, hashes } of passedOver) {
      for (const statement of statements) await tx.exec(statement);
      await tx.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        hashes[0],
        when,
      ]);
    }
  });
}

/** Applies the migrations that the database does not have yet; throws UnfitDatabaseError or DatabaseError. */
export async function migrateTables(client: SqlClient, folder = migrationsFolder): Promise<void> {
  await reconcile(client, folder);
  await migrate(drizzleOver(client), { migrationsFolder: folder });
}
