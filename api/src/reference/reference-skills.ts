import type { Queryable } from '../db/db.ts';
import { ReferenceFileError } from './reference-file-error.ts';

/** What a row of O*NET's skills is about: what a person can do, or a program or machine they work with. */
export type SkillKind = 'skill' | 'technology';

/** A row of O*NET's tables of skills; `isWhole` where it is about the occupation itself and no part of it (“.00”). */
export type SkillRow = { code: string; name: string; weight: number; isWhole: boolean };

/** First lines of the tables. The text edition has no columns Title and Scale Name, the spreadsheet has. */
const heads: Readonly<Record<SkillKind, RegExp>> = {
  skill: /^O\*NET-SOC Code\t(?:Title\t)?Element ID\tElement Name\tScale ID\t(?:Scale Name\t)?Data Value\t/,
  technology:
    /^O\*NET-SOC Code\t(?:Title\t)?Example\tCommodity Code\tCommodity Title\tHot Technology(?:\tIn Demand)?$/,
};

/**
 * Which of the two a file holds by its first line, null for another. Knowledge and abilities have the columns of the
 * skills, so that the name of the file counts as well.
 */
export function skillKindOf(name: string, head: string): SkillKind | null {
  if (heads.technology.test(head)) return 'technology';
  return heads.skill.test(head) && /skills[^/]*\.(?:txt|tsv|csv)/i.test(name) ? 'skill' : null;
}

/** Element IDs of O*NET's content model that are skills, basic and cross-functional. */
const skillElement = /^2\.[AB]\./;

/** Reads the lines of such a table; null for one without a row to keep. Throws ReferenceFileError. */
export function skillReader(
  file: string,
  kind: SkillKind,
): (line: string, number: number) => SkillRow | null {
  let names: string[] = [];
  return (line, number) => {
    const cells = line.split('\t');
    if (number === 1) {
      names = cells;
      return null;
    }
    const refuse = (problem: string) =>
      new ReferenceFileError(file, `cannot be used: in line ${number} ${problem}`);
    if (cells.length !== names.length)
      throw refuse(`there are ${cells.length} columns instead of ${names.length}; the file may be cut off`);
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const [, code, part] = /^(\d\d-\d{4})\.(\d\d)$/.exec(cell('O*NET-SOC Code')) ?? [];
    if (!code) throw refuse(`“${cells[0]}” is no code of an occupation`);
    const isWhole = part === '00';
    if (kind === 'technology') {
      const weight = (cell('In Demand') === 'Y' ? 2 : 0) + (cell('Hot Technology') === 'Y' ? 1 : 0);
      return cell('Example') ? { code, name: cell('Example'), weight, isWhole } : null;
    }
    if (!skillElement.test(cell('Element ID')))
      throw refuse(`“${cell('Element Name')}” is no skill of O*NET`);
    // The other scale is the level that is needed.
    if (cell('Scale ID') !== 'IM' || cell('Recommend Suppress') === 'Y') return null;
    const weight = Number(cell('Data Value') || Number.NaN);
    if (!(weight >= 1 && weight <= 5)) throw refuse(`“${cell('Data Value')}” is no importance from 1 to 5`);
    return { code, name: cell('Element Name'), weight, isWhole };
  };
}

/** One row for each skill of an occupation: its own importance, else the mean of its parts; of a technology the most. */
function together(
  rows: readonly SkillRow[],
  kind: SkillKind,
): { code: string; name: string; weight: number }[] {
  const groups = Map.groupBy(rows, ({ code, name }) => `${code} ${name}`);
  return [...groups.values()].map((group) => {
    const [{ code, name }] = group as [SkillRow];
    const whole = group.filter(({ isWhole }) => isWhole);
    const weights = (kind === 'skill' && whole.length > 0 ? whole : group).map(({ weight }) => weight);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    return { code, name, weight: kind === 'skill' ? mean : Math.max(...weights) };
  });
}

/** The edition that a file's path names (`db_29_3_text.zip`, `onet_29_3_…`), '' where it names none. */
function editionIn(path: string): string {
  const [, major, minor] = /(?:db|onet)_(\d\d)_(\d)(?!\d)/i.exec(path) ?? [];
  return major ? `${major}.${minor}` : '';
}

/** Editions appear in August (.0), November, February and May: 29.0 was that of August 2024. */
function yearOfEdition(edition: string): string {
  const [major = 0, minor = 0] = edition.split('.').map(Number);
  return String(1995 + major + (minor >= 2 ? 1 : 0));
}

const rowsPerStatement = 10_000;
/** The skills are replaced only by a file with at least this part of them. */
const fewestLeft = 0.5;

/** The row of `reference_edition` that tells of a kind. */
const editionName = { skill: 'occupation_skill', technology: 'occupation_technology' } as const;

type Told = { file: string; path: string; day: string; signal: AbortSignal };

/** Puts the skills of one kind in the place of all that are there. Throws ReferenceFileError on an older edition or a file cut off. */
export async function storeSkills(
  tx: Queryable,
  read: readonly SkillRow[],
  { kind, file, path, day, signal }: Told & { kind: SkillKind },
): Promise<void> {
  const rows = together(read, kind);
  const edition = editionIn(path);
  const name = editionName[kind];
  const [present] = await tx.query<{ edition: string; rows: number }>(
    'SELECT edition, rows FROM reference_edition WHERE name = $1',
    [name],
  );
  if (edition && present?.edition && Number(edition) < Number(present.edition))
    throw new ReferenceFileError(
      file,
      `is of O*NET ${edition}, which is older than what is loaded (${present.edition})`,
    );
  if (rows.length < (present?.rows ?? 0) * fewestLeft)
    throw new ReferenceFileError(
      file,
      `has ${rows.length} rows, but ${present?.rows} are loaded already; it looks cut off`,
    );
  await tx.query('DELETE FROM occupation_skill WHERE kind = $1', [kind]);
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    signal.throwIfAborted();
    const part = rows.slice(from, from + rowsPerStatement);
    await tx.query(
      `INSERT INTO occupation_skill (kind, code, name, weight)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::real[])`,
      [
        kind,
        part.map(({ code }) => code),
        part.map(({ name: one }) => one),
        part.map(({ weight }) => weight),
      ],
    );
  }
  await tx.query(
    `INSERT INTO reference_edition (name, edition, year, rows) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, year = excluded.year, rows = excluded.rows, loaded_at = now()`,
    [name, edition, edition ? yearOfEdition(edition) : day.slice(0, 4), rows.length],
  );
}
