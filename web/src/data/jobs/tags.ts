import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { queryNamedSettings } from '../settings/named-settings.ts';
import { tagUse } from './tag-use.ts';

/** Their settings: the key of a tag names one, the value is its color. */
export const tagColorGroup = 'tagColors';

/** A tag as it is written, how many jobs have it, and the color that was chosen for it ('' none). */
export type Tag = { key: string; name: string; count: number; color: string };

/** The tags of all jobs by name, live; undefined while they load. */
export function useTags(): readonly Tag[] | undefined {
  return useOwnQuery('tags', queryTags, { keep: true });
}

/** The tags of all jobs by name, out of one index. A tag is there as long as a job has it. */
export async function queryTags(db: OwnData): Promise<Tag[]> {
  const [used, colors] = await Promise.all([tagUse(db), queryTagColors(db)]);
  return [...used]
    .map(([key, { name, jobs }]) => ({ key, name, count: jobs.size, color: colors.get(key) ?? '' }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The tags that any of these jobs has, by name, live. */
export function useTagsOfJobs(ids: readonly number[]): readonly string[] | undefined {
  return useOwnQuery(`tags of ${ids.join()}`, (db) => queryTagsOfJobs(db, ids), { keep: true });
}

/** The tags that any of these jobs has, by name, out of one index: the jobs may be all there are. */
export async function queryTagsOfJobs(db: OwnData, ids: readonly number[]): Promise<string[]> {
  const asked = new Set(ids);
  const used = [...(await tagUse(db)).values()].filter(({ jobs }) => [...jobs].some((id) => asked.has(id)));
  return used.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
}

/** The colors that were chosen for tags, by their keys, live. */
export function useTagColors(): ReadonlyMap<string, string> | undefined {
  return useOwnQuery('tag colors', queryTagColors, { keep: true });
}

/** The colors that were chosen for tags, by their keys. */
export async function queryTagColors(db: OwnData): Promise<Map<string, string>> {
  return new Map((await queryNamedSettings(db, tagColorGroup)).map(({ name, value }) => [name, value]));
}
