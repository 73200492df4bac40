import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArrayPostingIndex } from '../posting-index/array-posting-index.ts';
import { pack, unpack } from '../posting-index/store/packed-arrays.ts';
import { manifestName, partNames } from '../posting-index/store/snapshot.ts';
import { DocumentIndex } from './document-index.ts';
import { GroupNumbers } from './group-numbers.ts';
import { headName, type SavedFiles } from './saved-head.ts';

/**
 * Writes what an index is now to files, those that are `stored` not again. The index is read before the first wait, so that
 * it may change while this writes. Nothing is replaced: a head that names other files stays true.
 */
export async function writeFiles(
  folder: string,
  { index, groups }: DocumentIndex,
  stored: readonly string[],
): Promise<SavedFiles> {
  const { parts } = index.save(stored);
  const id = randomUUID();
  const groupFile = { name: `groups-${id}`, bytes: packGroups(groups) };
  const named = parts.map(({ name, bytes }) => ({
    name: name === manifestName ? `${manifestName}-${id}` : name,
    bytes,
  }));
  const manifest = named.find(({ name }) => name === `${manifestName}-${id}`);
  if (!manifest) throw new Error('The index was saved without a manifest.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, bytes } of [...named, groupFile]) {
    const fresh = join(folder, `${name}.new`);
    await writeFile(fresh, bytes, { mode: 0o600 });
    await rename(fresh, join(folder, name));
  }
  return { manifest: manifest.name, parts: partNames(manifest.bytes), groups: groupFile.name };
}

/** The index of files. Throws an Error where one of them is missing or not as it was written. */
export async function readFiles(
  folder: string,
  { manifest, parts, groups }: SavedFiles,
): Promise<DocumentIndex> {
  const read = (name: string) => readFile(join(folder, name));
  const names = packedGroups(await read(groups));
  const snapshot = [{ name: manifestName, bytes: await read(manifest) }];
  for (const name of parts) snapshot.push({ name, bytes: await read(name) });
  const { index, refused } = ArrayPostingIndex.load({ parts: snapshot });
  const [first] = refused;
  if (first) throw new Error(`${first.name}: ${first.reason}`);
  return new DocumentIndex(index, new GroupNumbers(names));
}

/** Removes what belongs to no saved index anymore. */
export async function removeOthers(folder: string, { manifest, parts, groups }: SavedFiles): Promise<void> {
  const kept = new Set([headName, manifest, groups, ...parts]);
  for (const name of await readdir(folder))
    if (!kept.has(name)) await rm(join(folder, name), { force: true });
}

function packGroups(groups: GroupNumbers): Uint8Array {
  return pack({ arrays: new Map([['names', new Uint8Array(groups.names().buffer)]]), rest: null });
}

function packedGroups(bytes: Uint8Array): Float64Array {
  const names = unpack(bytes).arrays.get('names');
  if (!(names instanceof Uint8Array)) throw new Error('It has no names of groups.');
  return new Float64Array(names.slice().buffer);
}
