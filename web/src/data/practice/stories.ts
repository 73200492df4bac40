import { Story, storyParts } from '@foothold/core/entities/conversation/practice.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type Rows, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, removeStored, storedRecord } from '../rows/stored-record.ts';

/** Bounds of a story: its title, each of its parts, and its tags. */
export const storyLimits = { title: 200, part: 10_000, tags: 20, tag: 40 } as const;

/** The own stories, the one changed last first, live. */
export function useStories(): Rows<Story> | undefined {
  return useOwnQuery('stories', queryStories, { keep: true });
}

/** Reads the own stories, the one changed last first. */
export async function queryStories(db: OwnData): Promise<Rows<Story>> {
  const { rows, broken } = readRows('stories', await db.stories.toArray());
  return {
    rows: rows.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1) || b.internalId - a.internalId),
    broken,
  };
}

/** The fields of a story that a person writes; with `internalId`, of one that is kept already. */
export type StoryFields = Pick<Story, 'title' | 'situation' | 'task' | 'action' | 'result' | 'skills'> & {
  internalId?: number | undefined;
};

/** Keeps a story, or changes it. Not without a title, by which it is found again. */
export const saveStory = command(
  'saveStory',
  ({ internalId, ...fields }: StoryFields, base: BasedOn = {}, clock: Clock = systemClock) => {
    const checked = checkedFields(fields);
    return {
      label: internalId === undefined ? 'storyKept' : 'storyChanged',
      tables: ['stories'],
      clock,
      run: async (writer) => {
        if (internalId !== undefined) {
          const before = await storedRecord(writer, 'stories', internalId, base);
          const updatedAt = nextInstant(clock.now(), before.updatedAt);
          await writer.put('stories', { ...before, ...checked, internalId, updatedAt });
          return { id: internalId };
        }
        const at = clock.now().toISOString();
        const stamps = { uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 };
        return { id: await writer.add('stories', Story.parse({ ...checked, ...stamps }) as Story) };
      },
    };
  },
);

/** Deletes a story; Undo brings it back. */
export const deleteStory = command('deleteStory', (id: number, clock: Clock = systemClock) => ({
  label: 'storyDeleted',
  tables: ['stories'],
  clock,
  run: (writer) => removeStored(writer, 'stories', id),
}));

function checkedFields(fields: Omit<StoryFields, 'internalId'>): Omit<StoryFields, 'internalId'> {
  const title = fields.title.replace(/\s+/g, ' ').trim();
  if (title === '') throw new Refusal('invalid', { detail: 'storyTitle' });
  if (title.length > storyLimits.title)
    throw new Refusal('invalid', { detail: 'storyTitleLength', values: { most: storyLimits.title } });
  for (const part of storyParts)
    if (fields[part].length > storyLimits.part)
      throw new Refusal('invalid', {
        detail: 'storyPart',
        values: { most: storyLimits.part },
      });
  const skills = [...new Set(fields.skills.map((tag) => tag.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  if (skills.length > storyLimits.tags || skills.some((tag) => tag.length > storyLimits.tag))
    throw new Refusal('invalid', {
      detail: 'storyTags',
      values: { most: storyLimits.tags, letters: storyLimits.tag },
    });
  return { ...fields, title, skills };
}
