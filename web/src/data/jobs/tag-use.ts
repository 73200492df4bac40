import { spelledAs, tagKey } from '@foothold/core/entities/job/job-tags.ts';
import type { OwnData } from '../rows/own-data.ts';

/** A tag as it is written first, and the jobs that have it in any spelling. */
type TagUse = { name: string; jobs: Set<number> };

/** The tags of all jobs by their keys, out of one index: no job is read. */
export async function tagUse(db: OwnData): Promise<Map<string, TagUse>> {
  const all = db.jobs.orderBy('tags');
  const [names, ids] = await Promise.all([all.clone().keys(), all.clone().primaryKeys()]);
  const used = new Map<string, TagUse>();
  for (const [at, name] of names.entries()) {
    const key = tagKey(String(name));
    const use = used.get(key) ?? { name: String(name), jobs: new Set() };
    use.jobs.add(ids[at] ?? 0);
    used.set(key, use);
  }
  return used;
}

/** The jobs that have one of these tags, in any spelling. */
export async function jobsWithTag(db: OwnData, names: readonly string[]): Promise<number[]> {
  const keys = new Set(names.map(tagKey));
  const spellings = (await db.jobs.orderBy('tags').uniqueKeys()).filter((name) =>
    keys.has(tagKey(String(name))),
  );
  const found = await Promise.all(spellings.map((name) => db.jobs.where('tags').equals(name).primaryKeys()));
  return [...new Set(found.flat())];
}

/** How each tag is spelled so far, by its key. */
export async function tagSpellings(db: OwnData): Promise<Map<string, string>> {
  const spellings = new Map<string, string>();
  for (const name of await db.jobs.orderBy('tags').uniqueKeys()) {
    const key = tagKey(String(name));
    if (!spellings.has(key)) spellings.set(key, String(name));
  }
  return spellings;
}

/** Tags as they are to be stored: spelled as other jobs have them. Asks nothing where there are none. */
export async function spelledTags(db: OwnData, tags: readonly string[]): Promise<string[]> {
  return tags.length === 0 ? [] : spelledAs(tags, await tagSpellings(db));
}
