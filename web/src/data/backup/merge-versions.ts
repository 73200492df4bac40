import { itemTables, withUidsRenamed } from '@foothold/core/entities/resume/version-differences.ts';
import type { BackupRow, BackupTables } from '@foothold/core/own-data/backup.ts';
import { copyUid } from '@foothold/core/own-data/backup-merge.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow } from '../rows/read-rows.ts';
import type { Incoming, KeyMaps } from './backup-match.ts';

/** The differences of a version where the items of a resume of the file are copies, which have other uids. */
function differencesOfCopy(row: BackupRow, { from, uid }: { from: number; uid: string }, file: BackupTables) {
  const items = Object.values(itemTables).flatMap((table) => file[table] ?? []);
  const copied = new Set(items.filter(({ resumeId }) => resumeId === from).map((item) => item.uid));
  const { record } = readRow('resumes', row);
  const rename = (one: string) => (copied.has(one) ? copyUid(one, uid) : one);
  return record ? withUidsRenamed(record.differences, rename) : row.differences;
}

/** A version on the copy of its base, where both sides keep the base: the base here lacks what only the file's has. */
function onCopiedBase(maps: KeyMaps, { from, row }: Incoming, file: BackupTables): BackupRow {
  const base = Number(file.resumes?.find(({ internalId }) => internalId === from)?.baseId);
  const copy = maps.copies.get('resumes')?.get(base);
  if (!copy) return row;
  return {
    ...row,
    baseId: copy.key,
    differences: differencesOfCopy(row, { from: base, uid: copy.uid }, file),
  };
}

/** Resumes of the file: a version that is not here hangs on the copy of its base, and is named after that. */
export async function onCopiedBases(
  db: OwnData,
  maps: KeyMaps,
  incoming: readonly Incoming[],
  file: BackupTables,
): Promise<Incoming[]> {
  const copies = maps.copies.get('resumes');
  if (!copies?.size) return [...incoming];
  const here = new Set(await db.resumes.orderBy('uid').uniqueKeys());
  const uids = new Map([...copies.values()].map(({ key, uid }) => [key, uid]));
  return incoming.map((one) => {
    const { uid } = one.row;
    if (typeof uid !== 'string' || uid === '' || here.has(uid)) return one;
    const row = onCopiedBase(maps, one, file);
    const base = uids.get(Number(row.baseId));
    return base === undefined ? one : { ...one, row: { ...row, uid: copyUid(uid, base) } };
  });
}

/** A version of the file that is kept beside another content of it, under the uid of the copy. */
export function copiedVersion(maps: KeyMaps, one: Incoming, uid: string, file: BackupTables): BackupRow {
  const row = onCopiedBase(maps, one, file);
  return { ...row, uid, differences: differencesOfCopy(row, { from: one.from, uid }, file) };
}
