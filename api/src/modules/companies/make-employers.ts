import type { Queryable } from '../../db/db.ts';
import { bestEmployer, knownByName, nothingKnown, postingEvidence } from './employer-evidence.ts';

/** Characters of a name that fit an index. */
const longest = 300;

/** The name of a group as it is shown, and in lower case as it is told from others. */
export function groupOf(name: string): { group: string; groupName: string } {
  const groupName = name.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, longest);
  return { group: groupName.toLowerCase(), groupName };
}

/** A group name that no employer has yet: the name, or with what tells this employer from the one that has it. */
export async function freeGroup(
  tx: Queryable,
  name: string,
  tellsApart: readonly string[],
): Promise<{ group: string; groupName: string }> {
  const told = tellsApart.filter((one) => one !== '').map((one) => `${name} (${one})`);
  const tried = [name, ...told].map(groupOf);
  const taken = await takenOf(
    tx,
    tried.map(({ group }) => group),
  );
  const free = tried.find(({ group }) => !taken.has(group));
  if (free) return free;
  for (let n = 2; ; n += 1) {
    const next = groupOf(`${name.slice(0, longest - 10)} (${n})`);
    if ((await takenOf(tx, [next.group])).size === 0) return next;
  }
}

async function takenOf(tx: Queryable, groups: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ group: string }>(
    'SELECT group_key AS group FROM employer WHERE group_key = ANY ($1::text[])',
    [groups],
  );
  return new Set(rows.map(({ group }) => group));
}

type Unknown = { key: string; name: string };

/**
 * Gives each of these names that has postings an employer that takes them: one of that name that lists or people know, where
 * nothing speaks against it, else a new one, called as most of its postings write it.
 */
export async function makeEmployers(tx: Queryable, keys: readonly string[]): Promise<void> {
  const unknown = await tx.query<Unknown>(
    `SELECT k.key, n.name FROM unnest($1::text[]) AS k (key)
     CROSS JOIN LATERAL (
       SELECT t.company_name AS name FROM (SELECT id FROM posting p WHERE p.company_key = k.key ORDER BY id DESC LIMIT 100) p
       JOIN posting_text t ON t.posting_id = p.id GROUP BY t.company_name ORDER BY count(*) DESC, t.company_name = upper(t.company_name), length(t.company_name), t.company_name LIMIT 1
     ) n
     WHERE NOT EXISTS (SELECT FROM employer e WHERE e.takes_postings AND e.name_key = k.key)
     ORDER BY k.key`,
    [keys],
  );
  if (unknown.length === 0) return;
  const known = await knownByName(
    tx,
    unknown.map(({ key }) => key),
  );
  const postings = await postingEvidence(tx, [...known.keys()]);
  const made: { key: string; group: string; groupName: string; name: string }[] = [];
  const taken = new Set(
    await takenOf(
      tx,
      unknown.map(({ name }) => groupOf(name).group),
    ),
  );
  for (const { key, name } of unknown) {
    // One that takes the postings of another spelling keeps those.
    const others = (known.get(key) ?? []).filter(({ takesPostings }) => !takesPostings);
    const same = bestEmployer(key, postings.get(key) ?? nothingKnown, others);
    if (same) {
      await tx.query('UPDATE employer SET takes_postings = true, name_key = $2 WHERE id = $1::bigint', [
        same.id,
        key,
      ]);
      continue;
    }
    const own = groupOf(name);
    const free = taken.has(own.group) ? await freeGroup(tx, name, ['other']) : own;
    taken.add(free.group);
    made.push({ key, ...free, name });
  }
  if (made.length === 0) return;
  await tx.query(
    `WITH made AS (
       INSERT INTO employer (group_key, group_name, name_key, takes_postings)
       SELECT g.*, true FROM unnest($1::text[], $2::text[], $3::text[]) AS g RETURNING id, name_key
     )
     INSERT INTO employer_name (employer_id, key, text)
     SELECT m.id, g.key, g.text FROM made m
     JOIN unnest($3::text[], $4::text[]) AS g (key, text) ON g.key = m.name_key`,
    [
      made.map(({ group }) => group),
      made.map(({ groupName }) => groupName),
      made.map(({ key }) => key),
      made.map(({ name }) => groupOf(name).groupName),
    ],
  );
}
