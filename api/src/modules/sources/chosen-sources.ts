import type { Db } from '../../db/db.ts';

/** The posting sources that the person on this machine chose, by short name. */
export type ChosenSources = {
  names(): readonly string[];
  /** Keeps `names` in place of what was chosen before. */
  choose(names: readonly string[], now: Date): Promise<void>;
};

/** Reads what was chosen; from then on it is known without asking the database, which no other server writes to. */
export async function openChosenSources(db: Db): Promise<ChosenSources> {
  const rows = await db.query<{ name: string }>('SELECT name FROM chosen_source ORDER BY name');
  let chosen = rows.map(({ name }) => name);
  return {
    names: () => chosen,
    async choose(names, now) {
      const next = [...new Set(names)].sort();
      await db.transaction(async (tx) => {
        await tx.query('DELETE FROM chosen_source WHERE name <> ALL($1::text[])', [next]);
        await tx.query(
          `INSERT INTO chosen_source (name, chosen_at) SELECT name, $2::timestamptz FROM unnest($1::text[]) AS name
           ON CONFLICT (name) DO NOTHING`,
          [next, now.toISOString()],
        );
      });
      chosen = next;
    },
  };
}
