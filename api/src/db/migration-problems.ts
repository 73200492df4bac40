import { createHash } from 'node:crypto';

/** The migrations as they are in their folder: SQL by name without `.sql`, and the list that drizzle runs. */
export type Migrations = {
  sql: Readonly<Record<string, string>>;
  journal: readonly { idx: number; tag: string; when: number }[];
};

const hashOf = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** What breaks “forward only, never edited”, one line each with what to do; `hashes` are those of released ones. */
export function migrationProblems(
  { sql, journal }: Migrations,
  hashes: Readonly<Record<string, string>>,
): string[] {
  const problems: string[] = [];
  for (const tag of Object.keys(hashes))
    if (sql[tag] === undefined)
      problems.push(
        `${tag}.sql is gone, but databases have run it: bring it back and undo it in a new migration.`,
      );
  for (const [tag, text] of Object.entries(sql)) {
    const hash = hashOf(text);
    if (!/^\d{4}_[a-z0-9_]+$/.test(tag)) problems.push(`${tag}.sql: name it NNNN_what_it_does.sql.`);
    if (hashes[tag] === undefined)
      problems.push(
        `${tag}.sql is new: add '${tag}': '${hash}' to migration-hashes.data.ts once it is final.`,
      );
    else if (hashes[tag] !== hash)
      problems.push(
        `${tag}.sql was edited, but databases have run it: restore it and write a new migration.`,
      );
    if (!journal.some((entry) => entry.tag === tag))
      problems.push(`${tag}.sql would never run: add it to meta/_journal.json.`);
  }
  for (const [at, { idx, tag, when }] of journal.entries()) {
    if (sql[tag] === undefined) problems.push(`meta/_journal.json names ${tag}, which has no file.`);
    if (idx !== at || !tag.startsWith(`${String(at).padStart(4, '0')}_`))
      problems.push(`${tag} is number ${at} in meta/_journal.json: idx and name have to say so.`);
    // Drizzle runs only what is later than the last that a database has run.
    if (when <= (journal[at - 1]?.when ?? 0))
      problems.push(`${tag} would be passed over: its “when” has to be later than that of the one before.`);
  }
  return problems;
}
