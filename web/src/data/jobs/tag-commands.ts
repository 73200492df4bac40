import type { Job } from '@foothold/core/entities/job/job.ts';
import {
  isTooLong,
  tagKey,
  tagLimits,
  tagName,
  withoutTags,
  withTags,
} from '@foothold/core/entities/job/job-tags.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { BatchOptions } from '../rows/in-batches.ts';
import { Refusal } from '../rows/save-result.ts';
import type { Writer } from '../rows/writer.ts';
import { removeNamedSetting, writeNamedSetting } from '../settings/named-settings.ts';
import { type ChangedJobs, changeEachJob } from './change-each-job.ts';
import { jobTables } from './job-write.ts';
import { jobsWithTag, tagUse } from './tag-use.ts';
import { queryTagColors, tagColorGroup } from './tags.ts';

/** Chooses the color of a tag for every job that has it or will. */
export const setTagColor = command(
  'setTagColor',
  (name: string, color: string, clock: Clock = systemClock) => ({
    label: 'tagColorChosen',
    tables: ['settings'],
    clock,
    run: (writer) =>
      writeNamedSetting(writer, { group: tagColorGroup, name: tagKey(name), value: color }, clock),
  }),
);

/**
 * Gives a tag another name in every job, in one step; where there is a tag of that name already, the two become one.
 * `changed` counts the jobs, `unreadable` names those that cannot be read and keep it.
 */
export const renameTag = command(
  'renameTag',
  (from: string, to: string, batches: BatchOptions = {}, clock: Clock = systemClock) => {
    const name = tagName(to);
    const [fromKey, toKey] = [tagKey(from), tagKey(to)];
    if (toKey === '') throw new Refusal('invalid', { detail: 'tagName' });
    if (/[,;|]/.test(name)) throw new Refusal('invalid', { detail: 'tagDividers' });
    if (isTooLong(name))
      throw new Refusal('invalid', { detail: 'tagLetters', values: { most: tagLimits.letters } });
    return {
      label: 'tagRenamed',
      tables: [...jobTables, 'settings'],
      clock,
      run: async (writer) => {
        const other = toKey === fromKey ? undefined : (await tagUse(writer.db)).get(toKey);
        const spelled = other?.name ?? name;
        const change = (tags: readonly string[]) =>
          withTags(
            [],
            tags.map((tag) => (tagKey(tag) === fromKey ? spelled : tag)),
          );
        const done = await changeTags(writer, fromKey, change, batches, clock);
        if (toKey !== fromKey) await moveColor(writer, fromKey, other ? '' : toKey, clock);
        return { id: 0, isMerged: other !== undefined, ...done };
      },
    };
  },
);

/** Takes a tag off every job, in one step. */
export const deleteTag = command(
  'deleteTag',
  (name: string, batches: BatchOptions = {}, clock: Clock = systemClock) => ({
    label: 'tagDeleted',
    tables: [...jobTables, 'settings'],
    clock,
    run: async (writer) => {
      const without = (tags: readonly string[]) => withoutTags(tags, [name]);
      const done = await changeTags(writer, tagKey(name), without, batches, clock);
      await moveColor(writer, tagKey(name), '', clock);
      return { id: 0, ...done };
    },
  }),
);

/** Changes the tags of every job that has this one. */
async function changeTags(
  writer: Writer,
  key: string,
  change: (tags: readonly string[]) => string[],
  batches: BatchOptions,
  clock: Clock,
): Promise<ChangedJobs> {
  const changed = (job: Job): Job => ({ ...job, tags: change(job.tags) });
  return changeEachJob(writer, await jobsWithTag(writer.db, [key]), changed, { batches, clock });
}

/** The color goes with the new name; with none it goes. */
async function moveColor(writer: Writer, from: string, to: string, clock: Clock): Promise<void> {
  const color = (await queryTagColors(writer.db)).get(from);
  if (color === undefined) return;
  await removeNamedSetting(writer, tagColorGroup, from);
  if (to !== '') await writeNamedSetting(writer, { group: tagColorGroup, name: to, value: color }, clock);
}
