import type { SharedCompany } from '@foothold/core/entities/company/shared-company.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import type { Queryable } from '../../db/db.ts';
import { freeGroup, groupOf } from './make-employers.ts';

type Named = Pick<SharedCompany, 'companyName' | 'url'> & { groupName?: string | undefined };

/**
 * The employer that a person means: the group as it is written, else the one of that name whose site it is or that has none
 * yet; another site makes another employer.
 */
export async function employerFor(
  tx: Queryable,
  { companyName, groupName = companyName, url }: Named,
): Promise<string> {
  const own = groupOf(groupName);
  const site = siteKey(url);
  const known = await tx.query<{ id: string; group: string; siteKey: string; name: boolean }>(
    `SELECT e.id::text AS id, e.group_key AS "group", e.site_key AS "siteKey" FROM employer e
     WHERE e.group_key = $1 OR e.name_key = $2 ORDER BY e.group_key = $1 DESC, e.takes_postings DESC, e.id`,
    [own.group, companyKey(groupName)],
  );
  const isOther = ({ siteKey: other }: { siteKey: string }) => site !== '' && other !== '' && site !== other;
  const bySite = site === '' ? undefined : known.find((one) => one.siteKey === site);
  const found = bySite ?? known.find((one) => !isOther(one));
  if (found) return found.id;
  const free = await freeGroup(tx, own.groupName, [site]);
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO employer (group_key, group_name, name_key, takes_postings)
     VALUES ($1, $2, $3, false) RETURNING id::text AS id`,
    [free.group, free.groupName, companyKey(groupName)],
  );
  if (!made) throw new Error('The company could not be added.');
  // The name it began with goes with the employer alone.
  await writeName(tx, { employerId: made.id, name: groupName, isFromPerson: false });
  return made.id;
}

/** Notes another name that a person calls an employer by. */
export async function noteName(tx: Queryable, employerId: string, name: string): Promise<void> {
  await writeName(tx, { employerId, name, isFromPerson: true });
}

type Name = { employerId: string; name: string; isFromPerson: boolean };

async function writeName(tx: Queryable, { employerId, name, isFromPerson }: Name): Promise<void> {
  await tx.query(
    `INSERT INTO employer_name (employer_id, key, text, from_person) VALUES ($1::bigint, $2, $3, $4::bool)
     ON CONFLICT DO NOTHING`,
    [employerId, companyKey(name), groupOf(name).groupName, isFromPerson],
  );
}

/** Forgets the names that people gave an employer and that none of its rows says anymore. */
export async function forgetNames(tx: Queryable, employerId: string): Promise<void> {
  const rows = await tx.query<{ name: string }>(
    `SELECT DISTINCT company_name AS name FROM employer_location WHERE employer_id = $1::bigint AND company_name <> ''
     UNION SELECT group_name FROM employer WHERE id = $1::bigint`,
    [employerId],
  );
  await tx.query(
    `DELETE FROM employer_name n USING employer e WHERE n.employer_id = $1::bigint AND e.id = n.employer_id AND n.from_person
       AND n.key <> e.name_key AND NOT n.key = ANY ($2::text[])`,
    [employerId, rows.map(({ name }) => companyKey(name))],
  );
}
