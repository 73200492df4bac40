import type { OccupationSkills } from '@foothold/core/entities/occupation/occupation.ts';
import type { Queryable } from '../../db/db.ts';

/** Of each kind, as many as a person reads. */
const most = 10;
/** “Important” on O*NET's scale from 1 to 5. */
const important = 3;

type Row = { kind: 'skill' | 'technology'; name: string; edition: string; year: string };

/**
 * What an occupation asks for (O*NET, loaded by `npm run reference`): the important skills, most important first, and
 * programs and machines, those that postings ask for first. Undefined while none are loaded of it.
 */
export async function occupationSkills(db: Queryable, code: string): Promise<OccupationSkills | undefined> {
  const rows = await db.query<Row>(
    `SELECT s.kind, s.name, e.edition, e.year FROM (
       SELECT kind, name, weight, row_number() OVER (PARTITION BY kind ORDER BY weight DESC, name COLLATE "C") AS place
       FROM occupation_skill WHERE code = $1 AND (kind = 'technology' OR weight >= $2)
     ) s JOIN reference_edition e ON e.name = 'occupation_' || s.kind
     WHERE s.place <= $3 ORDER BY s.kind, s.place`,
    [code, important, most],
  );
  const [first] = rows;
  if (!first) return undefined;
  const named = (kind: Row['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.name] : []));
  return {
    skills: named('skill'),
    technologies: named('technology'),
    agency: 'U.S. Department of Labor',
    dataset: first.edition ? `O*NET ${first.edition} Database` : 'O*NET Database',
    year: first.year,
  };
}
