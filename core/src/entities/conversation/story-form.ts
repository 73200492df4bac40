import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import { atMost } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { type Story, storyParts } from './practice.ts';

const part = z.string().check(atMost(10_000));
const short = (most: number) =>
  rule((value: string) => value.length <= most, formProblem('at-most-characters', { most }));

/** The fields of a story that a person edits, with the sentence each shows when it cannot be saved. */
export const StoryForm = z
  .object({
    title: z.string().check(
      rule((value: string) => value.trim() !== '', formProblem('story-title')),
      short(200),
    ),
    situation: part,
    task: part,
    action: part,
    result: part,
    /** Competences it shows, by their names in core. */
    shows: z.array(z.string()),
    /** Tags of the person's own, with commas between them. */
    tags: z.string().check(short(500)),
  })
  .check(
    rule((values) => storyParts.some((name) => values[name].trim() !== ''), formProblem('story-parts'), [
      'action',
    ]),
  );
export type StoryFormValues = z.infer<typeof StoryForm>;

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
