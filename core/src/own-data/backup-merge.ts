import { crc32 } from '../files/crc32.ts';
import { entityOf, type TableName } from './entities.ts';

/** What becomes of a record that is here and in the backup with another content. */
export const mergeChoices = ['mine', 'theirs', 'both'] as const;
export type MergeChoice = (typeof mergeChoices)[number];

/** The choice for all records, `newer` being the side that was changed last; and for single ones by their id. */
export type MergeChoices = { all: MergeChoice | 'newer'; each: Readonly<Record<string, MergeChoice>> };

type Row = Record<string, unknown>;

/** What is made again with every save and says nothing of its own. */
const stamps = new Set(['internalId', 'keys', 'updatedAt', 'dateUpdated']);

/** Tables in which both sides of a difference can be beside each other. */
export function canKeepBoth(table: TableName): boolean {
  return !isSingle(table) && entityOf(table).keepsBoth !== false;
}

/** True for a table whose rows are told by fields of theirs. */
export const isSingle = (table: TableName) => entityOf(table).identity !== undefined;

/**
 * What makes two rows of a table the same record in two browsers (docs/spec/design.md, Local database: merges match by `uid`).
 * A row without a uid is told by all that it holds.
 */
export function mergeIdentity(table: TableName, row: Row): string {
  const fields = entityOf(table).identity;
  if (fields?.every((field) => row[field] !== undefined))
    return `s ${JSON.stringify(fields.map((field) => row[field]))}`;
  const { uid } = row;
  return typeof uid === 'string' && uid !== '' ? `u ${uid}` : `c ${contentText(row)}`;
}

/** The fields of a row that a merge compares, `without` some more. */
export function comparedFields(row: Row, without: readonly string[] = []): string[] {
  return Object.keys(row).filter((field) => !stamps.has(field) && !without.includes(field));
}

/** Everything a row says for itself as one text, in the order of its field names; `without` what names other records. */
export function contentText(row: Row, without: readonly string[] = []): string {
  return JSON.stringify(
    comparedFields(row, without)
      .sort()
      .map((field) => [field, row[field]]),
  );
}

/**
 * The uid of a copy that is beside the record it differs from: the same for the same record and reason, so that
 * keeping both twice makes one copy.
 */
export function copyUid(uid: string, reason: string): string {
  const mark = crc32(`${uid} ${reason}`);
  return /^[0-9a-f]{8}-/i.test(uid) ? `${mark}${uid.slice(8)}` : `${uid}-${mark}`;
}

/** The side that was changed last; the own one where nobody knows. */
export function newerSide(mine: Row, theirs: Row): 'mine' | 'theirs' {
  const at = (row: Row) => (typeof row.updatedAt === 'string' ? Date.parse(row.updatedAt) || 0 : 0);
  return at(theirs) > at(mine) ? 'theirs' : 'mine';
}

/** What the person chose for one record; both sides stay only where they can. */
export function choiceFor(
  conflict: { id: string; newer: 'mine' | 'theirs'; canKeepBoth: boolean },
  { all, each }: MergeChoices,
): MergeChoice {
  const choice = each[conflict.id] ?? (all === 'newer' ? conflict.newer : all);
  return choice === 'both' && !conflict.canKeepBoth ? 'mine' : choice;
}
