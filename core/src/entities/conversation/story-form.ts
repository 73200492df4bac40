import * as z from 'zod/mini';
import { labelsOf } from '../entity.ts';
import { type Story, storyEntity, storyParts } from './practice.ts';

const part = z
  .string()
  .check(z.maxLength(10_000, 'At most 10,000 characters. Shorten this; it stays here until it fits.'));

/** The fields of a story that a person edits, with the sentence each shows when it cannot be saved. */
export const StoryForm = z
  .object({
    title: z.string().check(
      z.refine((value) => value.trim() !== '', 'Add a title, by which you find it again.'),
      z.maxLength(200, 'At most 200 characters.'),
    ),
    situation: part,
    task: part,
    action: part,
    result: part,
    /** Competences it shows, by their names in core. */
    shows: z.array(z.string()),
    /** Tags of the person's own, with commas between them. */
    tags: z.string().check(z.maxLength(500, 'At most 500 characters.')),
  })
  .check(
    z.refine((values) => storyParts.some((name) => values[name].trim() !== ''), {
      path: ['action'],
      error: 'Write at least one of the four parts.',
    }),
  );
export type StoryFormValues = z.infer<typeof StoryForm>;

/** Labels of the fields. */
export const storyFieldLabels: Record<keyof StoryFormValues, string> = {
  ...labelsOf(storyEntity.fields),
  shows: 'Shows',
  tags: 'Tags of your own',
};

/** The values of a form from a story; `isKnown` tells competences from tags. */
export function storyValues(
  story: Pick<Story, 'title' | 'situation' | 'task' | 'action' | 'result' | 'skills'>,
  isKnown: (name: string) => boolean,
): StoryFormValues {
  const { title, situation, task, action, result, skills } = story;
  return {
    ...{ title, situation, task, action, result },
    shows: skills.filter(isKnown),
    tags: skills.filter((name) => !isKnown(name)).join(', '),
  };
}

/** The stored fields of what a form holds. */
export function storyFields({ shows, tags, ...fields }: StoryFormValues) {
  const own = tags
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return { ...fields, skills: [...new Set([...shows, ...own])] };
}
